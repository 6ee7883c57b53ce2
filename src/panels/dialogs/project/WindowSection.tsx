import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

/** Whether the projector's window is open and follows this one, or the key that opens it. */
export function WindowSection({ follows }: { readonly follows: boolean }) {
  const words = useWords()
  const { doors } = useStores()
  return (
    <section className={css.section}>
      <p className={css.note}>{words.t('projector.note')}</p>
      {follows ? (
        <p>{words.t('projector.follows')}</p>
      ) : (
        <div className={css.acts}>
          <Key framed label={words.t('projector.open')} onPress={doors.openProjector} />
        </div>
      )}
    </section>
  )
}
