import * as v from 'valibot'
import { roundSolid, type Solid, type SolidFault, solidPolygon } from '../geometry/solid.ts'
import { discOf, number, size } from './input.ts'

const disc = v.object({ kind: v.literal('disc'), x: number, y: number, d: size }, 'a disc with x, y and d')

const poly = v.object({
  kind: v.literal('poly'),
  pts: v.array(v.tuple([number, number], 'a point [x, y]'), 'a list of points [x, y]'),
})

const faults: Readonly<Record<SolidFault, string>> = {
  fewPoints: 'a polygon of at least 3 points',
  noArea: 'a polygon with an area',
}

/** A thing that may stand in the way: a disc (place in inches, diameter in millimetres), or a simple polygon. */
const solid = v.pipe(
  v.variant('kind', [disc, poly], 'a blocker of kind "disc" or "poly"'),
  v.rawTransform(({ dataset, addIssue, NEVER }): Solid => {
    const given = dataset.value
    if (given.kind === 'disc') return roundSolid(discOf(given))
    const made = solidPolygon(given.pts.map(([x, y]) => ({ x, y })))
    if (typeof made !== 'string') return made
    addIssue({ message: faults[made] })
    return NEVER
  }),
)

/** A list of things that may stand in the way. */
export const solids = v.array(solid, 'a list of blockers')
