import { useEffect, useMemo, useState } from 'react'
import { type Following, nothingFollowed } from '../desk/course.ts'
import type { Table } from '../table/document.ts'

type Followed = typeof import('../desk/followed.ts').followed

/** What is known of the procedure in hand on the table that is thrown; what that needs comes with the first one. */
export function useFollowing(table: Table | null): Following | null {
  const [followed, setFollowed] = useState<Followed | null>(null)
  const asked = table?.lays.some((lay) => lay.kind === 'procedure') ?? false
  useEffect(() => {
    if (!asked || followed) return
    void Promise.all([import('../desk/followed.ts'), import('../words/procedures/teach.ts')]).then(
      ([room, { teachProcedures }]) => {
        teachProcedures()
        setFollowed(() => room.followed)
      },
      // What can't be had now, as without a network, is asked for again with the next procedure.
      () => undefined,
    )
  }, [asked, followed])
  return useMemo(() => (table && followed && asked ? followed(table, nothingFollowed) : null), [table, followed, asked])
}
