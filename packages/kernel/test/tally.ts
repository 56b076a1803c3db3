import type { Answer, Choice, Data, EventTable, Game, Here, Ruleset, Sequence } from '../src/index.ts'
import { begin, emit, loaded } from '../src/index.ts'

/** A game of tallying, for the kernel's own tests: each test writes its sequence of play. */
export interface Tally {
  s: { readonly players: number }
  p: { total: number; words: string[] }
  e: Added | Said | Told
  f: Readonly<Record<string, Readonly<Record<string, Data>>>>
  a: Readonly<Record<string, Answer>>
}
interface Added {
  readonly is: 'added'
  readonly by: number
}
/** Words are heard by the speaker alone, until told. */
interface Said {
  readonly is: 'said'
  readonly player: number
  readonly word: string
}
interface Told {
  readonly is: 'told'
  readonly player: number
  readonly word: string
}

export type G = Here<Tally>

const EVENTS: EventTable<Tally> = {
  added: { apply: (p, e) => void (p.total += e.by), seen: 'everyone' },
  said: { apply: (p, e) => void (p.words[e.player] = e.word), seen: (e, v) => (e.player === v ? e : null) },
  told: { apply: (p, e) => void (p.words[e.player] = e.word), seen: 'everyone', reveals: true },
}

/** The rules whose play is this sequence, and those beside it. */
export const tally = (
  main: Sequence<Tally>,
  beside: { readonly [seq: string]: Sequence<Tally> } = {},
): Ruleset<Tally> => ({
  name: 'tally',
  version: 1,
  players: s => s.players,
  start: s => ({
    position: { total: 0, words: Array.from({ length: s.players }, () => '') },
    frame: { seq: 'main', at: Object.keys(main)[0] as string },
  }),
  sequences: { main, ...beside },
  events: EVENTS,
  view: (_, p, viewer) => ({ total: p.total, words: p.words.map((word, i) => (i === viewer ? word : '?')) }),
  world: (_, view) => ({ total: view.total, words: view.words.map(word => (word === '?' ? '' : word)) }),
})

/** A game for two, with the dice that it needs. */
export const game = (rules: Ruleset<Tally>, ...rolls: number[]): Game<Tally> =>
  begin(rules, { players: 2 }, { dice: loaded(rolls) })

export const add =
  (by: number) =>
  (g: G): void =>
    emit(g, { is: 'added', by })

/** A player adds one of some numbers. */
export const ask = (player: number, more: Partial<Choice<Tally, string>> = {}): Choice<Tally, string> => ({
  kind: 'add',
  rule: 'X-1',
  who: () => [player],
  legal: () => [1, 2, 3],
  take: (g, _, by) => emit(g, { is: 'added', by: by as number }),
  ...more,
})

/** Both say a word, unheard until both have. */
export const SAY: Choice<Tally, string> = {
  kind: 'say',
  rule: 'X-2',
  secret: true,
  who: () => [0, 1],
  legal: () => ['yes', 'no'],
  take: (g, player, word) => emit(g, { is: 'told', player, word: word as string }),
}
