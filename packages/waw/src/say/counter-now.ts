import type { FireNow, HereAndNow } from '../read/here-and-now.ts'
import type { Position } from '../position.ts'
import type { Score } from '../battle/score.ts'
import type { Telling } from './log-line.ts'
import { dealt } from '../battle/score.ts'
import { fireInAttack, fireNow, hereAndNow } from '../read/here-and-now.ts'
import { partWords } from './reasons.ts'
import { points, unitOf } from '../read/counter-facts.ts'
import { counterName, playerName, regionName } from './names.ts'
import { isLeader } from '../scenario.ts'
import { chiefOf } from '../read/army.ts'
import { stacksIn } from '../read/stacks.ts'
import { at } from '../position.ts'

type Showing = Telling & { readonly p: Position }

/** An attack that could be made: with which stack, from where and to where. */
export interface AttackFrom {
  readonly stack: readonly number[]
  readonly from: number
  readonly to: number
}

/** How a counter stands at this moment, sentence by sentence; none: it isn't on the map. */
export function counterNow(t: Showing, c: number, attack: AttackFrom | null): string[] {
  const { s, p } = t
  const now = hereAndNow(s, p, c)
  if (now === null) return []
  const owner = at(s.owner, c)
  const fight = isLeader(s, c) ? null : fireNow(s, p, c)
  const would =
    attack === null || isLeader(s, c)
      ? null
      : fireInAttack(s, p, c, owner, attack.stack, attack.from, attack.to)
  return [
    placeWords(t, c, now),
    ...(now.where === 'open' ? [] : [t.voice(`now:${now.where}`)]),
    ...marchWords(t, now),
    ...(s.uses.supply && !isLeader(s, c) ? [t.voice(now.supplied ? 'now:supplied' : 'now:unsupplied')] : []),
    ...leadWords(t, now),
    ...(fight === null ? [] : [fireWords(t, fight, c, 'now:fires', {})]),
    ...(would === null || attack === null ? [] : attackWords(t, would, c, owner, attack.to)),
  ]
}

function placeWords(t: Showing, c: number, { region: number, others, chief }: HereAndNow): string {
  const region = regionName(t.s, number)
  if (others === 0) return t.voice('now:alone', { region })
  if (chief === null) return t.voice('now:with', { region, count: others })
  if (chief === c) return t.voice('now:commands', { region, count: others })
  const under = { region, chief: counterName(t, chief) }
  return others === 1
    ? t.voice('now:under', under)
    : t.voice('now:under-with', { ...under, count: others - 1 })
}

const marchWords = ({ voice }: Showing, { march }: HereAndNow): string[] =>
  march === null
    ? []
    : [
        march.left === 0
          ? voice('now:done')
          : voice('now:march', { left: points(march.left), had: points(march.had) }),
      ]

function leadWords({ voice }: Showing, { leads }: HereAndNow): string[] {
  if (leads === null || leads.units === 0) return []
  const { units: count, well, penalty } = leads
  if (penalty > 0) return [voice('now:overled', { count, well, penalty })]
  return [Number.isFinite(well) ? voice('now:leads', { count, well }) : voice('now:leads-any', { count })]
}

function attackWords(t: Showing, fire: FireNow, c: number, owner: number, to: number): string[] {
  const { s, p, voice } = t
  const side = s.players[owner]?.side
  const foe = stacksIn(s, p, to).find(({ player }) => s.players[player]?.side !== side)
  const chief = foe === undefined ? null : chiefOf(s, p, foe.counters)
  const enemy = chief === null ? playerName(s, foe?.player ?? -1) : counterName(t, chief)
  const words = fireWords(t, fire, c, 'now:would', { enemy, region: regionName(s, to) })
  return fire.isGuess ? [words, voice('now:guess')] : [words]
}

/** W-12.1-fire On which faces of the die a unit hits, and what adds to its combat factor. */
function fireWords(
  t: Showing,
  { view, side, cf, because, faces }: FireNow,
  c: number,
  phrase: 'now:fires' | 'now:would',
  places: Readonly<Record<string, string>>,
): string {
  const scored = faces.map(face => dealt(face, unitOf(t.s, c).is.skirmisher === true, false))
  const reasons = because.map(part =>
    t.voice('now:part', { change: part.change, reason: partWords({ ...t, p: view }, side, part) }),
  )
  const all = { ...places, cf, does: doesWords(t, scored) }
  return reasons.length === 0
    ? t.voice(phrase, all)
    : t.voice(`${phrase}:because`, { ...all, because: reasons })
}

function doesWords({ voice }: Showing, faces: readonly Score[]): string {
  const upTo = (score: Score): string => {
    const last = faces.lastIndexOf(score)
    const first = faces.indexOf(score)
    return first === last ? String(last) : voice('now:faces', { from: first, to: last })
  }
  if (faces.includes('hit')) return voice('now:hits', { faces: upTo('hit') })
  return faces.includes('panic') ? voice('now:panics', { faces: upTo('panic') }) : voice('now:misses')
}
