import type { Answer } from '@sandtable/kernel'
import type { Message } from '@sandtable/protocol'
import type { Besieged } from './besieged.ts'
import type { Knowledge } from './forged-commands.ts'
import type { Tap } from './tap.ts'
import { seeded } from '@sandtable/kernel'
import { forgedCommand } from './forged-commands.ts'
import { anyAnswer, decisionOf, joined } from './player.ts'
import { seated } from './seats.ts'

/** Sends forged commands; fails unless each gets exactly its refusal. */
export async function forge(at: Besieged, count: number, seed: string): Promise<number> {
  const { house, game, owner } = at
  const know = await knowledgeOf(at)
  const [hers, others] = [game.tokens[owner], game.tokens[1 - owner]] as [string, string]
  const lines = {
    owner: await joined(house.url, game.game, { token: hers }),
    opponent: await joined(house.url, game.game, { token: others }),
    spectator: await joined(house.url, game.game),
  }
  for (let i = 0; i < count; i++) {
    const { what, who, text, why } = forgedCommand(know, seeded(`${seed} ${i}`), i)
    const heard = await heardAfter(lines[who], text)
    const word = heard.map(message => (message.is === 'refused' ? message.why : message.is)).join()
    if (!why.includes(word))
      throw new Error(
        `seed '${seed} ${i}': ${what} by ${who} was answered '${word}', not '${why.join(' or ')}'`,
      )
  }
  for (const line of Object.values(lines)) line.close()
  return count
}

async function knowledgeOf({ house, lines, owner, decision, answered }: Besieged): Promise<Knowledge> {
  const other = await seated(house.url)
  const token = other.tokens[0] as string
  const line = await joined(house.url, other.game, { token })
  const elsewhere = { decision: (await decisionOf(line))?.id ?? '', token }
  line.close()
  const { answers } = await anyAnswer(lines[owner] as Tap)
  return { decision: decision.id, answer: answers[0] as Answer, answered, elsewhere }
}

/** Everything between a text and the reply to a sound request after it. */
async function heardAfter(line: Tap, text: string): Promise<readonly Message[]> {
  const from = line.messages.length
  line.say(text)
  await line.settled()
  return line.messages.slice(from, -1)
}
