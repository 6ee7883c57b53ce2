import type { Sentence, Value } from '../rules/sentence.ts'

/**
 * Everything the verdicts say, by code, with the values each sentence mentions and their kinds. `end` is a model's name
 * (kind `names`), one of the words below (kind `word`), or a place on the mat (kind `place`). Names are always in the form the user gave, so a language with
 * cases sets them off from its grammar.
 */
const spoken = {
  // Clauses of the answer, templates: how many, or who if it is one.
  noBases: {},
  coveredNone: {},
  coveredMany: { count: 'count' },
  coveredOne: { name: 'names', by: 'inches' },
  /** Too close to call; falls as covered. */
  grazedOver: { count: 'count', by: 'inches' },
  /** Too close to call; falls as clear. */
  grazedShort: { count: 'count', by: 'inches' },
  grazedTouch: { count: 'count' },
  grazedMany: { count: 'count' },
  clearMany: { count: 'count' },
  clearOne: { name: 'names', by: 'inches' },

  // Clauses, measures.
  gap: { gap: 'inches' },
  contact: {},
  overlap: { depth: 'inches' },
  fromTo: { from: 'end', to: 'end' },
  inside: { limit: 'inches', by: 'inches' },
  insideExactly: { limit: 'inches' },
  insideWholly: { limit: 'inches' },
  outside: { limit: 'inches', by: 'inches' },

  // Clauses, a deviation whose dice have not all fallen, and its shot.
  rollBoth: {},
  rollDirection: { distance: 'count' },
  rollDistance: { direction: 'count' },
  shotInRange: { gap: 'inches' },
  shotOutOfRange: { short: 'inches' },
  likeliest: { name: 'names', chance: 'chance' },

  // Clauses, arcs.
  backStrike: { name: 'names', by: 'inches' },
  noBackStrike: { name: 'names', by: 'inches' },
  /** The same, failed after a length of the walk. */
  noBackStrikeAfter: { name: 'names', along: 'inches', by: 'inches' },
  behindMany: { count: 'count' },
  aheadMany: { count: 'count' },
  acrossMany: { count: 'count' },

  // Reasons: laid.
  laidSpray: { size: 'inches', origin: 'names', target: 'names' },
  laidSprayBearing: { size: 'inches', origin: 'names', bearing: 'degrees' },
  laidBlast: { diameter: 'inches', at: 'end' },
  laidDriftedBlast: { diameter: 'inches' },
  laidArcs: { name: 'names', facing: 'degrees' },

  // Reasons: measured.
  measuredFromTo: { from: 'end', to: 'end', gap: 'inches' },
  measuredFarthest: { farthest: 'inches' },
  shotWithin: { origin: 'names', target: 'names', gap: 'inches', range: 'inches' },
  shotBeyond: { origin: 'names', target: 'names', gap: 'inches', range: 'inches', short: 'inches' },
  startsAtTarget: { target: 'names' },
  startsAtRangeFromEdge: { origin: 'names', target: 'names', range: 'inches' },
  startsAtRangeFromCentre: { origin: 'names', target: 'names', range: 'inches' },

  // Reasons: capped, rolled, moved, cut.
  halfOfGap: { cap: 'inches', distance: 'inches' },
  halfOfCentres: { cap: 'inches', distance: 'inches' },
  halfOfRange: { cap: 'inches', range: 'inches' },
  /** The shot hit: no drift, whatever the dice say. */
  hitNoDrift: { target: 'names' },
  fell: { direction: 'count', distance: 'count' },
  fellDirection: { direction: 'count' },
  fellDistance: { distance: 'count' },
  movedFull: { length: 'inches', direction: 'count' },
  movedToCap: { length: 'inches', direction: 'count', rolled: 'inches' },
  stoppedAtEdge: { length: 'inches', uncut: 'inches' },
  likely: { name: 'names', chance: 'chance' },

  // Reasons: covered, too close, clear, noted.
  coveredBy: { list: 'margins' },
  tooCloseOver: { name: 'names', by: 'inches', slack: 'inches' },
  tooCloseShort: { name: 'names', by: 'inches', slack: 'inches' },
  tooCloseList: { list: 'margins' },
  touchCounts: { list: 'names' },
  touchDoesNotCount: { list: 'names' },
  clearBy: { list: 'margins' },
  /** The same, and how many more are clear farther off. */
  clearByAndMore: { list: 'margins', count: 'count' },
  targetUncovered: { target: 'names' },
  /** Sprays of the games' own presets: their outline is not published as numbers; lay your own over it. */
  outlineApproximate: {},

  // Clauses and reasons: sight. Each of the two ways is a sentence of its own.
  sees: { viewer: 'names', target: 'names' },
  seesThroughWoods: { viewer: 'names', target: 'names', through: 'inches', depth: 'inches' },
  seesNot: { viewer: 'names', target: 'names' },
  blockedBy: { viewer: 'names', target: 'names', blockers: 'names' },
  tooDeepInWoods: { viewer: 'names', target: 'names', through: 'inches', depth: 'inches' },
  behindViewer: { viewer: 'names', target: 'names' },
  inContact: { viewer: 'names', target: 'names' },
  roomBeside: { room: 'inches' },
  hiddenShare: { target: 'names', share: 'percent', anywhere: 'percent' },
  coverFrom: { target: 'names', pieces: 'names' },
  hiddenNone: { target: 'names' },
  judgedInPlan: {},
  judgedByHeights: {},
  /** Covered by a spray, but terrain alone hides it wholly. */
  /** A rule that is worked out for round bases alone, and who stands on others. */
  onlyRound: {},
  notRound: { list: 'names' },
  walkNotRound: { name: 'names' },
  entryNotRound: { model: 'names' },
  hidingNotRound: { list: 'names' },
  spared: { list: 'names' },
  sparedMany: { count: 'count' },

  // Clauses and reasons: replacing a model, and entering an area.
  replaceAt: { model: 'names', off: 'inches' },
  replaceRoom: { shift: 'inches' },
  replaceNowhere: { model: 'names' },
  replaceSeveral: { off: 'inches' },
  entersAfter: { model: 'names', along: 'inches' },
  entersNot: { model: 'names' },
  beginsInside: { model: 'names' },
  movedInto: { model: 'names', diameter: 'inches', along: 'inches' },
  placedInto: { model: 'names', diameter: 'inches' },
  movedOnto: { model: 'names', piece: 'names', along: 'inches' },
  placedOnto: { model: 'names', piece: 'names' },

  // Clauses and reasons: moved against their will, and making room.
  went: { mover: 'names', length: 'inches' },
  /** One of several pushed by an effect stands on its very middle. */
  noWayFrom: { mover: 'names' },
  stoppedByModel: { mover: 'names', length: 'inches', by: 'names' },
  stoppedByTerrain: { mover: 'names', length: 'inches' },
  stoppedByEdge: { mover: 'names', length: 'inches' },
  edgeHarmsNot: {},
  contacts: { list: 'names' },
  landsOn: { count: 'count' },
  landsFree: {},
  notSlammed: { mover: 'names' },
  noGround: { mover: 'names' },
  stepAside: { count: 'count' },
  inAll: { total: 'inches' },
  provenLeast: {},
  gapLeft: { gap: 'inches' },
  stillProving: {},
  wayByLot: { way: 'count', count: 'count' },
  placeByLot: { name: 'names' },
  wayOf: { way: 'count', count: 'count' },
  anyPlaceOf: { name: 'names' },
  noRoom: {},
  noRoomFor: { list: 'names' },

  // Reasons: arcs.
  walked: { name: 'names', length: 'inches', legs: 'count' },
  stands: { name: 'names' },
  staysBehind: { name: 'names', by: 'inches' },
  crossesAfter: { name: 'names', along: 'inches' },
  startsAcross: { name: 'names', by: 'inches' },
  attacksAcross: { name: 'names', by: 'inches' },
  deepest: { by: 'inches' },
  inBackArc: { list: 'margins' },
  inFrontArc: { list: 'margins' },
  inBothArcs: { list: 'names' },

  // The quarters of a rectangular base.
  laidQuarters: { name: 'names', facing: 'degrees' },
  frontMany: { count: 'count' },
  flankMany: { count: 'count' },
  rearMany: { count: 'count' },
  inItsFront: { name: 'names' },
  inItsLeft: { name: 'names' },
  inItsRight: { name: 'names' },
  inItsRear: { name: 'names' },
  inFront: { list: 'margins' },
  inLeft: { list: 'margins' },
  inRight: { list: 'margins' },
  inRear: { list: 'margins' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>

type ValueKind = Exclude<Value['kind'], 'word' | 'place'> | 'end'

export type SentenceCode = keyof typeof spoken

/** The values each sentence mentions, as name and kind: what the catalogues must put into words. */
export const sentenceValues: { readonly [Code in SentenceCode]: (typeof spoken)[Code] } = spoken

/** The words that stand where a model's name would: the edges of the mat. */
export const wordCodes = ['leftEdge', 'rightEdge', 'topEdge', 'bottomEdge'] as const
export type WordCode = (typeof wordCodes)[number]

/** The verbs before the reasons. */
export const verbCodes = [
  'laid',
  'measured',
  'started',
  'capped',
  'hit',
  'rolled',
  'moved',
  'cut',
  'covered',
  'tooClose',
  'touching',
  'clear',
  'odds',
  'faces',
  'enters',
  'went',
  'landed',
  'seen',
  'unseen',
  'hidden',
  'spared',
  'walked',
  'eligible',
  'fails',
  'noted',
  'looked',
] as const
export type VerbCode = (typeof verbCodes)[number]

type ValueOf<Kind extends ValueKind> = Kind extends 'end'
  ? Extract<Value, { kind: 'names' | 'word' | 'place' }>
  : Extract<Value, { kind: Kind }>
type ValuesOf<Code extends SentenceCode> = {
  readonly [Name in keyof (typeof spoken)[Code]]: (typeof spoken)[Code][Name] extends ValueKind
    ? ValueOf<(typeof spoken)[Code][Name]>
    : never
}

/** A sentence of the list above with exactly the values it mentions. */
export function say<Code extends SentenceCode>(code: Code, values: ValuesOf<Code>): Sentence {
  return { code, values }
}
