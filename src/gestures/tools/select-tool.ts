import { takeTool } from '../../desk/desk.ts'
import type { Model, Table } from '../../table/document.ts'
import { blockOf, rankedWith, selectedBlock } from '../../table/place/ranked.ts'
import { onTable } from '../../view/view.ts'
import { box } from '../box.ts'
import { chipAt } from '../direction-chips.ts'
import { dragLay, grabbedLay } from '../drag-lay.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { knobOf, knobOfBlock } from '../handles.ts'
import type { Hands } from '../hands.ts'
import { moveModels } from '../move-models.ts'
import { cornerAt, movePath } from '../move-path.ts'
import { pan } from '../pan.ts'
import { pinch } from '../pinch.ts'
import { press } from '../press.ts'
import { modelAt, reaches } from '../reach.ts'
import { turnModels } from '../turn-model.ts'
import { twist, twists } from '../twist.ts'

/** What a tap on a model takes hold of: the block it stands in, and it alone once that is selected or one of it is. */
function held(hands: Hands, model: Model, selection: readonly string[]): readonly string[] {
  const table = hands.table()
  const block = rankedWith(table, model.id).map(({ id }) => id)
  const [only] = selection
  const isOneOfIt = selection.length === 1 && only !== model.id && only !== undefined && block.includes(only)
  const isSelected = selection.length === block.length && block.every((id) => selection.includes(id))
  return block.length === 0 || isOneOfIt || isSelected ? [model.id] : block
}

/** The model a tap picks joins the selection, leaves it, or becomes it. */
function pick(hands: Hands, model: Model | null): void {
  const { selection, hand } = hands.desk.getState()
  if (!model) hands.desk.setState({ selection: hand.several ? selection : [] })
  else if (!hand.several) hands.desk.setState({ selection: held(hands, model, selection) })
  else if (selection.includes(model.id)) hands.desk.setState({ selection: selection.filter((id) => id !== model.id) })
  else hands.desk.setState({ selection: [...selection, model.id] })
}

/** Whom two fingers on a model turn: its block where that is selected, else it alone. */
function turnedWith(table: Table, selection: readonly string[], model: Model): readonly Model[] {
  const block = selectedBlock(table, selection)
  return block.some(({ id }) => id === model.id) ? block : [model]
}

/** The select tool: tap to select, drag to move, the knob or two fingers to turn; on the bare board it pans or draws a box. */
export function selectTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const table = hands.table()
  const { view, selection, tool } = hands.desk.getState()

  const chip = chipAt(table, view, tool, finger.at)
  if (chip) return press(hands, idle, finger, { tap: () => hands.act(chip), drag: () => null })

  const only = selection.length === 1 ? table.models.find((model) => model.id === selection[0]) : undefined
  if (only && reaches(view, knobOf(only, view.scale), finger.at) && modelAt(table, view, finger.at)?.id !== only.id) {
    return press(hands, idle, finger, { tap() {}, drag: () => turnModels(hands, idle, finger, [only], only) })
  }

  const ranked = selectedBlock(table, selection)
  const block = blockOf(ranked)
  if (block && reaches(view, knobOfBlock(block, view.scale), finger.at) && !modelAt(table, view, finger.at)) {
    return press(hands, idle, finger, { tap() {}, drag: () => turnModels(hands, idle, finger, ranked, block) })
  }

  const corner = cornerAt(table, view, finger.at)
  if (corner) return press(hands, idle, finger, { tap() {}, drag: () => movePath(hands, idle, finger, corner) })

  const model = modelAt(table, view, finger.at)
  if (!model) {
    const lay = grabbedLay(table, view, finger.at)
    return press(hands, idle, finger, {
      tap: () => pick(hands, null),
      drag() {
        if (lay) return dragLay(hands, idle, finger, lay)
        return finger.boxing || hands.desk.getState().hand.several ? box(hands, idle, finger) : pan(hands, idle, finger)
      },
    })
  }
  return press(hands, idle, finger, {
    tap: () => pick(hands, model),
    drag() {
      const together = selection.includes(model.id) ? selection : held(hands, model, [])
      hands.desk.setState({ selection: together })
      return moveModels(
        hands,
        idle,
        finger,
        model,
        table.models.filter(({ id }) => together.includes(id)),
      )
    },
    twoFingers: (fingers) =>
      twists(hands, turnedWith(table, selection, model), fingers)
        ? twist(hands, idle, turnedWith(table, selection, model), [], fingers)
        : pinch(hands, idle, fingers),
  })
}

/** The tool that adds models: a tap on the bare board places one, a drag sets where it faces; on a model it selects. */
export function addTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const { view, hand } = hands.desk.getState()
  if (modelAt(hands.table(), view, finger.at)) {
    takeTool(hands.desk, 'select')
    return selectTool(hands, idle, finger)
  }
  return press(hands, idle, finger, {
    tap() {
      const { x, y } = onTable(view, finger.at)
      const { models } = hands.table()
      const model: Model = {
        id: hands.identify(),
        name: hands.nameModel(models.length + 1),
        unit: '',
        side: hand.newSide,
        base: hand.newBase,
        x,
        y,
        facing: hand.newSide === 'b' ? 180 : 0,
        doubt: 0,
      }
      hands.act({ do: 'add', models: [model] })
      hands.desk.setState({ selection: [model.id] })
    },
    drag: () => pan(hands, idle, finger),
  })
}
