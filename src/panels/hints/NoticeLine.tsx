import { useEffect } from 'react'
import { unlock } from '../../desk/desk.ts'
import { downloadText, fileName } from '../../saves/files.ts'
import { useChrome, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Hints.module.css'

/** How long a mere confirmation stays, in milliseconds. */
const BRIEFLY = 6000

/** What has just happened and what was kept, until it is put away; a mere confirmation goes by itself. */
export function NoticeLine() {
  const words = useWords()
  const { chrome, desk, doors } = useStores()
  const notice = useChrome((state) => state.notice)
  useEffect(() => {
    if (!notice?.brief) return
    const timer = setTimeout(() => chrome.setState({ notice: null }), BRIEFLY)
    return () => clearTimeout(timer)
  }, [chrome, notice])
  if (!notice) return null
  const { kept } = notice
  const free = () => {
    unlock(desk)
    doors.fit()
    chrome.setState({ notice: null })
  }
  return (
    <div className={notice.brief ? `${css.notice} ${css.brief}` : css.notice} role={notice.brief ? 'status' : 'alert'}>
      <p>{words.t(notice.text, notice.values)}</p>
      <div className={css.keys}>
        {kept && (
          <Key framed label={words.t('notice.download')} onPress={() => downloadText(fileName(kept.name), kept.text)} />
        )}
        {notice.unlock && <Key framed label={words.t('lock.freeAll')} onPress={free} />}
        {notice.brief ? (
          <Key icon="close" label={words.t('notice.close')} onPress={() => chrome.setState({ notice: null })} />
        ) : (
          <Key framed label={words.t('notice.close')} onPress={() => chrome.setState({ notice: null })} />
        )}
      </div>
    </div>
  )
}
