import { unlock } from '../../desk/desk.ts'
import { useDesk, useStores, useWords } from '../use-stores.ts'
import { Icon } from '../widgets/Icon.tsx'
import css from './LockChip.module.css'

/** Says in the corner of the board that its zoom is locked, and unlocks it. */
export function LockChip() {
  const words = useWords()
  const { desk } = useStores()
  const atScale = useDesk((state) => state.trueScale !== null)
  const zoom = useDesk((state) => state.zoomLocked)
  if (!atScale && !zoom) return null
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={words.t(atScale ? 'lock.scaleName' : 'lock.zoomName')}
      onClick={() => unlock(desk)}
    >
      <Icon name="lock" />
      <b>{words.t(atScale ? 'lock.scale' : 'lock.zoom')}</b>
      <span>{words.t('lock.free')}</span>
    </button>
  )
}
