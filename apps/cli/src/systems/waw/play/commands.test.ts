import { expect, test } from 'vitest'
import { HASTINGS, orders, sat } from '../testing/hastings.ts'
import { commandsOf, OVER } from '../../../play/commands.ts'
import { deskOf } from '../../../play/sitting.ts'
import { WAR_TALK } from './war-talk.ts'
import { typed } from '../../../play/ask.ts'

const COMMANDS = commandsOf({ talk: WAR_TALK })

const shown = async (...lines: string[]): Promise<string> =>
  (await sat(orders('Normans', ...lines))).typist.paper()

test('[CLI] help lists every command that can be typed now', async () => {
  const [cards, orders] = [(await sat(['help'])).typist.paper(), await shown('help')]
  const told = (paper: string): string[] =>
    COMMANDS.map(({ name }) => name).filter(name => new RegExp(`^  ${name}\\b`, 'm').test(paper))
  expect(told(orders)).toEqual(COMMANDS.map(({ name }) => name))
  expect(told(cards)).toEqual(COMMANDS.filter(({ during }) => during === undefined).map(({ name }) => name))
})

test('[CLI] the map shows every region with its terrain, holder, city, fortress and stacks', async () => {
  const paper = await shown('map')
  expect(paper).toMatch(
    /^ {2}London +town +Saxons +●5 ▣4 +Harold ♛, Leofwine ★, 1 more leader, 4 units \(CF 13\)$/m,
  )
  expect(paper).toMatch(/^The Midlands$/m)
})

test("[CLI] region shows a region's neighbours and borders, stack shows every counter", async () => {
  const paper = await shown('region kent', 'stack gyrth')
  expect(paper).toMatch(/city: Canterbury, worth 1 point at the end/)
  expect(paper).toMatch(/London +minor river, road/)
  expect(paper).toMatch(/East Anglia +closed \(impassable\)/)
  expect(await shown('stack hardrada')).toMatch(/Harald’s Hird +4 +3 +2 +.*elite/)
})

test('[CLI] `why` shows the rule behind the question, or any rule', async () => {
  expect(await shown('why')).toMatch(/W-7\.1\.4-c-move\n {2}\w/)
  expect(await shown('why w-3.1-forest')).toMatch(/forest.* 2 MP/)
  expect(await shown('why w-3.1-fo')).toMatch(/Rules that start with that: W-3\.1-forest, /)
  expect(await shown('why z')).toContain("There’s no rule 'z'.")
})

test('[CLI] goals, about and log show how to win, the setting, and what happened', async () => {
  const goals = await shown('goals')
  expect(goals).toMatch(/· Saxons: The invaders are thrown back/)
  expect(goals).toContain('not before turn 4; hold London (held by Saxons), York (held by Saxons), ')
  expect(goals).toMatch(/; Harold is dead|Harold, .* is dead/)
  expect(goals).toMatch(/^ {4}Saxons: \d+ points?, \d+ with cities$/m)
  expect(await shown('about')).toContain('three men want the crown of England')
  expect((await shown('log 1')).split('> log 1\n')[1]).toMatch(/^ {2}• Tostig arrived in Holderness /)
})

test('[CLI] `rules` lists the special rules, their owners and when they apply', async () => {
  const paper = await shown('rules')
  expect(paper).toContain('North Wind  Normans and Norwegians · in every phase · not after turn 1')
  expect(paper).toContain('nobody leaves Normandy')
})

test('[CLI] examples come from the current scenario, as far as moves are possible', async () => {
  const [, from, to] = /move all (\S+) to (\S+)/.exec(await shown('help')) ?? []
  const ids = HASTINGS.s.map.regions.map(({ id }) => id)
  expect([ids.includes(from ?? ''), ids.includes(to ?? '')]).toEqual([true, true])
  expect(await shown('move')).toContain(`For example: move all ${from} to ${to}`)
})

test('[CLI] the start of an option wins over an abbreviated command', async () => {
  const { session, typist: terminal } = await sat([])
  const decision = { id: '', player: 0, kind: 'reroll', rule: 'W-4.1-elite', options: ['reroll', 'keep'] }
  const desk = deskOf({ session, terminal }, decision)
  expect(typed(desk, 're')).toEqual({ answers: ['reroll'] })
  expect(typed(desk, 'Ke')).toEqual({ answers: ['keep'] })
  expect(typed(desk, 'region york')).toHaveProperty('show')
  expect(typed(desk, 'QUIT')).toEqual({ quit: true })
})

test('[CLI] an answer without meaning lists the options again', async () => {
  const paper = (await sat(['xyz'], undefined, 'a')).typist.paper()
  expect(paper.match(/\(or press Enter\)/g)).toHaveLength(2)
})

test('[CLI] a command may be cut short, but not so that it could be another', async () => {
  expect(await shown('goa')).toContain('The invaders are thrown back')
  expect(await shown('re york')).toContain("'re' could be reach, reveal, region or resign.")
  expect((await sat(['move x'])).typist.paper()).toContain('You can use "move" only in your movement')
  expect(await shown('fly')).toContain("There’s no command 'fly'.")
})

test('[CLI] an option is chosen by its number, its name, or its beginning; an empty line passes', async () => {
  for (const line of ['2', 'pa', 'pass', '']) {
    const { session, typist } = await sat([line], undefined, 'a')
    expect([line, session.answers[0]?.answer]).toEqual([line, 'pass'])
    expect(typist.paper()).toContain('(or press Enter)')
  }
  expect((await sat(['9'], undefined, 'a')).typist.paper()).toContain('Choose a number from 1 to 2.')
  expect((await sat(['xyz'], undefined, 'a')).typist.paper()).toContain("There’s no option 'xyz'")
})

test('[CLI] help offers nothing that is impossible when the game is over', async () => {
  const { session, typist: terminal } = await sat([])
  const desk = deskOf(
    { session, terminal },
    { id: '', player: 0, kind: OVER, rule: WAR_TALK.endRule, options: [] },
  )
  const help = typed(desk, 'help')
  const lines = 'show' in help ? help.show.join('\n') : ''
  expect(lines).toMatch(/^The game is over {2}/)
  expect(lines).toMatch(/^ {2}save FILE/m)
  expect(lines).not.toMatch(/^ {2}(auto|undo)/m)
})
