import { useEffect, useLayoutEffect } from 'react'
import type { Tool } from '../../desk/desk.ts'
import type { Lay } from '../../table/lay.ts'
import { useSpace } from '../use-space.ts'
import { useDesk, useStores, useTable } from '../use-stores.ts'

/** Tools that ask something before the board is touched, and things that are of no use without their card. */
const askFirst: readonly Tool[] = ['procedure', 'terrain']
const askAfter: readonly Lay['kind'][] = ['procedure', 'deviation', 'shove']

/**
 * Where the panel is a sheet, it stands open at first, but for a phone, which has no room; and it opens with the card that
 * can't be done without: of a tool taken up, or of what was laid.
 */
export function useSheet(): void {
  const { chrome } = useStores()
  const { panel, tools } = useSpace()
  const isSheet = panel === 'sheet'
  const asks = useDesk(({ tool, selection }) => {
    const isMovingSeveral = tool === 'shove' && selection.length > 1
    return askFirst.includes(tool) || isMovingSeveral ? tool : null
  })
  const laid = useTable(
    ({ table }) => table.lays.find(({ kind, pinned }) => !pinned && askAfter.includes(kind))?.id ?? null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the window is divided at first decides
  useLayoutEffect(() => {
    if (isSheet && tools !== 'row') chrome.setState({ sheet: true })
  }, [])
  useEffect(() => {
    if (isSheet && (asks ?? laid)) chrome.setState({ sheet: true, tab: 'context', reasons: null })
  }, [chrome, isSheet, asks, laid])
}
