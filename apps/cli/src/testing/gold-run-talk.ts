import type { GoldRun } from '@sandtable/testkit'
import type { Eyes, Witness } from '../play/table-talk.ts'
import { copy, fold, seen } from '@sandtable/kernel'
import { GOLD_RUN } from '@sandtable/testkit'
import { talkOf, trouble } from '../play/table-talk.ts'

type Event = GoldRun['e']

interface Watched extends Witness<GoldRun['p']> {
  readonly eyes: Eyes
  readonly redacted: boolean
  view: GoldRun['p']
  shown: number
}

const watch = (s: GoldRun['s'], eyes: Eyes, redacted: boolean): Watched => {
  const { position } = GOLD_RUN.start(s)
  const view = eyes === 'all' ? copy(position) : GOLD_RUN.view(s, position, eyes)
  return { eyes, redacted, view, shown: 0 }
}

function showOn(w: Watched, s: GoldRun['s'], log: readonly Event[]): Event[] {
  const { eyes } = w
  const fresh = log.slice(w.shown)
  const told = w.redacted || eyes === 'all' ? fresh : fresh.flatMap(e => seen(GOLD_RUN, e, eyes) ?? [])
  fold(GOLD_RUN, s, w.view, told)
  w.shown = log.length
  return told
}

const RULES = new Map([
  ['T-2.2', 'A party marches.'],
  ['T-3.2', 'A chest opens.'],
])

const places = ({ party }: GoldRun['p']): string[] => party.map(({ x, y }, n) => `  party ${n} at ${x} ${y}`)

/** The toy at a terminal: a march is ordered by its point, the rest is chosen from a list. */
export const goldRunTalk = talkOf<GoldRun, Watched>({
  watch,
  catchUp: (w, s, log) => {
    const told = showOn(w, s, log)
    return () => told.map(({ is }) => `  · ${is}`)
  },
  lookAgain: (w, s, log) => {
    const anew = watch(s, w.eyes, w.redacted)
    showOn(anew, s, log.slice(0, w.shown))
    Object.assign(w, anew)
  },
  moment: ({ round, turns, leader }) => ({
    turn: round,
    players: leader === null ? [] : [(leader + turns + 1) % 2],
  }),
  phase: agenda => agenda.at(-1)?.seq ?? null,
  header: (_screen, s, { round, points }) => [
    `Round ${round} of ${s.rounds}`,
    `  gold ${points.join(' to ')}`,
  ],
  board: (_screen, _s, p) => places(p),
  goals: (_screen, _s, { points }) => [`  Who has more gold wins: ${points.join(' to ')}`],
  turnBegun: () => null,
  playerBegun: () => null,
  question: kind => `answer ${kind}`,
  option: (_desk, option) => JSON.stringify(option),
  aside: () => '',
  below: () => [],
  space: () => ({
    hint: 'march X Y',
    lines: [],
    typed: line => (line === '' ? trouble('Where to?') : null),
  }),
  series: ['march'],
  commands: [
    {
      name: 'march',
      takes: 'X Y',
      help: ({ x, y }) => `go there: march ${x} ${y}`,
      during: { kind: 'march', name: 'while you march' },
      run: (_desk, rest) => {
        const [x = 0, y = 0] = rest.split(' ').map(Number)
        return { answers: [{ x, y }] }
      },
    },
    { name: 'field', help: () => 'the field', run: ({ view }) => ({ show: places(view) }) },
  ],
  examples: ({ view, player }) => ({ x: `${view.party[player]?.x}`, y: `${view.party[player]?.y}` }),
  closing: () => 'That is all.',
  rules: () => RULES,
  endRule: 'T-3.2',
  rolls: () => '',
})
