import type { Event, Scenario, Tale } from '@sandtable/waw'
import type { Viewer } from '@sandtable/kernel'
import type { TFunction } from 'i18next'
import type { Deed, Sign } from '../../../playback/story.ts'
import { joinedMarches, sayLine } from '../words/story.ts'
import { sentence } from '../../../words/sentence.ts'
import { regionName } from '../table/logic/names.ts'

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** Events that count as deeds, with their signs and their weights in a recap. */
const SIGNS: Readonly<Partial<Record<Event['is'], readonly [sign: Sign, weight: number]>>> = {
  'control-changed': ['control', 5],
  'cities-scored': ['control', 4],
  scored: ['note', 4],
  'game-ended': ['note', 9],
  'card-used': ['card', 5],
  'rule-applied': ['card', 3],
  'effect-tested': ['card', 3],
  'money-changed': ['note', 2],
  'technology-changed': ['note', 2],
  'counters-granted': ['arrival', 3],
  'counters-removed': ['note', 4],
  'loss-suffered': ['note', 4],
  'attrition-rolled': ['note', 1],
  'war-declared': ['note', 8],
  'peace-made': ['note', 8],
  'maintenance-unpaid': ['note', 3],
  deserted: ['note', 4],
  'unit-bought': ['note', 2],
  'fort-bought': ['note', 2],
  restored: ['note', 1],
  'supply-checked': ['note', 2],
  starved: ['note', 5],
  'train-spent': ['note', 2],
  hid: ['note', 1],
  uncovered: ['note', 3],
  searched: ['note', 3],
  sheltered: ['note', 2],
  'evasion-declined': ['note', 2],
  'evasion-tested': ['note', 4],
  sallied: ['fight', 5],
  overran: ['fight', 7],
  'leader-caught': ['note', 8],
  'support-abandoned': ['note', 2],
  'siege-tested': ['siege', 7],
  'fortress-fell': ['siege', 8],
  'fort-built': ['note', 3],
}

/** The deeds in a war from one event of its tale on, except the viewer's own. */
export function deedsIn(
  t: TFunction,
  s: Scenario,
  tale: readonly Tale[],
  from: number,
  viewer: Viewer,
): readonly Deed[] {
  const deeds: Deed[] = []
  for (let at = from; at < tale.length; at++) {
    const { e } = tale[at] as Tale
    const deed =
      e.is === 'marched'
        ? marched(s, tale, at, viewer)
        : e.is === 'arrived'
          ? arrived(t, s, tale, at)
          : e.is === 'battle-joined'
            ? fought(t, s, tale, at)
            : alone(s, tale[at] as Tale, at)
    if (deed === null) continue
    at = deed.to - 1
    if (deed.player !== viewer || viewer === null) deeds.push(deed)
  }
  return deeds
}

/** An event that is a deed of its own, in the words of the log. */
function alone(s: Scenario, { e, told, player }: Tale, at: number): Deed | null {
  const [sign, weight] = SIGNS[e.is] ?? []
  const [first, ...others] = told.map(({ line }) => line).filter(({ as }) => as !== 'heading')
  if (sign === undefined || weight === undefined || first === undefined) return null
  const detail = others.map(line => sayLine(s, line)).join(' ')
  return {
    sign,
    weight,
    from: at,
    to: at + 1,
    player,
    words: sayLine(s, first),
    detail: detail === '' ? null : detail,
    place: first.region,
  }
}

/** The steps of a stack as one way. */
function marched(s: Scenario, tale: readonly Tale[], from: number, viewer: Viewer): Deed {
  let to = from + 1
  let last = (tale[from] as Tale).e as Of<'marched'>
  for (let e = tale[to]?.e; e !== undefined && isNextStep(last, e); e = tale[++to]?.e) last = e
  const [told] = joinedMarches(s, tale.slice(from, to), viewer ?? -1)
  const line = told?.told[0]?.line
  return {
    sign: 'march',
    weight: last.attack ? 4 : 1,
    from,
    to,
    player: last.player,
    words: line === undefined ? '' : sayLine(s, { ...line, note: '' }),
    detail: line === undefined || line.note === '' ? null : sentence(line.note),
    place: last.to,
  }
}

const isNextStep = (last: Of<'marched'>, e: Event): e is Of<'marched'> =>
  e.is === 'marched' &&
  e.player === last.player &&
  e.from === last.to &&
  e.units === last.units &&
  e.stack.length === last.stack.length &&
  e.stack.every((counter, i) => counter === last.stack[i])

/** Arrivals in a region, one after the other. */
function arrived(t: TFunction, s: Scenario, tale: readonly Tale[], from: number): Deed {
  const first = (tale[from] as Tale).e as Of<'arrived'>
  const isWithThem = ({ e }: Tale): boolean =>
    e.is === 'arrived' && e.player === first.player && e.region === first.region && e.hidden === first.hidden
  let to = from + 1
  while (tale[to] !== undefined && isWithThem(tale[to] as Tale)) to++
  const lines = tale.slice(from, to).flatMap(({ told }) => told.map(({ line }) => line))
  const [line] = lines
  const words =
    lines.length < 2 || line === undefined
      ? lines.map(one => sayLine(s, one)).join(' ')
      : t('deed:arrived', {
          who: line.who,
          count: lines.length - 1,
          region: regionName(s, first.region),
        })
  return {
    sign: 'arrival',
    weight: 3,
    from,
    to,
    player: first.player,
    words,
    detail: null,
    place: first.region,
  }
}

/** A battle from its start to the present: the sides, the place, the outcome, and the losses. */
function fought(t: TFunction, s: Scenario, tale: readonly Tale[], from: number): Deed {
  const { battle } = (tale[from] as Tale).e as Of<'battle-joined'>
  const end = tale.findIndex(({ e }, at) => at > from && e.is === 'battle-ended')
  const to = end < 0 ? tale.length : end + 1
  const events = tale.slice(from, to).map(({ e }) => e)
  const name = (side: number): string => s.players[battle.players[side] ?? -1]?.name ?? ''
  const region = regionName(s, battle.region)
  const decided = events.findLast(e => e.is === 'battle-decided')
  const scored = events.findLast(e => e.is === 'points-scored')
  const fallen = events.filter(e => e.is === 'step-lost')
  const lost = (side: number): number => fallen.filter(e => e.side === side).length
  const words =
    end < 0
      ? t('deed:fights', { first: name(0), second: name(1), region })
      : decided === undefined || decided.winner < 0
        ? t('deed:undecided', { first: name(0), second: name(1), region })
        : t(decided.how === 'rout' ? 'deed:routed' : 'deed:won', {
            winner: name(decided.winner),
            loser: name(1 - decided.winner),
            region,
          })
  const losses = t('deed:losses', { first: name(0), a: lost(0), second: name(1), b: lost(1) })
  const [a = 0, b = 0] = scored?.change ?? []
  const points = a === 0 && b === 0 ? [] : [t('deed:points', { first: name(0), a, second: name(1), b })]
  return {
    sign: 'fight',
    weight: 9,
    from,
    to,
    player: battle.players[0] ?? null,
    words,
    detail: end < 0 ? null : [losses, ...fates(t, tale.slice(from, to)), ...points].join(' · '),
    place: battle.region,
  }
}

const UNHURT = 0

/** The leaders who were hurt, captured or killed in a battle. */
const fates = (t: TFunction, tale: readonly Tale[]): string[] =>
  tale.flatMap(({ e, told }) => {
    const line = told[0]?.line
    const isHurt = e.is === 'leader-lost' || (e.is === 'leader-tested' && e.fate !== UNHURT)
    return isHurt && line !== undefined ? [t('deed:fate', { leader: line.who, fate: line.outcome })] : []
  })
