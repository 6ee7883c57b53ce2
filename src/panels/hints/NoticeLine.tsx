import { downloadText, fileName } from '../../saves/files.ts'
import { useChrome, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Hints.module.css'

/** What has just happened and what was kept, until it is put away. */
export function NoticeLine() {
  const words = useWords()
  const { chrome } = useStores()
  const notice = useChrome((state) => state.notice)
  if (!notice) return null
  const { kept } = notice
  return (
    <div className={css.notice} role="alert">
      <p>{words.t(notice.text, notice.values)}</p>
      <div className={css.keys}>
        {kept && (
          <Key framed label={words.t('notice.download')} onPress={() => downloadText(fileName(kept.name), kept.text)} />
        )}
        <Key framed label={words.t('notice.close')} onPress={() => chrome.setState({ notice: null })} />
      </div>
    </div>
  )
}
