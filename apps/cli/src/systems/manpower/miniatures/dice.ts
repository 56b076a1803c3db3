import type { DiceRefused, Sitting, TableOrder } from '@sandtable/manpower'
import type { Terminal } from '../../../terminal.ts'
import { diceFor } from '@sandtable/manpower'
import { fieldPhrase } from '../words/words.ts'

/** Asks for dice as long as the order needs more; 'none': something else was typed. */
export async function askDice(
  terminal: Terminal,
  { history: { game } }: Sitting,
  order: TableOrder,
): Promise<number[] | 'none'> {
  const dice: number[] = []
  for (;;) {
    const wanted = diceFor(game, order, dice)
    if (wanted.length === 0) return dice
    const line = await terminal.read(`${wanted.map(sides => `d${sides}`).join(' ')}: `)
    if (line === null || !/^[\d\s,+]+$/.test(line)) {
      terminal.write(`${fieldPhrase('dice:cancelled')}\n`)
      return 'none'
    }
    const given = (line.match(/\d+/g) ?? []).map(Number)
    if (given.length > wanted.length) {
      terminal.write(`${fieldPhrase('dice:only', { count: wanted.length })}\n`)
      continue
    }
    const wrong = given.findIndex((face, i) => face < 1 || face > (wanted[i] ?? 0))
    if (wrong === -1) dice.push(...given)
    else
      terminal.write(`${fieldPhrase('dice:face', { sides: wanted[wrong] ?? 0, face: given[wrong] ?? 0 })}\n`)
  }
}

/** What is wrong with dice, in words. */
export function diceText(refused: DiceRefused): string {
  if (refused.is === 'more-dice') return fieldPhrase('dice:more', { sides: refused.sides })
  if (refused.is === 'too-many-dice') return fieldPhrase('dice:only', { count: refused.wanted })
  const { number, face, sides } = refused
  return fieldPhrase('dice:wrong', { number, face, sides })
}
