import { Suspense, useRef } from 'react'
import { useStores } from '../use-stores.ts'
import { Reasons } from './later.ts'
import css from './Shell.module.css'
import { useStill } from './use-still.ts'

/** The reasons under the rule, while the near player asks for them. */
export function NearReasons({ asks }: { readonly asks: boolean }) {
  const { desk } = useStores()
  const box = useRef<HTMLDivElement>(null)
  useStill(box, desk)
  return (
    <div ref={box} className={css.why}>
      <Suspense>{asks && <Reasons />}</Suspense>
    </div>
  )
}
