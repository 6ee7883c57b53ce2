import type { Lay } from '../../table/lay.ts'
import { useSpace } from '../use-space.ts'
import { useCalmShown, useChrome, useDesk, useSettings, useStores, useWords } from '../use-stores.ts'
import { useLay } from '../use-verdict.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Key } from '../widgets/Key.tsx'
import { AddCard } from './AddCard.tsx'
import { ArcCard } from './ArcCard.tsx'
import { BlastCard } from './BlastCard.tsx'
import { DeviationCard } from './DeviationCard.tsx'
import { FoldKey } from './FoldKey.tsx'
import { LaysList } from './LaysList.tsx'
import { MeasureCard } from './MeasureCard.tsx'
import { ModelCard } from './ModelCard.tsx'
import { ModelDetails } from './ModelDetails.tsx'
import { ModelsList } from './ModelsList.tsx'
import { SeveralCard } from './SeveralCard.tsx'
import css from './SidePanel.module.css'
import { SprayCard } from './SprayCard.tsx'
import { StageCard } from './StageCard.tsx'
import { TableCard } from './TableCard.tsx'
import { TooClose } from './TooClose.tsx'

function laid<Kind extends Lay['kind']>(lay: Lay | null, kind: Kind): Extract<Lay, { kind: Kind }> | null {
  const isIt = (other: Lay): other is Extract<Lay, { kind: Kind }> => other.kind === kind
  return lay && isIt(lay) ? lay : null
}

/** The card of the tool in hand; with the hand empty, the card of what is laid. */
function ToolCard() {
  const tool = useDesk((state) => state.tool)
  const lay = useLay(useCalmShown())
  const kind = tool === 'select' ? lay?.kind : tool
  switch (kind) {
    case 'spray':
      return <SprayCard lay={laid(lay, 'spray')} />
    case 'blast':
      return <BlastCard lay={laid(lay, 'blast')} />
    case 'deviation':
      return <DeviationCard lay={laid(lay, 'deviation')} />
    case 'measure':
      return <MeasureCard lay={laid(lay, 'measure')} />
    case 'arc':
      return <ArcCard lay={laid(lay, 'arc')} />
    case 'add':
      return <AddCard />
    default:
      return null
  }
}

/** The panel at the side, or the sheet under the rule: what is selected, what is laid, and the list of models. */
export function SidePanel() {
  const words = useWords()
  const { chrome, settings } = useStores()
  const { panel, wide, tools } = useSpace()
  const folded = useSettings((state) => state.panelFolded)
  const tab = useChrome((state) => state.tab)
  const sheet = useChrome((state) => state.sheet)
  const table = useCalmShown()
  const selection = useDesk((state) => state.selection)
  const tool = useDesk((state) => state.tool)
  const isSheet = panel === 'sheet'
  const models = tool === 'add' ? [] : table.models.filter((model) => selection.includes(model.id))
  const only = models.length === 1 ? models[0] : undefined

  if (isSheet ? !sheet : folded) {
    if (isSheet) {
      // A phone has no room for a handle: there the tool, tapped again, shows its sheet.
      if (tools === 'row') return null
      return (
        <aside className={css.pull} aria-label={words.t('panel.title')}>
          <button
            type="button"
            className={css.grab}
            aria-label={words.t('panel.unfold')}
            onClick={() => chrome.setState({ sheet: true, reasons: false })}
          />
        </aside>
      )
    }
    return (
      <aside className={css.folded} aria-label={words.t('panel.title')}>
        <Key icon="unfold" label={words.t('panel.unfold')} onPress={() => settings.setState({ panelFolded: false })} />
      </aside>
    )
  }
  return (
    <aside className={isSheet ? css.sheet : css.panel} aria-label={words.t('panel.title')}>
      {isSheet && (
        <button
          type="button"
          className={css.grab}
          aria-label={words.t('panel.fold')}
          onClick={() => chrome.setState({ sheet: false })}
        />
      )}
      {(wide || isSheet || tab === 'models') && (
        <div className={css.tabs}>
          <Choice
            label={words.t('panel.title')}
            value={tab}
            options={[
              { value: 'context', label: words.t(`tool.${tool}`) },
              { value: 'models', label: words.t('panel.modelsCount', { count: table.models.length }) },
            ]}
            onChange={(next) => chrome.setState({ tab: next })}
          />
          <FoldKey tabs />
        </div>
      )}
      {tab === 'models' ? (
        <ModelsList />
      ) : (
        <div className={css.cards}>
          <div>
            {models.length === 0 && <TableCard />}
            {only && <ModelCard key={only.id} model={only} />}
            {models.length > 1 && <SeveralCard models={models} open={wide} />}
          </div>
          <div>
            <ToolCard />
            {tool === 'select' ? <StageCard /> : <TooClose />}
            <LaysList />
            {only && <ModelDetails key={only.id} model={only} open={wide} />}
            {!wide && !isSheet && (
              <div className={css.more}>
                <Key
                  label={words.t('panel.modelsCount', { count: table.models.length })}
                  framed
                  onPress={() => chrome.setState({ tab: 'models' })}
                />
              </div>
            )}
          </div>
        </div>
      )}
    </aside>
  )
}
