import type { Answer, Game } from '@sandtable/kernel'
import type { BoughtGroup, Manpower } from '@sandtable/manpower'
import { fork, isSpace, MOST_ANSWERS, pending, same, seeded, submit } from '@sandtable/kernel'
import { WITS } from '@sandtable/manpower'

/** What a bot would answer to what a player is asked now; null: nothing is asked, or it knows no answer. */
function advised(g: Game<Manpower>, player: number, seed: string): Answer | null {
  const asked = pending(g).find(one => one.player === player)
  if (asked === undefined) return null
  const { options } = asked
  const isLegal = (answer: Answer): boolean =>
    isSpace(options) ? options.has(answer) : options.some(one => same(one, answer))
  const wanted = WITS.plans({ s: g.s, view: g.p, player, pending: asked, dice: seeded(seed) })
  return (wanted as readonly Answer[]).find(isLegal) ?? null
}

/** An army as a bot would buy it, another one for every seed; none where it knows none. */
export function suggestedArmy(g: Game<Manpower>, player: number, seed: string): readonly BoughtGroup[] {
  const answer = advised(g, player, seed) as { readonly groups?: readonly BoughtGroup[] } | null
  return answer?.groups ?? []
}

/** Where a bot would place all groups that wait, one after the other; a group without a place keeps waiting. */
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
