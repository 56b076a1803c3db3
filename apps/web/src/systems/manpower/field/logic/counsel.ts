import type { Answer, Game } from '@sandtable/kernel'
import type { BoughtGroup, Manpower } from '@sandtable/manpower'
import { fork, isSpace, MOST_ANSWERS, pending, same, seeded, submit } from '@sandtable/kernel'
import { WITS } from '@sandtable/manpower'

/** A bot's answer to a player's question; null: no question, or no answer. */
function advised(g: Game<Manpower>, player: number, seed: string): Answer | null {
  const asked = pending(g).find(one => one.player === player)
  if (asked === undefined) return null
  const { options } = asked
  const isLegal = (answer: Answer): boolean =>
    isSpace(options) ? options.has(answer) : options.some(one => same(one, answer))
  const wanted = WITS.plans({ s: g.s, view: g.p, player, pending: asked, dice: seeded(seed) })
  return (wanted as readonly Answer[]).find(isLegal) ?? null
}

/** An army as a bot would buy it, different for every seed; none if it has no idea. */
export function suggestedArmy(g: Game<Manpower>, player: number, seed: string): readonly BoughtGroup[] {
  const answer = advised(g, player, seed) as { readonly groups?: readonly BoughtGroup[] } | null
  return answer?.groups ?? []
}

/** Places for all waiting groups, one after the other, as a bot would choose them; a group without a place keeps waiting. */
export function suggestedPlaces(g: Game<Manpower>, player: number): Answer[] {
  const trial = fork(g)
  const answers: Answer[] = []
  while (
    answers.length < MOST_ANSWERS &&
    pending(trial).some(one => one.player === player && one.kind === 'place')
  ) {
    const answer = advised(trial, player, 'places')
    if (answer === null || submit(trial, player, answer) !== null) break
    answers.push(answer)
  }
  return answers
}
