import type { DiceRefused, Sitting, TableOrder } from '@sandtable/manpower'
import type { Terminal } from '../../../terminal.ts'
import { diceFor } from '@sandtable/manpower'

/** Asks for dice as long as the order wants more; 'none': something else was typed. */
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
      terminal.write('Nothing has happened: dice were wanted.\n')
      return 'none'
    }
    const given = (line.match(/\d+/g) ?? []).map(Number)
    if (given.length > wanted.length) {
      terminal.write(`Only ${wanted.length} of them are wanted.\n`)
      continue
    }
    const wrong = given.findIndex((face, i) => face < 1 || face > (wanted[i] ?? 0))
    if (wrong === -1) dice.push(...given)
    else terminal.write(`A d${wanted[wrong]} shows 1 to ${wanted[wrong]}, not ${given[wrong]}.\n`)
  }
}

/** What is wrong with dice, in words. */
export function diceText(refused: DiceRefused): string {
  if (refused.is === 'more-dice') return `One more die is wanted: a d${refused.sides}.`
  if (refused.is === 'too-many-dice') return `Only ${refused.wanted} dice are wanted.`
  const { number, face, sides } = refused
  return `Die ${number} shows ${face}: a d${sides} shows 1 to ${sides}.`
}
