import type { Answer, DeepReadonly, Dice, Game, Kind, Pending } from '@sandtable/kernel'
import { copy, over, pending, seeded, submit } from '@sandtable/kernel'
import type { Bot } from './bot.ts'

/** A bot's answer to a decision of a game: it sees its player's view and nothing else. */
export function botAnswer<K extends Kind>(g: Game<K>, decision: Pending<K>, bot: Bot<K>, dice: Dice): Answer {
  const { rules, s } = g
  const { player } = decision
  const view = rules.view(s, g.p as DeepReadonly<K['p']>, player)
  return bot({ rules, s, view, agenda: copy(g.agenda), player, pending: decision, dice })
}

/** Plays a game to its end, each player by its bot; `watch` is called after each answer. */
export function playGame<K extends Kind>(
  g: Game<K>,
  bots: readonly Bot<K>[],
  seed: string,
  watch: (g: Game<K>, player: number, answer: Answer) => void = () => {},
): void {
  const dice = bots.map((_, player) => seeded(`${seed} bot ${player}`))
  while (!over(g)) {
    const decision = pending(g)[0] as Pending<K>
    const { player } = decision
    const answer = botAnswer(g, decision, bots[player] as Bot<K>, dice[player] as Dice)
    const refusal = submit(g, player, answer)
    if (refusal !== null)
      throw new Error(
        `player ${player} answered '${decision.kind}' with ${JSON.stringify(answer)}: ${refusal}`,
      )
    watch(g, player, answer)
  }
}
