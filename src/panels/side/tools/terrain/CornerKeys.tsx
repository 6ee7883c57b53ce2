import { useStores, useWords } from '../../../use-stores.ts'
import { Key } from '../../../widgets/Key.tsx'
import css from '../../Side.module.css'

/** Takes back the last corner of a free shape, or all of them. */
export function CornerKeys() {
  const words = useWords()
  const { desk } = useStores()
  const back = () => desk.setState(({ corners }) => ({ corners: corners.slice(0, -1) }))
  return (
    <div className={css.acts}>
      <Key label={words.t('terrain.back')} framed onPress={back} />
      <Key label={words.t('terrain.drop')} framed onPress={() => desk.setState({ corners: [] })} />
    </div>
  )
}
