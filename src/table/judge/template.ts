import { count, inches, margins, names } from '../../rules/sentence.ts'
import type { Clause, Judged, Reason } from '../../rules/verdict.ts'
import { say, type VerbCode } from '../codes.ts'

/** How near a clear base must be to be spoken of by itself, in inches. */
const NEAR = 1
/** How many clear bases the reasons name. */
const MOST_NAMED = 3

/** The name a model is spoken of by. */
export type NameOf = (id: string) => string

const byMargin = (a: Judged, b: Judged) => b.margin - a.margin
const ofStanding = (findings: readonly Judged[], standing: Judged['standing']) =>
  findings.filter((finding) => finding.standing === standing).sort(byMargin)

function coveredClauses(covered: readonly Judged[], nameOf: NameOf): Clause[] {
  const [only] = covered
  if (!only) return []
  const sentence =
    covered.length === 1
      ? say('coveredOne', { name: names(nameOf(only.id)), by: inches(only.margin) })
      : say('coveredMany', { count: count(covered.length) })
  return [{ pip: 'covered', sentence }]
}

/** Grazed bases are counted, with the least margin where all fall the same way. */
function grazedClauses(grazed: readonly Judged[]): Clause[] {
  if (grazed.length === 0) return []
  const many = count(grazed.length)
  const by = inches(Math.min(...grazed.map(({ margin }) => Math.abs(margin))))
  const sentence = grazed.every(({ touchOnly }) => touchOnly)
    ? say('grazedTouch', { count: many })
    : grazed.every(({ covered }) => covered)
      ? say('grazedOver', { count: many, by })
      : grazed.every(({ covered }) => !covered)
        ? say('grazedShort', { count: many, by })
        : say('grazedMany', { count: many })
  return [{ pip: 'grazed', sentence }]
}

/** A clear base is named when it is the only one, or the only one near; otherwise they are counted. */
function clearClauses(clear: readonly Judged[], nameOf: NameOf): Clause[] {
  const [nearest] = clear
  if (!nearest) return []
  const near = clear.filter(({ margin }) => margin > -NEAR).length
  const sentence =
    clear.length === 1 || near === 1
      ? say('clearOne', { name: names(nameOf(nearest.id)), by: inches(-nearest.margin) })
      : say('clearMany', { count: count(clear.length) })
  return [{ pip: 'clear', sentence }]
}

/** What a template's answer says: who is covered, who only just is or isn't, who is clear. */
export function templateClauses(findings: readonly Judged[], nameOf: NameOf): Clause[] {
  if (findings.length === 0) return [{ pip: null, sentence: say('noBases', {}) }]
  const covered = coveredClauses(ofStanding(findings, 'covered'), nameOf)
  const grazed = grazedClauses(ofStanding(findings, 'grazed'))
  const none: Clause[] = covered.length + grazed.length === 0 ? [{ pip: null, sentence: say('coveredNone', {}) }] : []
  return [...covered, ...none, ...grazed, ...clearClauses(ofStanding(findings, 'clear'), nameOf)]
}

const reason = (verb: VerbCode, sentence: Reason['sentence']): Reason => ({ verb, sentence })

function coveredReasons(covered: readonly Judged[], nameOf: NameOf): Reason[] {
  if (covered.length === 0) return []
  const list = margins(covered.map(({ id, margin }) => ({ name: nameOf(id), margin })))
  return [reason('covered', say('coveredBy', { list }))]
}

function grazedReasons(grazed: readonly Judged[], nameOf: NameOf): Reason[] {
  const apart = grazed.filter(({ touchOnly }) => !touchOnly)
  if (apart.length > MOST_NAMED)
    return [
      reason(
        'tooClose',
        say('tooCloseList', { list: margins(apart.map(({ id, margin }) => ({ name: nameOf(id), margin }))) }),
      ),
    ]
  return apart.map(({ id, margin, covered, slack }) =>
    reason(
      'tooClose',
      say(covered ? 'tooCloseOver' : 'tooCloseShort', {
        name: names(nameOf(id)),
        by: inches(Math.abs(margin)),
        slack: inches(slack),
      }),
    ),
  )
}

function touchReasons(findings: readonly Judged[], nameOf: NameOf): Reason[] {
  const touching = findings.filter(({ touchOnly }) => touchOnly)
  const [first] = touching
  if (!first) return []
  const list = names(...touching.map(({ id }) => nameOf(id)))
  return [reason('touching', say(first.covered ? 'touchCounts' : 'touchDoesNotCount', { list }))]
}

/** Why a template's answer is what it is: the covered, the grazed, the touched, and the nearest of the clear. */
export function templateReasons(findings: readonly Judged[], nameOf: NameOf): Reason[] {
  const clear = ofStanding(findings, 'clear')
  const near = clear.filter(({ margin }, i) => i === 0 || margin > -NEAR).slice(0, MOST_NAMED)
  const others = clear.length - near.length
  const list = margins(near.map(({ id, margin }) => ({ name: nameOf(id), margin })))
  return [
    ...coveredReasons(ofStanding(findings, 'covered'), nameOf),
    ...grazedReasons(ofStanding(findings, 'grazed'), nameOf),
    ...touchReasons(findings, nameOf),
    ...(near.length === 0
      ? []
      : [
          reason(
            'clear',
            others > 0 ? say('clearByAndMore', { list, count: count(others) }) : say('clearBy', { list }),
          ),
        ]),
  ]
}
