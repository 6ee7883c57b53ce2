import { distance, type Point } from '../../geometry/point.ts'
import { isGround } from '../../table/act/terrain.ts'
import { type Ground, shiftedGround, type Terrain, usualEffects } from '../../table/terrain.ts'
import { onTable } from '../../view/view.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { type Hands, putDown } from '../hands.ts'
import { pan } from '../pan.ts'
import { handleAt, pieceAt } from '../piece-at.ts'
import { pinch } from '../pinch.ts'
import { press } from '../press.ts'
import { HALF_TARGET } from '../reach.ts'
import { drawn, reshaped } from '../reshaped.ts'

/** A new piece of the kind in hand on some ground. */
function newPiece(hands: Hands, ground: Ground): Terrain {
  const { newTerrain: kind } = hands.desk.getState().hand
  const count = hands.table().terrain.filter((piece) => piece.kind === kind).length + 1
  return {
    id: hands.identify(),
    name: hands.nameTerrain(kind, count),
    kind,
    ground,
    locked: false,
    ...usualEffects[kind],
  }
}

/**
 * Drags a piece of terrain as long as the finger stays down: `at` gives what it would be with the finger there. Where that is
 * no ground, as where edges cross, it stays what it was before. One that no longer `stands` when the finger lifts is not built
 * again.
 */
function shaping(
  hands: Hands,
  idle: Gesture,
  start: Finger,
  at: (place: Point) => Terrain | null,
  stands: () => boolean = () => true,
): Gesture {
  let piece: Terrain | null = null
  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      return pinch(hands, idle, fingers)
    },
    move(finger) {
      if (finger.id !== start.id) return self
      const next = at(onTable(hands.desk.getState().view, finger.at))
      if (next && !isGround(next.ground)) return self
      piece = next
      hands.desk.setState({ draft: piece ? { kind: 'piece', piece } : null })
      return self
    },
    up() {
      putDown(hands)
      if (piece && stands()) {
        hands.act({ do: 'build', pieces: [piece] })
        hands.desk.setState({ piece: piece.id })
      }
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}

/** A tap adds a corner to a free shape; on its first corner it closes, unless edges cross: then its corners wait to be mended. */
function tapCorner(hands: Hands, place: Point): void {
  const { corners, view } = hands.desk.getState()
  const [first] = corners
  const closes = first && corners.length >= 3 && distance(first, place) * view.scale <= HALF_TARGET
  if (!closes) {
    hands.desk.setState({ corners: [...corners, place] })
    return
  }
  const ground: Ground = { shape: 'polygon', points: corners }
  if (!isGround(ground)) return
  const piece = newPiece(hands, ground)
  hands.act({ do: 'build', pieces: [piece] })
  hands.desk.setState({ corners: [], piece: piece.id })
}

/**
 * The terrain tool: tap a piece to take it in hand, drag it to move it, its corners to reshape it and its knob to turn it; on
 * the bare board a drag draws a new one, or taps set the corners of a free shape. A locked piece stays where it is.
 */
export function terrainTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const table = hands.table()
  const { view, hand, piece: taken, corners } = hands.desk.getState()
  const began = onTable(view, finger.began)
  const standing =
    ({ id }: Terrain) =>
    () =>
      hands.table().terrain.some((piece) => piece.id === id)
  const inHand = table.terrain.find((piece) => piece.id === taken && !piece.locked)
  const handle = inHand && corners.length === 0 ? handleAt(inHand, view, finger.at) : null
  if (inHand && handle) {
    const reshape = (to: Point): Terrain => ({ ...inHand, ground: reshaped(inHand.ground, handle, began, to) })
    return press(hands, idle, finger, { tap() {}, drag: () => shaping(hands, idle, finger, reshape, standing(inHand)) })
  }
  const piece = corners.length > 0 ? null : pieceAt(table, view, finger.at)
  return press(hands, idle, finger, {
    tap() {
      if (piece) hands.desk.setState({ piece: piece.id })
      else if (hand.newShape === 'polygon') tapCorner(hands, onTable(view, finger.at))
      else hands.desk.setState({ piece: null })
    },
    drag() {
      if (piece?.locked) return pan(hands, idle, finger)
      if (piece) {
        const shift = (to: Point): Terrain => ({
          ...piece,
          ground: shiftedGround(piece.ground, to.x - began.x, to.y - began.y),
        })
        return shaping(hands, idle, finger, shift, standing(piece))
      }
      const { newShape } = hand
      if (newShape === 'polygon') return pan(hands, idle, finger)
      const fresh = newPiece(hands, { shape: 'disc', ...began, radius: 1 })
      return shaping(hands, idle, finger, (to) => {
        const ground = drawn(newShape, began, to)
        return ground && { ...fresh, ground }
      })
    },
  })
}
