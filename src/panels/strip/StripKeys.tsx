import { useStore } from 'zustand'
import { isUnderWay, type Lay } from '../../table/lay.ts'
import type { Asker } from '../chrome.ts'
import { useAct, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { PIN_BARE, WHY_BARE } from './fit.ts'
import type { Answer } from './use-answer.ts'
import type { KeyWords } from './use-key-words.ts'

interface StripKeysProps {
  readonly lay: Lay | null
  readonly answer: Answer
  readonly asker: Asker
  readonly keys: KeyWords
  readonly level: number
  readonly narrow: boolean
}

/** The keys beside the answer: to declare a target, to hold what is asked about, and to ask why. */
export function StripKeys({ lay, answer, asker, keys, level, narrow }: StripKeysProps) {
  const words = useWords()
  const act = useAct()
  const { chrome, drill } = useStores()
  const practice = useStore(drill.store, (state) => state.drill !== null)
  const { declares, reasoned } = answer
  return (
    <>
      {declares && (
        <Key
          framed
          label={words.t('declare.named', { name: declares.name })}
          onPress={() => act({ do: 'declare', target: declares.id })}
        />
      )}
      {lay && !practice && !declares && !isUnderWay(lay) && (
        <Key
          icon="pin"
          label={keys.pin}
          wordy={level < PIN_BARE && !narrow}
          framed={!narrow}
          onPress={() => act({ do: 'pin', id: lay.id, pinned: !lay.pinned })}
        />
      )}
      {reasoned && (
        <Key
          icon={keys.asked ? 'down' : 'up'}
          label={keys.why}
          wordy={level < WHY_BARE && !narrow}
          framed={!narrow}
          expanded={keys.asked}
          onPress={() => chrome.setState({ reasons: keys.asked ? null : asker })}
        />
      )}
    </>
  )
}
