import type { Answer } from '@sandtable/kernel'
import type { GoldRun } from '@sandtable/testkit'
import { GOLD_RUN, printed } from '@sandtable/testkit'
import type { Plain, PlainWords } from '../plain/plain.ts'

type Event = GoldRun['e']
type Position = GoldRun['p']

/** A pack of the toy. */
export type GoldRunPack = { readonly players: number; readonly rounds: number }

const PLAYERS = [
  { name: 'Red', colour: '#c03020' },
  { name: 'Green', colour: '#308040' },
  { name: 'Blue', colour: '#2050a0' },
]

const nameOf = (player: number): string => PLAYERS[player]?.name ?? ''

/** The toy at a plain table. */
export function goldRun(pack: GoldRunPack): Plain<GoldRun> {
  const s = printed(pack.players, pack.rounds)
  return {
    rules: GOLD_RUN,
    s,
    title: 'The gold of the copses',
    about: 'March to a chest, and dig.',
    players: PLAYERS.slice(0, pack.players),
    turn: ({ round }) => round,
    points: ({ points }) => points,
    lines: p => [
      `Round ${p.round} of ${s.rounds}`,
      ...p.party.map(
        ({ x, y }, player) => `${nameOf(player)}: party at ${x}, ${y}, ${cards(p.hand[player] ?? 0)}`,
      ),
      ...s.chests.map(({ x, y }, chest) => `Chest ${chest + 1} at ${x}, ${y}: ${insideOf(p, chest)}`),
    ],
    question: kind => QUESTIONS[kind] ?? kind,
    option: (_p, kind, option) => OPTIONS[kind]?.(option, s.cards) ?? JSON.stringify(option),
    say: (e, p) => said(e, p),
  }
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const insideOf = ({ opened, gold }: Position, chest: number): string =>
  opened[chest] === true ? 'opened' : (gold[chest] ?? -1) < 0 ? 'closed' : `${gold[chest]} gold inside`

const QUESTIONS: Readonly<Record<string, string>> = {
  'lay-for-the-lead': 'Lay a card to go first?',
  'move-scout': 'Send the scout to a copse.',
  march: 'March your party.',
  react: 'Guard the chest?',
  dig: 'Dig here?',
}

type OptionWords = (option: Answer, worth: readonly number[]) => string

const card = (n: number, worth: readonly number[]): string => `card ${n}, worth ${worth[n]}`

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  'lay-for-the-lead': (option, worth) =>
    option === null ? 'Lay no card' : `Lay ${card(option as number, worth)}`,
  'move-scout': option => `To copse ${(option as number) + 1}`,
  march: option => {
    const { x, y } = option as GoldRun['a']['march']
    return `March to ${x}, ${y}`
  },
  react: (option, worth) => {
    const answer = option as GoldRun['a']['react']
    if (answer === 'pass') return 'Let them dig'
    return answer === 'show' ? 'Show the scout' : `Guard with ${card(answer.guard, worth)}`
  },
  dig: option => (option === 'dig' ? 'Dig' : 'Leave the chest'),
}

/** The words for each public event. */
const DEEDS: { readonly [I in Event['is']]?: (e: Extract<Event, { is: I }>) => string } = {
  'leader-found': () => 'goes first',
  marched: ({ to: { x, y } }) => `marched to ${x}, ${y}`,
  guarded: ({ by }) => `guards the chest with ${by}`,
  dug: ({ face }) => `dug with a ${face}`,
  'dig-failed': () => 'found the chest too hard',
  'chest-opened': ({ chest, gold }) => `opened chest ${chest + 1} and took ${gold} gold`,
}

function said(e: Event, { round }: Position): PlainWords | null {
  if (e.is === 'round-begun') return { text: `Round ${round} begins.`, player: null }
  const deed = DEEDS[e.is] as ((e: Event) => string) | undefined
  if (deed === undefined || !('player' in e)) return null
  return { text: `${nameOf(e.player)} ${deed(e)}.`, player: e.player }
}
