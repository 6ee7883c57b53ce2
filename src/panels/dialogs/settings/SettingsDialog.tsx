import { games } from '../../../games/catalogue.ts'
import type { GameId } from '../../../games/game.ts'
import type { Mat, MatLook } from '../../../table/document.ts'
import { inchesRead } from '../../../words/numbers.ts'
import { TooClose } from '../../side/TooClose.tsx'
import { useAct, useSettings, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Frame } from '../../widgets/Frame.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Dialogs.module.css'

const looks: readonly MatLook[] = ['felt', 'slate', 'sand', 'grass', 'black']
const gameIds: readonly GameId[] = [games.hordes.id, games.wh40k.id, games.fantasy.id, games.mordheim.id]
const sizes = [
  { value: '48×48', width: 48, height: 48 },
  { value: '72×48', width: 72, height: 48 },
  { value: '36×36', width: 36, height: 36 },
] as const

/** How this device looks and speaks, and what this table is. */
export function SettingsDialog() {
  const words = useWords()
  return (
    <Frame title={words.t('settings.title')} wide>
      <div className={css.two}>
        <DeviceSettings />
        <TableSettings />
      </div>
    </Frame>
  )
}

function DeviceSettings() {
  const words = useWords()
  const { settings, desk, chrome } = useStores()
  const now = useSettings((state) => state)
  return (
    <section className={css.section}>
      <h3>{words.t('settings.device')}</h3>
      <div className={css.line}>
        <span>{words.t('settings.language')}</span>
        <Choice
          label={words.t('settings.language')}
          value={now.language}
          options={(['auto', 'en', 'ru'] as const).map((value) => ({ value, label: words.t(`language.${value}`) }))}
          onChange={(language) => settings.setState({ language })}
        />
      </div>
      <div className={css.line}>
        <span>{words.t('settings.theme')}</span>
        <Choice
          label={words.t('settings.theme')}
          value={now.theme}
          options={(['auto', 'dark', 'light'] as const).map((value) => ({ value, label: words.t(`theme.${value}`) }))}
          onChange={(theme) => settings.setState({ theme })}
        />
      </div>
      <div className={css.line}>
        <span>{words.t('settings.hand')}</span>
        <Choice
          label={words.t('settings.hand')}
          value={now.hand}
          options={(['right', 'left'] as const).map((value) => ({ value, label: words.t(`hand.${value}`) }))}
          onChange={(hand) => settings.setState({ hand })}
        />
      </div>
      <div className={css.line}>
        <span>{words.t('settings.distances')}</span>
        <Choice
          label={words.t('settings.distances')}
          value={now.distances}
          options={(['five', 'all'] as const).map((value) => ({ value, label: words.t(`distances.${value}`) }))}
          onChange={(distances) => settings.setState({ distances })}
        />
      </div>
      <Toggle
        label={words.t('settings.millimetres')}
        on={now.millimetres}
        onChange={(millimetres) => settings.setState({ millimetres })}
      />
      <Toggle
        label={words.t('bar.both')}
        note={words.t('settings.bothNote')}
        on={now.bothSides}
        onChange={(bothSides) => settings.setState({ bothSides })}
      />
      <Toggle
        label={words.t('settings.zoomLock')}
        on={now.zoomLock}
        onChange={(zoomLocked) => desk.setState({ zoomLocked })}
      />
      <div className={css.acts}>
        <Key framed label={words.t('settings.scale')} onPress={() => chrome.setState({ dialog: 'scale' })} />
        <Key framed label={words.t('settings.keys')} onPress={() => chrome.setState({ dialog: 'keys' })} />
        <Key framed label={words.t('settings.hints')} onPress={() => settings.setState({ hintsSeen: 0 })} />
      </div>
    </section>
  )
}

function TableSettings() {
  const words = useWords()
  const act = useAct()
  const game = useTable((state) => state.table.game)
  const mat = useTable((state) => state.table.mat)
  const declareFirst = useTable((state) => state.table.declareFirst)
  const change = (changes: Partial<Mat>) => act({ do: 'mat', mat: { ...mat, ...changes } })
  const size = sizes.find(({ width, height }) => width === mat.width && height === mat.height)
  return (
    <section className={css.section}>
      <h3>{words.t('settings.table')}</h3>
      <div className={css.line}>
        <span>{words.t('settings.game')}</span>
        <Choice
          wrapped
          label={words.t('settings.game')}
          value={game}
          options={gameIds.map((value) => ({ value, label: words.t(`game.${value}`) }))}
          onChange={(next) => act({ do: 'game', game: next })}
        />
      </div>
      <div className={css.line}>
        <span>{words.t('settings.mat')}</span>
        <Choice
          wrapped
          label={words.t('settings.mat')}
          value={mat.look}
          options={looks.map((value) => ({ value, label: words.t(`mat.${value}`) }))}
          onChange={(look) => change({ look })}
        />
      </div>
      <div className={css.line}>
        <span>{words.t('settings.size')}</span>
        <Choice
          label={words.t('settings.size')}
          value={size?.value ?? null}
          options={sizes.map(({ value }) => ({ value, label: words.t(`size.${value}`) }))}
          onChange={(value) => {
            const chosen = sizes.find((one) => one.value === value)
            if (chosen) change({ width: chosen.width, height: chosen.height })
          }}
        />
      </div>
      <Stepper
        label={words.t('settings.width')}
        value={mat.width}
        step={1}
        min={1}
        max={1000}
        write={words.size}
        read={inchesRead}
        onChange={(width) => change({ width })}
      />
      <Stepper
        label={words.t('settings.height')}
        value={mat.height}
        step={1}
        min={1}
        max={1000}
        write={words.size}
        read={inchesRead}
        onChange={(height) => change({ height })}
      />
      <TooClose />
      <p className={css.note}>{words.t('tooClose.note')}</p>
      <Toggle label={words.t('settings.grid')} on={mat.grid} onChange={(grid) => change({ grid })} />
      <Toggle
        label={words.t('settings.declareFirst')}
        note={words.t('settings.declareNote')}
        on={declareFirst}
        onChange={(on) => act({ do: 'declareFirst', on })}
      />
    </section>
  )
}
