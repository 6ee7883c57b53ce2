import { contactedInFall, FALL_POWER, fallDice } from '../../../rules/forced/fall.ts'
import type { ShoveOn } from '../../../table/on/shove-on.ts'
import { useCalmShown, useDesk, useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'

interface FallSectionProps {
  readonly on: ShoveOn
  /** How high it falls, in inches, and whom it contacts where it lands is then rolled for. */
  readonly height: number
  readonly onHeight: (height: number) => void
}

/** What it costs to fall to where a shove ends, and whom the fall harms; from as high as the board knows, or as is said. */
export function FallSection({ on, height, onHeight }: FallSectionProps) {
  const words = useWords()
  const table = useCalmShown()
  const isOfSeveral = useDesk(({ massShove }) => massShove?.order?.includes(on.mover.id) ?? false)
  const dice = fallDice(height)
  const contacted = contactedInFall(on.landing.mover, on.landing.others)
  const namesOf = (suffers: boolean) =>
    contacted
      .filter((one) => one.suffers === suffers)
      .map(({ id }) => table.models.find((model) => model.id === id)?.name ?? '')
      .join(', ')
  const [suffering, spared] = [namesOf(true), namesOf(false)]
  return (
    <section className={css.section}>
      <h2>{words.t('fall.title')}</h2>
      <Stepper
        label={words.t('fall.height')}
        value={height}
        step={0.5}
        min={0}
        max={60}
        write={words.inches}
        onChange={onHeight}
      />
      <p className={css.hint}>
        {dice === 0 ? words.t('fall.none') : words.t('fall.damage', { dice, power: FALL_POWER })}
      </p>
      {dice > 0 && suffering !== '' && (
        <p className={css.hint}>
          {words.t('fall.contacted')}: <b>{suffering}</b>
        </p>
      )}
      {dice > 0 && spared !== '' && (
        <p className={css.hint}>
          {words.t('fall.spared')}: <b>{spared}</b>
        </p>
      )}
      {dice > 0 && <p className={css.hint}>{words.t(isOfSeveral ? 'fall.rolledLast' : 'fall.rolled')}</p>}
    </section>
  )
}
