import { fill, num, signed } from '@sandtable/kernel'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { TurnEvent } from '../turn/events.ts'
import { at, NOBODY } from '../position.ts'
import { plainWords } from './reasons.ts'
import { playerName, regionName, sideName } from './names.ts'

/** How the events of the turn are told. */
export const TURN_TELLERS: Tellers<TurnEvent['is']> = {
  'turn-began': ({ s, words }, { turn }) => {
    const outcome = fill(words['section:turn'], { turn, name: s.turns[turn - 1] ?? '' })
    return [{ section: 'turn', as: 'heading', outcome, rules: ['W-7.2-continue'] }]
  },
  'player-began': ({ s, p, words }, { player }) => {
    const name = s.turns[p.turn - 1] ?? ''
    const outcome = fill(words['section:player'], { player: playerName(s, player), name })
    return [{ section: 'player', as: 'heading', player, outcome, rules: ['W-7.2-next'] }]
  },
  'player-ended': () => [],
  'control-changed': ({ s, words }, { region, from, to }) => {
    const phrase = words[from === NOBODY ? 'control:first' : 'control:taken']
    const outcome = fill(phrase, { from: playerName(s, from), to: playerName(s, to) })
    return [{ section: 'control', player: to, region, who: regionName(s, region), outcome, rules: ['G-55'] }]
  },
  scored: tellScore,
  'cities-scored': ({ s, words }, { player, regions, change }) => {
    const cities = regions.map(r => {
      const { name = '', points = 0 } = s.map.regions[r]?.city ?? {}
      return fill(words.city, { city: name, points })
    })
    return [
      {
        section: 'points',
        player,
        who: playerName(s, player),
        reckoning: signed(change),
        outcome: fill(words['cities-scored'], { cities: cities.join(', ') }),
        tone: 'good',
        rules: ['W-14-scenario'],
      },
    ]
  },
  'game-ended': tellEnd,
  'rules-updated': ({ words }, { from, to }) => {
    const changes = Object.entries(words).flatMap(([key, change]) => {
      const version = Number(/^rules:(\d+)$/.exec(key)?.[1])
      return version > from && version <= to ? [change] : []
    })
    const outcome = fill(words['rules-updated'], { changes: changes.join('; ') })
    return changes.length === 0 ? [] : [{ section: 'turn', outcome }]
  },
}

/** W-14-mirror What a player gains or loses outside battles, and who pays for it. */
function tellScore(t: Telling, { gainer, loser, because, change }: Of<'scored'>): Draft[] {
  const { s, words } = t
  const paid =
    loser === null
      ? ''
      : fill(words['scored:loser'], { loser: playerName(s, loser), change: signed(-change) })
  return because.map((part, i) => ({
    section: 'points',
    player: gainer,
    who: playerName(s, gainer),
    reckoning: signed(part.change),
    outcome: plainWords(t, part),
    note: i === because.length - 1 ? paid : '',
    tone: part.change > 0 ? 'good' : 'bad',
    rules: loser === null ? [part.rule] : [part.rule, 'W-14-mirror'],
  }))
}

/** W-7.2-verification Who has won, why, and how the points stand. */
function tellEnd(t: Telling, { winner, how, condition, rule }: Of<'game-ended'>): Draft[] {
  const { s, p, words } = t
  const gauges = s.players.map(({ name }, player) =>
    fill(words['won:gauge'], { player: name, points: num(at(p.points, player)) }),
  )
  const met = condition === null ? undefined : s.victory.conditions[condition]
  return [
    {
      section: 'victory',
      player: met?.player ?? null,
      who: winner === NOBODY ? '' : sideName(t, winner),
      outcome: fill(words[`won:${how}`], { condition: met?.name ?? '' }),
      note: gauges.join(', '),
      tone: winner === NOBODY ? 'plain' : 'good',
      rules: [rule],
    },
  ]
}
