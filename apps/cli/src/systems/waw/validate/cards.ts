import type { Game, Pending } from '@sandtable/kernel'
import type { Card, Effect, Scenario, Side, Waw } from '@sandtable/waw'
import type { Finding, Outcome, Subject, Watch } from './check.ts'
import type { Followed } from './follow.ts'
import { fork, pending } from '@sandtable/kernel'
import { follow } from './follow.ts'
import { suspicious } from './check.ts'
import { usesOf, type Use } from './uses.ts'
import { warPhrase } from '../words/words.ts'

/** The decisions in which cards are played, and their use there. */
const USED_IN: Readonly<Record<string, Use['use']>> = { card: 'generic', cards: 'battle' }

interface Row extends Use {
  played: number
  /** It was among the options, or would have been if the player had held it. */
  possible: boolean
  readonly moments: Followed
}

/** W-8-uses Each use of each card is played, or at least could be in some moment. */
export function cards(subject: Subject): Watch {
  const { s } = subject
  const rows = usesOf(subject).map((use): Row => ({
    ...use,
    played: 0,
    possible: false,
    moments: follow(use.parts),
  }))
  const drawn = new Set<string>()
  return {
    asked: (g, decision) => {
      const open = rows.filter(
        row => row.use === USED_IN[decision.kind] && row.card.owner === decision.player && !row.possible,
      )
      if (open.length > 0) lookFor(g, decision, open)
    },
    over: g => {
      for (const e of g.log ?? []) {
        if (e.is === 'card-drawn') drawn.add(deckOf(s.cards[e.card] as Card))
        if (e.is !== 'card-used' && e.is !== 'card-played') continue
        const { id } = s.cards[e.card] as Card
        const use = e.is === 'card-used' ? 'generic' : 'battle'
        for (const row of rows) if (row.card.id === id && row.use === use) row.played++
      }
    },
    result: (trials): Outcome => {
      const all = { uses: rows.length, cards: new Set(rows.map(({ card }) => card.id)).size }
      if (trials.length === 0) return { figures: warPhrase('cards:no-games', all), found: [] }
      const found = [
        ...buriedDecks(s, rows, drawn, trials.length),
        ...rows.filter(row => isUnplayable(row, drawn)).map(row => notPlayable(row, trials.length)),
      ]
      return { figures: tally(rows, all), found }
    },
  }
}

function tally(rows: readonly Row[], all: { readonly uses: number; readonly cards: number }): string {
  const played = rows.filter(row => row.played > 0).length
  const names = rows.filter(row => row.played === 0 && row.possible).map(nameOf)
  return names.length > 0
    ? warPhrase('cards:kept', { ...all, played, kept: names.length, names })
    : warPhrase('cards:played', { ...all, played })
}

const nameOf = ({ card, use }: Row): string =>
  card.generic && card.battle ? warPhrase('cards:use', { card: card.id, use }) : card.id

const deckOf = ({ owner, deck }: Card): string => `${owner} ${deck}`

/** Decks that were never reached and impossible cards have findings of their own. */
const isUnplayable = ({ card, played, possible, never }: Row, drawn: ReadonlySet<string>): boolean =>
  played === 0 && !possible && !never && (card.deck === 0 || drawn.has(deckOf(card)))

const notPlayable = ({ card, use, moments }: Row, games: number): Finding =>
  suspicious(
    ['cards', 'cards', card.id, use],
    warPhrase('cards:never', { games, why: moments.why() }),
    'W-8-unmet',
  )

/** W-8-deck-order A later deck is drawn from only when the one before is used up. */
function buriedDecks(
  s: Scenario,
  rows: readonly Row[],
  drawn: ReadonlySet<string>,
  games: number,
): Finding[] {
  const buried = rows.map(({ card }) => card).filter(card => card.deck > 0 && !drawn.has(deckOf(card)))
  const firsts = new Map(buried.toReversed().map(card => [deckOf(card), card]))
  return [...firsts.values()].map(({ id, owner, deck }) =>
    suspicious(
      ['cards', 'cards', id, 'deck'],
      warPhrase('cards:deck', { deck: deck + 1, player: s.players[owner]?.id ?? '', games }),
      'W-8-deck-order',
    ),
  )
}

/** Which of these uses a player could make at a decision if holding the cards; for the others, what they lack. */
function lookFor(g: Game<Waw>, { player, options }: Pending, open: readonly Row[]): void {
  const held = offered(g, g.s, player)
  const freely = offered(g, unconditional(g.s), player)
  const side = sideIn(g, player)
  for (const row of open) {
    const among = (cards: ReadonlySet<unknown>): boolean => row.numbers.some(number => cards.has(number))
    if (among(new Set(options as readonly unknown[])) || among(held)) row.possible = true
    else if (among(freely)) row.moments.note(g.p, row.use === 'battle' ? side : undefined)
  }
}

/** A player's options with all of their cards in hand. */
function offered(g: Game<Waw>, s: Scenario, player: number): ReadonlySet<unknown> {
  const f: Game<Waw> = { ...fork(g), s }
  const own = (card: number): boolean => s.cards[card]?.owner === player
  f.p.hands[player] = [...s.cards.keys()].filter(own)
  f.p.discards[player] = []
  f.p.gone = f.p.gone.filter(card => !own(card))
  const decision = pending(f).find(decision => decision.player === player)
  return new Set(decision?.options as readonly unknown[] | undefined)
}

const UNCONDITIONAL = new WeakMap<Scenario, Scenario>()

/** Effects that always do something. */
const POINT: Effect = { do: 'points', side: 'own', change: 1 }
const BONUS: Effect = { do: 'modifier', side: 'own', change: 1, rounds: 'this' }

/** The scenario with cards that cost nothing, wait for nothing and always do something, so that only the moment counts. */
function unconditional(s: Scenario): Scenario {
  const known = UNCONDITIONAL.get(s)
  if (known !== undefined) return known
  const free = {
    ...s,
    cards: s.cards.map((card): Card => ({
      ...card,
      cost: { money: 0, points: 0 },
      if: {},
      generic: card.generic && { ...card.generic, effects: [POINT] },
      battle: card.battle && { effects: [BONUS] },
    })),
  }
  UNCONDITIONAL.set(s, free)
  return free
}

const sideIn = ({ p }: Game<Waw>, player: number): Side => (p.battle.players[0] === player ? 0 : 1)
