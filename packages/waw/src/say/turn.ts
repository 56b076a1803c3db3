import { num, signed } from '@sandtable/kernel'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { TurnEvent } from '../turn/events.ts'
import { at, NOBODY } from '../position.ts'
import { plainWords } from './reasons.ts'
import { isPhrase } from './phrases.ts'
import { clauses, playerName, regionName, rowOf, sideName } from './names.ts'

/** How the turn's events are put into words. */
export const TURN_TELLERS: Tellers<TurnEvent['is']> = {
  'turn-began': ({ s, voice }, { turn }) => {
    const outcome = voice('section:turn', { turn, name: s.turns[turn - 1] ?? '' })
    return [{ section: 'turn', as: 'heading', outcome, rules: ['W-7.2-continue'] }]
  },
  'player-began': ({ s, p, voice }, { player }) => {
    const name = s.turns[p.turn - 1] ?? ''
    const outcome = voice('section:player', { player: playerName(s, player), name })
    return [{ section: 'player', as: 'heading', player, outcome, rules: ['W-7.2-next'] }]
  },
  'player-ended': () => [],
  'control-changed': ({ s, voice }, { region, from, to }) => {
    const phrase = from === NOBODY ? 'control:first' : 'control:taken'
    const outcome = voice(phrase, { from: playerName(s, from), to: playerName(s, to) })
    return [{ section: 'control', player: to, region, who: regionName(s, region), outcome, rules: ['G-55'] }]
  },
  scored: tellScore,
  'cities-scored': ({ s, voice }, { player, regions, change }) => {
    const cities = regions.map(r => {
      const { name = '', points = 0 } = s.map.regions[r]?.city ?? {}
      return voice('city', { city: name, points })
    })
    return [
      {
        section: 'points',
        player,
        who: playerName(s, player),
        reckoning: voice('change:point', { change, count: Math.abs(change) }),
        outcome: voice('cities-scored', { cities }),
        tone: 'good',
        rules: ['W-14-scenario'],
      },
    ]
  },
  'game-ended': tellEnd,
  'rules-updated': (t, { from, to }) => {
    const versions = Array.from({ length: to - from }, (_, i) => `rules:${from + 1 + i}`)
    const changes = versions.filter(isPhrase).map(key => t.voice(key))
    const outcome = t.voice('rules-updated', { changes: clauses(t, changes) })
    return changes.length === 0 ? [] : [{ section: 'turn', outcome }]
  },
}

/** W-14-mirror A player's gain or loss outside battles, and who pays for it. */
function tellScore(t: Telling, { gainer, loser, because, change }: Of<'scored'>): Draft[] {
  const { s, voice } = t
  const paid =
    loser === null ? '' : voice('scored:loser', { loser: playerName(s, loser), change: signed(-change) })
  return because.map((part, i) => ({
    section: 'points',
    player: gainer,
    who: playerName(s, gainer),
    reckoning: voice('change:point', { change: part.change, count: Math.abs(part.change) }),
    outcome: plainWords(t, part),
    note: i === because.length - 1 ? paid : '',
    tone: part.change > 0 ? 'good' : 'bad',
    rules: loser === null ? [part.rule] : [part.rule, 'W-14-mirror'],
  }))
}

/** W-7.2-verification The winner, why, and the points. */
function tellEnd(t: Telling, { winner, how, condition, rule }: Of<'game-ended'>): Draft[] {
  const { s, p, voice } = t
  const gauges = s.players.map(({ name }, player) =>
    voice('won:gauge', { player: name, points: num(at(p.points, player)) }),
  )
  const met = condition === null ? undefined : s.victory.conditions[condition]
  return [
    {
      section: 'victory',
      player: met?.player ?? null,
      who: winner === NOBODY ? '' : sideName(t, winner),
      outcome: voice(`won:${how}`, { condition: met?.name ?? '' }),
      note: rowOf(t, gauges),
      tone: winner === NOBODY ? 'plain' : 'good',
      rules: [rule],
    },
  ]
}
