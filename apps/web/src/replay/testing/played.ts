import type { Answer, Game } from '@sandtable/kernel'
import type { FairDice } from '@sandtable/shelf'
import type { Waw } from '@sandtable/waw'
import { begin, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { commitmentTo, fairDice, gameText, isWar, packFolder, readFolder } from '@sandtable/shelf'
import { randomAnswer } from '@sandtable/testkit'
import { WAW } from '@sandtable/waw'

const opening = readFolder(packFolder('hastings-1066') as string)
if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
if (!isWar(opening.opened)) throw new Error('Hastings is no war')
export const HASTINGS = opening.opened

const SECRET = 'a1'.repeat(32)
export const NONCES = ['b2'.repeat(32), 'c3'.repeat(32)]
export const COMMITMENT = commitmentTo(SECRET)

export interface Played {
  readonly g: Game<Waw>
  /** The game file. */
  readonly text: string
}

/** A game of Hastings by random answers to its end, with dice that can be checked. */
export function played(): Played {
  const fair: FairDice = { commitment: COMMITMENT, secret: SECRET, nonces: NONCES }
  const g = begin(WAW, HASTINGS.s, { dice: fairDice(fair) })
  const chance = seeded('replay')
  const answers: { player: number; answer: Answer }[] = []
  while (!over(g)) {
    const asked = pending(g)
    const { player, options } = asked[rollDice(chance, asked.length)] as (typeof asked)[number]
    const answer = randomAnswer(options, chance)
    submit(g, player, answer)
    answers.push({ player, answer })
  }
  return { g, text: gameText(HASTINGS, g, { fair, seats: ['human', 'human'], answers }) }
}
