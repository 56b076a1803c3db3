import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Game, Kind, SavedGame, Word } from '@sandtable/kernel'
import type { Message, StateMessage } from '@sandtable/protocol'
import type { GameFile } from '@sandtable/shelf'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Tap } from './testing/tap.ts'
import { begin, digest, encode, freeze, parleyOf, playThrough, rollDice, seeded } from '@sandtable/kernel'
import { diceOf } from '@sandtable/shelf'
import { gameFile, gameSummary } from '@sandtable/protocol'
import { answerOnce, decisionOf, joined, mover, newId } from './testing/player.ts'
import { failingRules } from './testing/failing-rules.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { openHouse } from './testing/house.ts'
import { refusedBy } from './testing/tap.ts'
import { seated } from './testing/seats.ts'

const toy = failingRules()
let house: House
beforeEach(async () => {
  house = await openHouse({ clock: hurriedTime, systems: toy.systems, shelf: [toy.opened] })
})
afterEach(() => house.close())

const begun = (seats: Parameters<typeof seated>[1] = {}): Promise<Seated> =>
  seated(house.url, { scenario: 'copses', ...seats })

const linesOf = ({ game, tokens }: Seated): Promise<Tap[]> =>
  Promise.all(tokens.map(token => joined(house.url, game, { token })))

const say = (line: Tap, word: Word, id = newId()): Promise<Message> => line.ask({ do: 'say', id, word })

async function stateOf(line: Tap): Promise<StateMessage> {
  await line.settled()
  return line.last('state')
}

/** Plays on at random until somebody can't take the last command back alone; gives who gave it. */
async function untilBarred(lines: readonly Tap[]): Promise<number> {
  for (;;) {
    const at = await mover(lines)
    const line = lines[at] as Tap
    await answerOnce(line)
    await line.settled()
    const { undo, barred } = await line.last('decision')
    if (!undo && barred !== undefined && barred !== 'others') return at
  }
}

const placeOf = async (game: string): Promise<SavedGame> =>
  JSON.parse((await house.store.load(game))?.snapshot as string) as SavedGame

/** A finished game, played again from its file. */
async function playedAgain(game: string): Promise<{ file: GameFile; again: Game<Kind>; whole: boolean }> {
  const file = JSON.parse(await gameFile(house.url, game)) as GameFile
  const { system, s } = toy.opened
  const again: Game<Kind> = begin(system.rules, s, { dice: diceOf(file) })
  const playing = playThrough(again, { answers: file.answers, entries: file.entries ?? [] })
  let step = playing.next()
  while (step.done !== true) step = playing.next()
  return { file, again, whole: step.value === null }
}

test('[K-18] a player resigns at any time; the other wins, the file says so and gives the same game', async () => {
  const game = await begun()
  const lines = await linesOf(game)
  for (let n = 0; n < 6; n++) await answerOnce(lines[await mover(lines)] as Tap)
  const at = 1 - (await mover(lines))
  expect(await say(lines[at] as Tap, 'resign')).toMatchObject({ is: 'accepted', taken: 0 })
  const outcome = { winners: [1 - at], how: 'resigned', by: at }
  for (const line of lines) expect(await stateOf(line)).toMatchObject({ stage: 'over', outcome })
  expect((await gameSummary(house.url, game.game)).outcome).toEqual(outcome)
  const { file, again, whole } = await playedAgain(game.game)
  expect(file.entries).toEqual([{ after: file.answers.length, player: at, does: 'resign' }])
  expect([whole, encode(freeze(again))]).toEqual([true, encode((file.save as { game: object }).game)])
  expect(refusedBy(await say(lines[0] as Tap, 'offer-draw')).why).toBe('game-over')
})

test('[K-18] a draw is offered, declined, offered again and agreed; everybody hears it', async () => {
  const game = await begun()
  const lines = await linesOf(game)
  const [one, two] = lines as [Tap, Tap]
  const spectator = await joined(house.url, game.game)
  expect(refusedBy(await say(spectator, 'offer-draw')).why).toBe('not-your-seat')
  expect(refusedBy(await say(two, 'accept')).why).toBe('nothing-proposed')
  await say(one, 'offer-draw')
  const open = { by: 0, what: 'draw', agreed: [] }
  for (const line of [one, two, spectator])
    expect((await stateOf(line)).talk).toEqual({ open, last: { player: 0, does: 'offer-draw' } })
  await say(two, 'decline')
  expect((await stateOf(one)).talk).toEqual({ open: null, last: { player: 1, does: 'decline' } })
  await say(two, 'offer-draw')
  await say(one, 'accept')
  for (const line of [one, two, spectator])
    expect(await stateOf(line)).toMatchObject({ stage: 'over', outcome: { winners: [], how: 'agreed' } })
  const { file } = await playedAgain(game.game)
  expect(file.entries?.map(({ player, does }) => [player, does])).toEqual([
    [0, 'offer-draw'],
    [1, 'decline'],
    [1, 'offer-draw'],
    [0, 'accept'],
  ])
})

test('[K-18] an offer lasts until the next answer', async () => {
  const lines = await linesOf(await begun())
  const at = await mover(lines)
  const [moving, other] = [lines[at] as Tap, lines[1 - at] as Tap]
  await say(other, 'offer-draw')
  expect((await stateOf(moving)).talk?.open).not.toBeNull()
  await answerOnce(moving)
  expect(await stateOf(moving)).not.toHaveProperty('talk')
  expect(refusedBy(await say(moving, 'accept')).why).toBe('nothing-proposed')
})

test('[K-18] a word that is sent again counts once', async () => {
  const game = await begun()
  const [one] = (await linesOf(game)) as [Tap]
  for (let n = 0; n < 2; n++) expect((await say(one, 'offer-draw', 'same')).is).toBe('accepted')
  const turns = await house.store.turns(game.game, 1, 1_000)
  expect(turns.filter(({ command }) => command === '0/same/say')).toHaveLength(1)
})

test('[K-18] moves are given back across dice: all are where they were, and the dice go on', async () => {
  const game = await begun()
  const lines = await linesOf(game)
  const at = await untilBarred(lines)
  const [asker, other] = [lines[at] as Tap, lines[1 - at] as Tap]
  const turns = await house.store.turns(game.game, 1, 1_000)
  const before = await placeOf(game.game)
  const drawn = (before.dice as { drawn: number }).drawn
  await say(asker, 'ask-undo')
  expect((await stateOf(other)).talk?.open).toEqual({ by: at, what: 'undo', agreed: [] })
  await say(other, 'accept')
  await asker.settled()
  expect((await decisionOf(asker))?.kind).toBeDefined()
  expect(encode((await placeOf(game.game)).position)).not.toBe(encode(before.position))
  const after = await house.store.turns(game.game, turns.length + 1, 10_000)
  expect(after.map(({ what }) => what)).toContainEqual({
    do: 'say',
    says: 'accept',
    back: { answers: expect.any(Number), drawn, asked: expect.any(Number) },
  })
  for (const line of lines) {
    await line.settled()
    const history = await line.ask({ do: 'history', id: 'all', from: 0 })
    expect((history as Extract<Message, { is: 'history' }>).events).toContainEqual({
      is: 'taken-back',
      by: 'agreement',
      events: expect.any(Number),
    })
  }
  await playToTheEnd(lines)
  const { file, again, whole } = await playedAgain(game.game)
  expect(file.entries).toMatchObject([{ does: 'ask-undo' }, { does: 'accept', drawn }])
  expect([whole, encode(freeze(again))]).toEqual([true, encode((file.save as { game: object }).game)])
})

test('[K-18] nobody asks for what can be undone alone, or for a move that was never made', async () => {
  const lines = await linesOf(await begun())
  const at = await mover(lines)
  const [moving, other] = [lines[at] as Tap, lines[1 - at] as Tap]
  expect(refusedBy(await say(other, 'ask-undo')).why).toBe('nothing-to-undo')
  for (;;) {
    await answerOnce(lines[await mover(lines)] as Tap)
    await moving.settled()
    const { undo } = await moving.last('decision')
    if (!undo) continue
    expect(refusedBy(await say(moving, 'ask-undo')).why).toBe('undo-yourself')
    return
  }
})

const isAsked = (m: Message): m is Message => m.is === 'decision' && m.decision !== null

test('[K-18] a bot gives moves back, and in the first half of a game declines a draw', async () => {
  const own = await openHouse({ clock: hurriedTime })
  const { game, tokens } = await seated(own.url, { seats: ['human', { bot: 'random' }] })
  const line = await joined(own.url, game, { token: tokens[0] as string })
  await line.until(isAsked)
  await say(line, 'offer-draw')
  await line.until((m): m is Message => m.is === 'state' && m.talk?.last.does === 'decline')
  for (let undo = true; undo;) {
    await answerOnce(line)
    await line.settled()
    await line.until(
      isAsked,
      line.messages.findLastIndex(m => m.is === 'decision'),
    )
    const last = await line.last('decision')
    undo = last.undo || last.barred === undefined
  }
  const asked = line.messages.length
  expect((await say(line, 'ask-undo')).is).toBe('accepted')
  await line.until((m): m is Message => m.is === 'view', asked)
  await line.until(
    isAsked,
    line.messages.findLastIndex(m => m.is === 'decision'),
  )
  await own.close()
})

test('[K-18] a game that ends in the middle of a move that only its player knew of ends where all know of it', async () => {
  const game = await begun()
  const lines = await linesOf(game)
  for (;;) {
    const line = lines[await mover(lines)] as Tap
    await answerOnce(line)
    await line.settled()
    if (!(await line.last('decision')).undo) continue
    await say(line, 'resign')
    break
  }
  const { file, again, whole } = await playedAgain(game.game)
  expect(file.entries).toMatchObject([{ after: file.answers.length, does: 'resign' }])
  expect([whole, encode(freeze(again))]).toEqual([true, encode((file.save as { game: object }).game)])
})

test.for([1, 2, 3, 4, 5, 6])(
  '[K-18] whatever is said in game %i, its file gives the same game, digest for digest',
  async seed => {
    const game = await begun()
    const lines = await linesOf(game)
    const chance = seeded(`talk ${seed}`)
    const words: readonly Word[] = ['offer-draw', 'ask-undo', 'ask-undo', 'accept', 'accept', 'decline']
    for (let n = 0; (await stateOf(lines[0] as Tap)).stage !== 'over'; n++) {
      const said = n > 150 ? 'resign' : rollDice(chance, 3) === 0 ? words[rollDice(chance, 6)] : undefined
      if (said === undefined) await answerOnce(lines[await mover(lines)] as Tap)
      else await say(lines[rollDice(chance, 2)] as Tap, said)
      for (const line of lines) await line.settled()
    }
    const { file, again, whole } = await playedAgain(game.game)
    expect(parleyOf({ answers: file.answers, entries: file.entries ?? [] }, 2)).not.toHaveProperty('bad')
    expect([whole, digest(encode(freeze(again)))]).toEqual([
      true,
      digest(encode((file.save as { game: object }).game)),
    ])
  },
)

async function playToTheEnd(lines: readonly Tap[]): Promise<void> {
  const isOver = (): boolean =>
    lines.some(({ messages }) => messages.some(m => m.is === 'state' && m.stage === 'over'))
  while (!isOver()) {
    await answerOnce(lines[await mover(lines)] as Tap)
    for (const line of lines) await line.settled()
  }
}
