import { describe, expect, it } from 'vitest'
import { radiusOf } from '../rules/base.ts'
import type { Verdict } from '../rules/verdict.ts'
import { sentenceValues, verbCodes } from './codes.ts'
import type { Table } from './document.ts'
import { judged } from './judged.ts'
import type { Arc, Blast, Deviation, Lay, Measure, Spray } from './lay.ts'
import { codes, figure, tableOf, why } from './testing/scene.ts'

const laid = { id: 'l', pinned: false }
const blast = (x: number, y: number, diameter = 4): Blast => ({
  ...laid,
  kind: 'blast',
  at: { kind: 'place', x, y },
  diameter,
})
const spray = (origin: string, target: string): Spray => ({
  ...laid,
  kind: 'spray',
  origin,
  aim: { kind: 'model', id: target },
  size: 8,
  outline: 'nested',
})
const shot = (rest: Partial<Deviation> = {}): Deviation => ({
  ...laid,
  kind: 'deviation',
  origin: 'o',
  target: 't',
  range: 14,
  diameter: 4,
  direction: null,
  distance: null,
  hit: false,
  ...rest,
})
const tape = (limit: number | null): Measure => ({
  ...laid,
  kind: 'measure',
  from: { kind: 'model', id: 'o' },
  to: { kind: 'model', id: 't' },
  limit,
})
const arcs = (attacker: string | null): Arc => ({ ...laid, kind: 'arc', target: 't', attacker })

/** The kind a list of codes knows a value by: a word or a place stands where a name may. */
const listedKind = (wanted: string | undefined, kind: string) =>
  wanted === 'end' && ['names', 'word', 'place'].includes(kind) ? 'end' : kind

/** The answer, held against the list of codes: each sentence with exactly the values it mentions, of the kinds listed. */
function answer(table: Table, lay: Lay): Verdict {
  const verdict = judged(table, lay)
  if (!verdict) throw new Error('there is an answer')
  const listed = new Map<string, Readonly<Record<string, string>>>(Object.entries(sentenceValues))
  for (const { sentence } of [...verdict.clauses, ...verdict.reasons]) {
    const wanted = listed.get(sentence.code)
    const kinds = Object.entries(sentence.values ?? {}).map(([name, { kind }]) => [
      name,
      listedKind(wanted?.[name], kind),
    ])
    expect(Object.fromEntries(kinds)).toEqual(wanted)
  }
  for (const { verb } of verdict.reasons) expect(verbCodes).toContain(verb)
  return verdict
}

describe('the answer about a template', () => {
  it('counts the covered, says by how much one is grazed, and names the one that is nearly caught', () => {
    const edge = 2 + radiusOf(30)
    const table = tableOf([
      figure('a', 24, 24),
      figure('b', 25, 24),
      figure('c', 24 + edge - 0.03, 24),
      figure('d', 24, 24 + edge + 0.41),
      figure('e', 2, 2),
    ])
    const verdict = answer(table, blast(24, 24))
    expect(verdict.clauses.map(({ pip }) => pip)).toEqual(['covered', 'grazed', 'clear'])
    expect(codes(verdict)).toEqual(['coveredMany', 'grazedOver', 'clearOne'])
    expect(verdict.clauses[2]?.sentence.values?.name).toEqual({ kind: 'names', value: ['D'] })
    expect(why(verdict)).toEqual([
      'laid laidBlast',
      'covered coveredBy',
      'tooClose tooCloseOver',
      'clear clearByAndMore',
    ])
    expect(verdict.findings.map(({ standing }) => standing)).toEqual(['covered', 'covered', 'grazed', 'clear', 'clear'])
    expect(verdict.readings).toEqual(['touch'])
  })

  it('names a single covered base, and counts the clear when several are near or none is', () => {
    const table = tableOf([figure('a', 24, 24), figure('b', 27, 24), figure('c', 21, 24)])
    expect(codes(answer(table, blast(24, 24)))).toEqual(['coveredOne', 'clearMany'])
    expect(codes(answer(tableOf([figure('a', 2, 2), figure('b', 3, 9)]), blast(24, 24)))).toEqual([
      'coveredNone',
      'clearMany',
    ])
    expect(codes(answer(tableOf([]), blast(24, 24)))).toEqual(['noBases'])
  })

  it('says that a bare touch is one, and falls as the table reads it', () => {
    const models = [figure('a', 24 + 2 + radiusOf(30), 24)]
    const clear = answer(tableOf(models), blast(24, 24))
    const covered = answer(tableOf(models, { readings: { touch: 'covered' } }), blast(24, 24))
    expect([codes(clear), codes(covered)]).toEqual([['grazedTouch'], ['grazedTouch']])
    expect(why(clear)).toContain('touching touchDoesNotCount')
    expect(why(covered)).toContain('touching touchCounts')
    expect([clear, covered].map(({ findings }) => findings[0]?.covered)).toEqual([false, true])
  })

  it('calls too close what the doubts of both places leave open', () => {
    const at = 24 + 2 + radiusOf(30) + 0.15
    const anchor: Blast = { ...blast(0, 0), at: { kind: 'model', id: 'o' } }
    const sure = tableOf([figure('o', 24, 24), figure('a', at, 24, { doubt: 0.1 })])
    const unsure = tableOf([figure('o', 24, 24, { doubt: 0.1 }), figure('a', at, 24, { doubt: 0.1 })])
    expect(answer(sure, anchor).findings[1]?.standing).toBe('clear')
    expect(answer(unsure, anchor).findings[1]).toMatchObject({ standing: 'grazed', slack: 0.2 })
    expect(answer(tableOf(sure.models, { tooClose: 0.2 }), anchor).findings[1]?.standing).toBe('grazed')
  })

  it('says of several grazed that fall both ways only how many there are', () => {
    const edge = 2 + radiusOf(30)
    const table = tableOf([figure('a', 24 + edge - 0.03, 24), figure('b', 24 - edge - 0.02, 24)])
    expect(codes(answer(table, blast(24, 24)))).toEqual(['grazedMany'])
    const short = tableOf([figure('a', 24 + edge + 0.03, 24), figure('b', 24 - edge - 0.02, 24)])
    const clause = answer(short, blast(24, 24)).clauses[0]?.sentence
    expect(clause?.code).toBe('grazedShort')
    expect(clause?.values?.by).toMatchObject({ kind: 'inches' })
  })

  it('a spray leaves its own origin out, and says that its target is not covered', () => {
    const table = tableOf([figure('o', 10, 24), figure('a', 16, 25), figure('b', 16, 23), figure('t', 23, 24)])
    const verdict = answer(table, spray('o', 't'))
    expect(verdict.findings.map(({ id }) => id)).toEqual(['a', 'b', 't'])
    expect(codes(verdict)[0]).toBe('coveredMany')
    expect(why(verdict)).toContain('noted targetUncovered')
    expect(why(verdict)).toContain('noted outlineApproximate')
    expect(verdict.readings).toEqual(['touch'])
    const turned = answer(table, { ...spray('o', 't'), aim: { kind: 'bearing', degrees: -90 } })
    expect(why(turned)[0]).toBe('laid laidSprayBearing')
  })
})

describe('the answer about a missed shot', () => {
  const table = tableOf([
    figure('o', 10, 24, { base: { shape: 'round', mm: 50 } }),
    figure('t', 22, 24),
    figure('n', 24, 24),
  ])

  it('before the dice tells the range, what is to be rolled, and who is likeliest caught', () => {
    const verdict = answer(table, shot())
    expect(codes(verdict)).toEqual(['shotInRange', 'rollBoth', 'likeliest'])
    expect(why(verdict).slice(0, 3)).toEqual(['measured shotWithin', 'started startsAtTarget', 'capped halfOfGap'])
    expect(verdict.readings).toEqual(['touch', 'deviationCap', 'directions'])
    expect(codes(answer(table, shot({ direction: 5 })))).toContain('rollDistance')
    expect(codes(answer(table, shot({ distance: 5 })))).toContain('rollDirection')
  })

  it('after the dice tells who is caught, and each step on the way there', () => {
    const verdict = answer(table, shot({ direction: 1, distance: 2 }))
    expect(codes(verdict)).toEqual(['coveredMany', 'clearOne'])
    expect(why(verdict)).toEqual([
      'measured shotWithin',
      'started startsAtTarget',
      'capped halfOfGap',
      'rolled fell',
      'moved movedFull',
      'laid laidDriftedBlast',
      'covered coveredBy',
      'clear clearBy',
    ])
  })

  it('tells what cut the drift, and where it began out of range', () => {
    expect(why(answer(table, shot({ direction: 1, distance: 6 })))).toContain('moved movedToCap')
    const beyond = answer(table, shot({ range: 8 }))
    expect(codes(beyond)[0]).toBe('shotOutOfRange')
    expect(why(beyond).slice(0, 3)).toEqual([
      'measured shotBeyond',
      'started startsAtRangeFromEdge',
      'capped halfOfRange',
    ])
    expect(beyond.readings).toEqual(['touch', 'rangeFrom', 'directions'])
    const edged = tableOf([figure('o', 36, 24), figure('t', 47, 24)])
    expect(why(answer(edged, shot({ direction: 1, distance: 3 })))).toContain('cut stoppedAtEdge')
  })

  it('a hit stays on its target, whatever fell; out of range there is none', () => {
    const hit = answer(table, shot({ hit: true, direction: 1, distance: 6 }))
    expect(codes(hit)).toEqual(codes(answer(table, { ...blast(0, 0), at: { kind: 'model', id: 't' } })))
    expect(why(hit).slice(0, 3)).toEqual(['measured shotWithin', 'hit hitNoDrift', 'laid laidBlast'])
    expect(hit.readings).toEqual(['touch'])
    const fell = { direction: 4, distance: 3, range: 8 }
    expect(answer(table, shot({ ...fell, hit: true }))).toEqual(answer(table, shot(fell)))
  })

  it('reads the cap and the range as the table has them', () => {
    const centred = { ...table, readings: { deviationCap: 'centre', rangeFrom: 'centre' } as const }
    expect(why(answer(centred, shot()))).toContain('capped halfOfCentres')
    expect(why(answer(centred, shot({ range: 8 })))).toContain('started startsAtRangeFromCentre')
  })
})

describe('the answer of a tape', () => {
  const apart = (gap: number) => tableOf([figure('o', 10, 10), figure('t', 10 + 2 * radiusOf(30) + gap, 10)])

  it('is the distance between the edges, from what to what', () => {
    const verdict = answer(apart(6.37), tape(null))
    expect(codes(verdict)).toEqual(['gap', 'fromTo'])
    expect(verdict.clauses[0]?.sentence.values?.gap).toEqual({ kind: 'inches', value: expect.closeTo(6.37, 9) })
    expect(codes(answer(apart(0), tape(null)))[0]).toBe('contact')
    expect(codes(answer(apart(-0.2), tape(null)))[0]).toBe('overlap')
  })

  it('says how it stands to its limit', () => {
    const limit = (gap: number) => answer(apart(gap), tape(8)).clauses.at(-1)
    expect(limit(6.37)).toMatchObject({ pip: 'covered', sentence: { code: 'insideWholly' } })
    expect(limit(7.5)).toMatchObject({ pip: 'covered', sentence: { code: 'inside' } })
    expect(limit(7.98)).toMatchObject({ pip: 'grazed', sentence: { code: 'inside' } })
    expect(limit(8)).toMatchObject({ pip: 'grazed', sentence: { code: 'insideExactly' } })
    expect(limit(8.5)).toMatchObject({ pip: 'clear', sentence: { code: 'outside' } })
  })

  it('draws its finding from where the limit ends to the edge of the base', () => {
    const [finding] = answer(apart(8.5), tape(8)).findings
    expect(finding?.margin).toBeCloseTo(-0.5, 9)
    expect(finding?.witness.from.x).toBeCloseTo(10 + radiusOf(30) + 8, 9)
    const [near] = answer(apart(-0.2), tape(1)).findings
    expect(near?.witness.from.x).toBeCloseTo(10 + radiusOf(30) + 1, 9)
  })

  it('runs to places and to the edges of the mat', () => {
    const table = apart(5)
    const toEdge = answer(table, { ...tape(null), to: { kind: 'edge', edge: 'left' } })
    expect(toEdge.clauses[1]?.sentence.values?.to).toEqual({ kind: 'word', value: 'leftEdge' })
    const fromPlace = answer(table, { ...tape(3), from: { kind: 'place', x: 1, y: 2 } })
    expect(fromPlace.findings).toHaveLength(1)
    expect(fromPlace.clauses[1]?.sentence.values?.from).toEqual({ kind: 'place', x: 1, y: 2 })
  })
})

describe('the answer about arcs', () => {
  const target = figure('t', 20, 20)
  const path = [
    { x: 15, y: 24 },
    { x: 22, y: 24 },
    { x: 15, y: 20 },
  ]
  const walked = (at = { x: 15, y: 20 }) =>
    tableOf([target, figure('o', at.x, at.y)], { activations: [{ model: 'o', path, open: false }] })

  it('says where along its walk an attacker lost the back strike', () => {
    const verdict = answer(walked(), arcs('o'))
    expect(codes(verdict)).toEqual(['noBackStrikeAfter'])
    expect(verdict.clauses[0]?.sentence.values?.along).toMatchObject({ value: expect.closeTo(5 - radiusOf(30), 9) })
    expect(why(verdict)).toEqual(['faces laidArcs', 'walked walked', 'fails crossesAfter', 'noted deepest'])
    expect(verdict.findings[0]).toMatchObject({ id: 'o', covered: false, standing: 'clear' })
    expect(verdict.readings).toEqual(['backArc', 'backStrikeWhen'])
  })

  it('looks only at the attack where the table reads it so', () => {
    const verdict = answer({ ...walked(), readings: { backStrikeWhen: 'attack' } }, arcs('o'))
    expect(codes(verdict)).toEqual(['backStrike'])
    expect(why(verdict)).toEqual(['faces laidArcs', 'eligible staysBehind'])
  })

  it('looks only at where it stands when it was put elsewhere since', () => {
    expect(why(answer(walked({ x: 12, y: 20 }), arcs('o')))).toContain('walked stands')
    expect(codes(answer(walked({ x: 25, y: 20 }), arcs('o')))).toEqual(['noBackStrike'])
  })

  it('calls it close when the base keeps behind by a hair', () => {
    const close = tableOf([target, figure('o', 20 - radiusOf(30) - 0.02, 24)])
    const verdict = answer(close, arcs('o'))
    expect(verdict.clauses[0]).toMatchObject({ pip: 'grazed', sentence: { code: 'backStrike' } })
    expect(why(verdict)).toContain('tooClose tooCloseOver')
    const { witness, margin } = verdict.findings[0] ?? {}
    expect(Math.abs((witness?.from.x ?? 0) - (witness?.to.x ?? 0))).toBeCloseTo(margin ?? 9, 9)
  })

  it('without an attacker counts who stands in which arc', () => {
    const table = tableOf([target, figure('a', 15, 20), figure('b', 20, 24), figure('c', 25, 20), figure('d', 26, 20)])
    const verdict = answer(table, arcs(null))
    expect(codes(verdict)).toEqual(['behindMany', 'acrossMany', 'aheadMany'])
    expect(why(verdict)).toEqual(['faces laidArcs', 'measured inBackArc', 'measured inBothArcs', 'measured inFrontArc'])
    expect(codes(answer(tableOf([target]), arcs('gone')))).toEqual(['noBases'])
  })
})

describe('an answer', () => {
  it('is none when a model it hangs on is gone', () => {
    const table = tableOf([figure('x', 1, 1)])
    const lays: Lay[] = [
      spray('o', 't'),
      spray('x', 't'),
      shot(),
      tape(null),
      arcs(null),
      { ...blast(0, 0), at: { kind: 'model', id: 'o' } },
    ]
    for (const lay of lays) expect(judged(table, lay)).toBeNull()
    expect(judged(table, { ...blast(0, 0), at: { kind: 'edge', edge: 'left' } })).toBeNull()
  })

  it('shows no reading that its game does not leave open', () => {
    const models = [figure('o', 10, 24), figure('t', 16, 24)]
    expect(answer(tableOf(models, {}, 'wh40k'), spray('o', 't')).readings).toEqual(['touch'])
    expect(answer(tableOf(models, {}, 'mordheim'), shot()).readings).toEqual(['touch'])
  })
})
