import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode } from '@sandtable/kernel'
import type { GameFile } from '@sandtable/shelf'
import type { Watch } from '@sandtable/waw'
import { readGame } from '@sandtable/shelf'
import type { Terminal } from '../terminal.ts'
import type { Typist } from '../testing/typist.ts'
import { guest, houseForTests, invitationIn, plays, types, watchLinkIn } from '../testing/online.ts'
import { steady, HASTINGS, orders } from '../systems/waw/testing/hastings.ts'
import { readSeat } from './seat-file.ts'
import { scratch } from '../testing/bin.ts'
import { typist } from '../testing/typist.ts'

const house = await houseForTests()

const endOf = (at: Typist): string | undefined =>
  /Victory: (.+)|Defeat: (.+) won\.|(The game is a draw)\./
    .exec(at.paper())
    ?.slice(1)
    .find(name => name !== undefined)

test('[CLI] two terminals play a game on a server to its end, and a third watches', async () => {
  const path = scratch('two.game.json')
  const harald = await guest('hast', { server: house.url, name: 'Harald' })
  const haraldPlays = types(harald, steady, path)
  const edith = await guest(undefined, { join: invitationIn(harald), name: 'Edith' })
  const onlooker = await guest(undefined, { watch: watchLinkIn(harald) })
  const [one, other, third] = await Promise.all([haraldPlays, types(edith, steady), types(onlooker, [])])
  expect(one.paper()).toContain('Normans and Norwegians: you · Saxons: nobody yet')
  expect(one.paper()).toContain('Waiting for players to join: Saxons.')
  expect(other.paper()).toContain('Normans and Norwegians: Harald · Saxons: you')
  expect(endOf(one)).toBeDefined()
  expect([endOf(other), endOf(third)]).toEqual([endOf(one), endOf(one)])
  for (const { session } of [harald, edith, onlooker])
    expect(encode(session.watchOf(session.eyes[0] ?? null).view)).toBe(encode(session.game.p))
  expect(one.paper().match(/Waiting for Edith/g)?.length).toBeLessThan(40)
  expect(third.paper()).toMatch(/Turn \d of 6, /)
  expect(third.paper()).not.toMatch(/drew (?!a card)/)
  expect(one.paper().replace(/\s+/g, ' ')).toContain(
    `Saved. Check every die without the server: npx sandtable verify ${path} --seat ${harald.seatFile}`,
  )
  const { seats, answers } = readGame(path) as GameFile
  expect(seats).toEqual(['human', 'human'])
  expect(answers.filter(({ player }) => player === 0)).toEqual(
    harald.session.answers.map(({ player, answer }) => ({ player, answer })),
  )
})

test('[CLI] a game against a bot needs no other person, and shows everything a player can look at', async () => {
  const harald = await guest('hastings-1066', { server: house.url, against: 'random' })
  expect(invitationIn(harald)).toBe('')
  const lines = [
    'map',
    'odds all holderness to york',
    'why',
    'log',
    'hand',
    'goals',
    'region york',
    'reach holderness',
  ]
  const at = await types(harald, orders('Normans', ...lines, 'quit'))
  const said = lines.map(line => at.paper().split(`> ${line}\n`)[1]?.split('Normans> ')[0] ?? '')
  expect(said[0]).toContain('Overseas')
  expect(said[1]).toMatch(/Odds at York: .*%/)
  expect(said[2]).toMatch(/^W-[\d.]+/)
  expect(said[3]).toContain('drew')
  expect(said[5]).toContain('The invaders are thrown back')
  expect(said[6]).toContain('York')
  expect(said[7]).toMatch(/MP/)
  expect(at.paper().replace(/\s+/g, ' ')).toMatch(
    /Your seat is kept\. Continue with: npx sandtable play --resume \S+ $/,
  )
})

test('[CLI] a command is taken back on the server too, also by a player who has come back since', async () => {
  const harold = await guest('hastings-1066', { server: house.url, as: 'saxons', against: 'random' })
  const marching = 'move all london to york'
  const at = await types(harold, orders('Saxons', marching, 'undo', 'stack harold', marching, 'quit'))
  expect(at.paper()).toContain('> undo\nUndone.\n')
  expect(at.paper().split('> stack harold\n')[1]?.split('\n')[0]).toBe('London')
  const again = await guest(undefined, { resume: harold.seatFile })
  const later = await types(again, ['stack harold', ...Array(9).fill('undo'), 'stack harold', 'undo', 'quit'])
  const places = later.paper().split('> stack harold\n').slice(1)
  expect(places.map(text => text.split('\n')[0])).not.toContain(undefined)
  expect(places[0]?.split('\n')[0]).not.toBe('London')
  expect(places[1]?.split('\n')[0]).toBe('London')
  expect(later.paper()).toContain('Can’t undo: another player has answered since.')
})

/** How many commands and undos the server has heard of so far. */
async function heardBy(url: string): Promise<{ answer: number; undo: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const count = (what: string): number =>
    Number(new RegExp(`messages_total\\{what="${what}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { answer: count('answer'), undo: count('undo') }
}

test('[CLI] a march of three steps is sent as one command, and taken back by one undo', async () => {
  const harold = await guest('hastings-1066', { server: house.url, as: 'saxons', against: 'random' })
  await types(harold, orders('Saxons', 'quit'))
  const [again, other] = [await guest(undefined, { resume: harold.seatFile }), await heardBy(house.url)]
  await types(again, ['move all london to york', 'undo', 'quit'])
  expect(again.session.answers).toEqual([])
  expect(await heardBy(house.url)).toEqual({ answer: other.answer + 1, undo: other.undo + 1 })
})

test('[CLI] decisions left to the captain are played on the server to the end', async () => {
  const harold = await guest('hastings-1066', { server: house.url, as: 'saxons', against: 'greedy' })
  expect(endOf(await types(harold, ['auto game']))).toBeDefined()
})

test('[CLI] a returning player sees what has happened since their last turn, and nothing older', async () => {
  const harold = await guest('hastings-1066', { server: house.url, as: 'saxons', against: 'random' })
  const turns = (paper: string): string[] => paper.match(/^(Saxons|Normans and Norwegians), \S+/gm) ?? []
  let movements = 0
  const twoTurns = (prompt: string, paper: string): string => {
    const line = steady(prompt, paper)
    return line === 'done' && ++movements === 3 ? 'quit' : line
  }
  expect(turns((await types(harold, twoTurns)).paper()).length).toBeGreaterThan(4)
  const again = await guest(undefined, { resume: harold.seatFile })
  const at = await types(again, ['quit'])
  expect(turns(at.paper()).map(text => text.split(',')[0])).toEqual(['Normans and Norwegians', 'Saxons'])
  const { tale } = again.session.watchOf(1) as Watch
  expect(tale.findIndex(({ e }) => e.is === 'turn-began' && e.turn === 1)).toBeGreaterThan(0)
})

test('[CLI] a terminal finds a restarted server, and plays the game to its end', async () => {
  const harald = await guest('hastings-1066', { server: house.url })
  const edith = await guest(undefined, { join: invitationIn(harald) })
  let prompts = 0
  let restarted = Promise.resolve()
  const inTheMiddle = (prompt: string, paper: string): string => {
    if (++prompts === 3) restarted = house.restart()
    return steady(prompt, paper)
  }
  const [one, other] = await Promise.all([types(harald, inTheMiddle), types(edith, steady)])
  await restarted
  expect(endOf(one)).toBeDefined()
  expect(endOf(other)).toBe(endOf(one))
  for (const at of [one, other])
    expect(at.paper()).toMatch(/Lost the connection to \S+\. Reconnecting…[\s\S]*Connected again\./)
})

test('[CLI] a seat played from two terminals never answers a question that was not asked', async () => {
  const first = await guest('hastings-1066', { server: house.url, as: 'saxons', against: 'random' })
  const second = await guest(undefined, { resume: first.seatFile })
  let asked = (): void => {}
  const wasAsked = new Promise<void>(resolve => (asked = resolve))
  const paper = typist([])
  let elsewhere: Promise<unknown> | null = null
  const slow: Terminal = {
    ...paper,
    read: async prompt => {
      if (elsewhere !== null) return paper.read(prompt)
      asked()
      elsewhere = wasAsked.then(() => types(second, ['auto', 'quit']))
      await elsewhere
      return 'auto'
    },
  }
  await plays(first, slow)
  expect(second.session.answers.some(({ asked: was }) => was)).toBe(true)
  expect(first.session.answers.filter(({ asked: was }) => was)).toEqual([])
})

test('[CLI] a seat file is for its player alone, and holds what it takes to check the dice', async () => {
  const harald = await guest('hastings-1066', { server: house.url, name: 'Harald' })
  harald.session.close()
  const seat = readSeat(harald.seatFile)
  if (typeof seat === 'string') throw new Error(seat)
  expect(statSync(harald.seatFile).mode & 0o777).toBe(0o600)
  expect(seat).toMatchObject({
    server: house.url,
    scenario: HASTINGS.id,
    seat: { player: 0, name: 'Harald' },
  })
  expect(seat.invitations).toEqual([{ player: 1, link: invitationIn(harald) }])
  const again = await guest(undefined, { resume: harald.seatFile })
  again.session.close()
  expect(invitationIn(again)).toBe(invitationIn(harald))
  expect(readFileSync(harald.seatFile, 'utf8')).toContain(seat.seat.token)
  expect(harald.notices).not.toContain(seat.seat.token)
})
