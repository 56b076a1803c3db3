import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { whyNever } from './never.ts'
import { wrong } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** No card, special rule or victory waits for something impossible. */
export function conditions(subject: Subject): Watch {
  const { pack, s } = subject
  const all = s.players.map((_, player) => player)
  const found: Finding[] = []
  let looked = 0
  const look = (path: Finding['path'], players: readonly number[], condition: object): void => {
    if (Object.keys(condition).length === 0) return
    looked++
    const why = players.map(player => whyNever(subject, player, condition))
    if (why.every(reason => reason !== null))
      found.push(wrong(path, warPhrase('conditions:never', { why: why[0] ?? '' })))
  }
  s.victory.conditions.forEach(({ player, if: wanted }, i) =>
    look(['pack', 'victory', 'conditions', i, 'if'], [player], wanted),
  )
  s.special.forEach(({ player, if: wanted }, i) =>
    look(['pack', 'rules', i, 'if'], player === null ? all : [player], wanted),
  )
  for (const id of Object.keys(pack.cards)) {
    const card = s.cards.find(card => card.id === id)
    if (card === undefined) continue
    look(['cards', 'cards', id, 'if'], [card.owner], card.if)
    if (card.cost.money > 0) look(['cards', 'cards', id, 'cost'], [card.owner], { money: card.cost.money })
  }
  return {
    result: (): Outcome => ({
      figures: warPhrase('conditions:looked', { count: looked, never: found.length }),
      found,
    }),
  }
}
