import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import type { PackText, PlayerText, RuleText } from './pack-schema.ts'
import type { Path } from '../../../problem.ts'
import { once } from '../../../known-ids.ts'
import { safe } from '../../../say.ts'
import { phaseUsed } from './check-cards.ts'
import { checkCondition } from './check-conditions.ts'
import { forSale } from './check-counters.ts'
import { checkEffects } from './check-effects.ts'
import { keysTo, owned, refsTo, refTo, turnIn } from './known.ts'
import { say } from '../../../words/phrase.ts'

export const checkRulesAndPlayers = (known: Known, pack: PackText): Finding[] => [
  ...phases(pack),
  ...once(pack.resources ?? [], ['pack', 'resources']),
  ...once(pack.technologies ?? [], ['pack', 'technologies']),
  ...pack.players.flatMap((player, i) => checkPlayer(known, player, ['pack', 'players', i])),
  ...playersOnce(pack.players),
  ...twoSides(known),
  ...peace(known, pack),
  ...victory(known, pack),
  ...(pack.rules ?? []).flatMap((rule, i) => checkRule(known, rule, ['pack', 'rules', i])),
  ...(pack['extra-draw'] === undefined ? [] : needsProduction(known, ['pack', 'extra-draw'])),
  ...refsTo(known, 'unit', pack.expects?.unsupplied, ['pack', 'expects', 'unsupplied']),
  ...refsTo(known, 'region', pack.expects?.unreachable, ['pack', 'expects', 'unreachable']),
]

const NOT_YET = ['air', 'naval', 'breakthrough', 'second-air']

const phases = ({ uses = [] }: PackText): Finding[] => [
  ...once(uses, ['pack', 'uses']),
  ...uses.flatMap((phase, i) =>
    NOT_YET.includes(phase)
      ? [{ path: ['pack', 'uses', i], message: say('phase-not-played', { phase }), rule: 'G-57' }]
      : [],
  ),
]

const needsProduction = (known: Known, path: Path): Finding[] =>
  known.uses.has('production') ? [] : [{ path, message: say('production-not-used'), rule: 'W-8-paid-draw' }]

const checkPlayer = (known: Known, player: PlayerText, path: Path): Finding[] => [
  ...turnIn(known, player.joins, [...path, 'joins']),
  ...keysTo(known, 'technology', player.technology, [...path, 'technology']),
  ...(player.forts ?? []).flatMap(({ price }, i) =>
    typeof price === 'number' ? forSale(known, [...path, 'forts', i, 'price']) : [],
  ),
  ...refsTo(known, 'leader', player.pool, [...path, 'pool']),
  ...(player.pool ?? []).flatMap((leader, i) => owned(known, leader, player.id, [...path, 'pool', i])),
]

function playersOnce(players: readonly PlayerText[]): Finding[] {
  const before = new Set<string>()
  return players.flatMap(({ id }, i) => {
    if (!before.has(id)) {
      before.add(id)
      return []
    }
    return [{ path: ['pack', 'players', i, 'id'], message: say('id-taken', { id }) }]
  })
}

const twoSides = ({ side }: Known): Finding[] =>
  side.size > 1 ? [] : [{ path: ['pack', 'players'], message: say('one-side') }]

function peace(known: Known, { peace: pairs = [] }: PackText): Finding[] {
  const before = new Set<string>()
  return pairs.flatMap((pair, i) => {
    const path = ['pack', 'peace', i]
    const key = pair.toSorted().join(' ')
    const again = before.has(key)
    before.add(key)
    return [...refsTo(known, 'side', pair, path), ...(again ? [{ path, message: say('peace-twice') }] : [])]
  })
}

const victory = (known: Known, { victory: { conditions = [], otherwise } }: PackText): Finding[] => [
  ...conditions.flatMap((condition, i) => {
    const path = ['pack', 'victory', 'conditions', i]
    return [
      ...refTo(known, 'player', condition.player, [...path, 'player']),
      ...checkCondition(known, condition.if, [...path, 'if']),
    ]
  }),
  ...(otherwise === 'points' || known.player.has(otherwise)
    ? []
    : [
        {
          path: ['pack', 'victory', 'otherwise'],
          message: say('points-or-player', { otherwise: safe(otherwise) }),
        },
      ]),
]

const checkRule = (known: Known, rule: RuleText, path: Path): Finding[] => [
  ...refTo(known, 'player', rule.player, [...path, 'player']),
  ...phaseUsed(known, rule.when, [...path, 'when']),
  ...checkCondition(known, rule.if, [...path, 'if']),
  ...checkEffects(known, rule.effects, [...path, 'effects'], rule.when === 'always' ? 'always' : 'moment'),
]
