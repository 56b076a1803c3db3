import { num, signed, total } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import type { Leader } from '../counters.ts'
import type { Side } from '../position.ts'
import { at, FATES, NO_CARD, NOBODY, other, UNDECIDED, nth } from '../position.ts'
import { chain } from './log-line.ts'
import { command, commanderOf, leaderAt } from '../battle/commanders.ts'
import { demoralized, wholePanic } from '../battle/morale.ts'
import { plightOf } from '../battle/plight.ts'
import { LEADER_LOSS, RANK, ROUTS_FROM } from '../charts/battle.ts'
import { effectOf } from '../effects/brought.ts'
import { reasonLines } from './reasons.ts'
import { rounded } from '../editions/rules.ts'
import { compared, faceOf, score, valueOf } from '../battle/score.ts'
import { shaken, stands } from '../battle/ranks.ts'
import { count, rowOf, unitName } from './names.ts'

const rank = (t: Telling, leader: Leader): string =>
  leader.rank === 'monarch' ? t.voice('monarch') : '★'.repeat(leader.rank)

/** W-12.1-cinc The commander, the subordinates, and the penalty for leading too many. */
export function tellCommander(t: Telling, { side, slot }: Of<'commander-named'>): Draft[] {
  const { s, p, voice } = t
  const leader = leaderAt(s, p, slot)
  const others = nth(p.battle.leaders, side).filter(
    l => l !== slot && leaderAt(s, p, l).commands.includes('land'),
  )
  const leaders = others.map(l =>
    voice('ranked', { leader: leaderAt(s, p, l).name, rank: rank(t, leaderAt(s, p, l)) }),
  )
  const { penalty } = command(s, p, side)
  const row: Draft = {
    section: 'commanders',
    side,
    who: leader.name,
    reckoning: rank(t, leader),
    outcome: voice('values', { cf: leader.cf, mf: leader.mf }),
    note: leaders.length === 0 ? '' : voice('before', { leaders }),
    rules: ['W-12.1-cinc'],
  }
  if (penalty === 0) return [row]
  const units = count(t, 'unit', nth(p.battle.forces, side).length)
  const lesser = {
    as: 'reason',
    reckoning: signed(-penalty),
    outcome: voice('overcommand', { units, limit: RANK[leader.rank].leads }),
  } as const
  return [row, { section: 'commanders', side, ...lesser, rules: ['W-5.2-penalty'] }]
}

/** W-12.1-bmv, W-12.1-amv The mean, its rounding, and the commander's part. */
export function tellMorale(
  t: Telling,
  { side, total, units, leader, amv }: Of<'morale-determined'>,
): Draft[] {
  const mean = rounded(total, units, t.s.rules.round_amv)
  const exact = total % units === 0
  const commander = commanderOf(t.s, t.p, side)
  return [
    {
      section: 'morale',
      side,
      reckoning: t.voice(exact ? 'morale:sum' : 'morale:rounded', {
        total,
        units,
        exact: total / units,
        mean,
      }),
      outcome: `${chain(mean, [leader])} = ${num(amv)}`,
      note:
        commander === null
          ? t.voice('morale:leaderless')
          : t.voice('morale:leader', { leader: commander.name }),
      rules: exact ? ['W-12.1-amv'] : ['W-12.1-amv', 'W-12.1-amv-round'],
    },
  ]
}

const SCORED = {
  hit: { sign: '<', rule: 'W-12.1-fire', tone: 'hit' },
  panic: { sign: '=', rule: 'W-12.1-fire-panic', tone: 'panic' },
  miss: { sign: '>', rule: 'W-12.1-fire-miss', tone: 'quiet' },
} as const

/** W-12.1-fire The die beside its target; rules that change the result are named. */
export function tellShot(t: Telling, e: Of<'fired'>): Draft[] {
  const { s, p, voice } = t
  const { die, cf, change, scored } = e
  const face = faceOf(s.rules, die, change)
  const value = valueOf(s.rules, cf, change)
  const plain = compared(face, value)
  const ruled = score(s.rules, die, cf, change)
  const inPursuit = p.battle.winner !== UNDECIDED
  const notes: string[] =
    change === 0
      ? []
      : [value === cf ? voice('shot:die', { die, change: -change }) : voice('shot:cf', { cf, change })]
  const rules: string[] = []
  const because = (note: string, rule: string): void => void (notes.push(note), rules.push(rule))
  if (ruled !== plain) because(voice('shot:zero'), 'G-09')
  if (ruled === 'hit' && scored === 'panic') because(voice('shot:skirmisher'), 'W-12.1-skirmisher')
  if (ruled === 'panic' && inPursuit) because(voice('shot:pursuit'), 'W-12.3-panic-hit')
  return [
    {
      section: inPursuit ? 'pursuit' : 'fire',
      side: e.side,
      who: unitName(s, e.unit),
      reckoning: `${face} ${SCORED[plain].sign} ${num(value)}`,
      outcome: voice(`shot:${scored}`),
      note: rowOf(t, notes),
      tone: SCORED[scored].tone,
      rules: rules.length > 0 ? rules : [SCORED[scored].rule],
    },
  ]
}

/** The kind of an effect's source. */
const sortOf = (source: number): 'cards' | 'rules' | 'symbols' =>
  source >= 0 ? 'cards' : source > NO_CARD ? 'rules' : 'symbols'

/** W-12.1-morale-loss A side's morale after the dice. */
export function tellCheck({ s, p, voice }: Telling, side: Side, morale: number): Draft {
  const force = nth(p.battle.forces, side)
  const panicked = force.filter(u => p.panicked[u] === 1).length
  const parts = [
    ...(['cards', 'rules', 'symbols'] as const).map(by => ({
      change: effectOf(p.battle, side, 'morale', effect => sortOf(effect.source) === by),
      what: voice(`check:${by}`),
    })),
    { change: panicked - shaken(p, force), what: voice('check:eliminated') },
    { change: -panicked, what: voice('check:panicked') },
  ].filter(({ change }) => change !== 0)
  const told = parts.map(({ change, what }) =>
    voice('check:part', { change: `${change < 0 ? '−' : '+'} ${Math.abs(change)}`, what }),
  )
  const gone = !force.some(u => stands(p, u))
  const sum = [num(at(p.battle.amv, side)), ...told, ...(told.length > 0 ? [`= ${num(morale)}`] : [])]
  const broken = !gone && demoralized(s, p.battle, p, side)
  return {
    section: 'check',
    side,
    reckoning: gone ? '' : sum.join(' '),
    outcome: voice(gone ? 'check:gone' : broken ? 'check:demoralized' : 'check:steady'),
    tone: gone || broken ? 'bad' : 'plain',
    rules: [gone ? 'G-31' : broken && morale >= 0 ? 'W-12.2-auto' : 'W-12.1-morale-loss'],
  }
}

/** W-12.2-test The rout die, unless none is needed. */
export function tellRout({ voice }: Telling, { side, die, routed }: Of<'rout-tested'>): Draft[] {
  const plain = { section: 'rout', side, tone: routed ? 'bad' : 'plain' } as const
  if (die === null)
    return [{ ...plain, outcome: voice('rout:routed'), note: voice('rout:auto'), rules: ['W-12.2-auto'] }]
  const outcome = voice(routed ? 'rout:routed' : 'rout:steady')
  const comparison = `${die} ${routed ? '≥' : '<'} ${ROUTS_FROM}`
  return [{ ...plain, reckoning: voice('rout:test', { comparison }), outcome, rules: ['W-12.2-test'] }]
}

/** W-12.5-decision The winner, and why. */
export function tellDecision({ s, p, voice }: Telling, { winner, how, rule }: Of<'battle-decided'>): Draft[] {
  if (winner === NOBODY) return [{ section: 'decision', outcome: voice('decided:both'), rules: [rule] }]
  const side = winner as Side
  const [own, enemy] = [side, other(side)].map(of => plightOf(s, p.battle, p, of).hits) as [number, number]
  const tie = how === 'hits' && own === enemy
  const what = voice(`counted:${s.rules.endbattle_count}`)
  const outcome = voice(tie ? 'decided:tie' : `decided:${how}`, { own, enemy, what })
  const section = how === 'rout' || how === 'retreat' ? 'rout' : 'decision'
  const undiced = how === 'rout' && wholePanic(s, p.battle, p, other(side))
  const rules = [tie ? 'W-12.5-tie' : undiced ? 'W-12.2-auto' : rule]
  return [{ section, side, outcome, tone: 'good', rules }]
}

/** W-12.4-threshold A leader's die with all modifiers, and a felled leader's second die. */
export function tellLeader(
  t: Telling,
  { side, slot, die, because, second, fate }: Of<'leader-tested'>,
): Draft[] {
  const { s, p, voice } = t
  const who = leaderAt(s, p, slot).name
  const result = die + total(because)
  const { felledFrom } = LEADER_LOSS
  const sums = because.length === 0 ? '' : ` = ${num(result)}`
  const changes = because.map(({ change }) => change)
  const limit = s.rules.leader_injured_max
  const comparison = second === null ? '' : `${second} ${second <= limit ? '≤' : '>'} ${num(limit)}`
  return [
    {
      section: 'leaders',
      side,
      who,
      reckoning: voice('fate:test', {
        comparison: `${chain(die, changes)}${sums} ${result < felledFrom ? '<' : '≥'} ${felledFrom}`,
      }),
      outcome: voice(`fate:${FATES[fate as 0 | 1 | 2]}`),
      note: second === null ? '' : voice('fate:second', { comparison }),
      tone: fate === 0 ? 'plain' : 'bad',
      rules: [second === null ? 'W-12.4-threshold' : 'W-12.4-second-die'],
    },
    ...reasonLines(t, 'leaders', side, because),
    ...(FATES[fate as 0 | 1 | 2] === 'injured' ? [comesBack(t, side, who)] : []),
  ]
}

const comesBack = (t: Telling, side: Side, who: string): Draft => ({
  section: 'leaders',
  side,
  who,
  outcome: t.voice('fate:back'),
  rules: ['W-12.4-injured-return'],
})
