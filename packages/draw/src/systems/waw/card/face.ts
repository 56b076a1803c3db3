import type { CardPhase, Family, PackFile } from '@sandtable/scenario'
import type { Livery } from '../../../livery/livery.ts'
import { hiddenFace } from '../counter/face.ts'

/** What is printed on a card. */
export interface CardFace {
  readonly name: string
  readonly text: string
  readonly family: Family
  /** Whose deck it is of. */
  readonly player: string
  readonly livery: Livery
  /** The moments in which it can be played; `battle` stands for a battle. */
  readonly when: readonly (CardPhase | 'battle')[]
  readonly cost: { readonly money: number; readonly points: number }
  readonly once: boolean
  /** Turns that it stays in effect. */
  readonly lasting: number
  /** The scenario, as the back has it. */
  readonly title: string
}

export function cardFace(pack: PackFile, id: string): CardFace {
  const card = pack.cards[id]
  if (card === undefined) throw new Error(`${pack.id} has no card ${id}`)
  const { name, text, family, cost, once, lasting } = card
  return {
    name,
    text,
    family,
    cost,
    once,
    lasting,
    player: pack.players.find(player => player.id === card.player)?.name ?? card.player,
    livery: hiddenFace(pack, card.player).livery,
    when: [...(card.generic?.when ?? []), ...(card.battle === null ? [] : (['battle'] as const))],
    title: pack.title,
  }
}
