import { expect, test } from 'vitest'
import { attackOdds } from '@sandtable/waw'
import { HASTINGS, orders, sat, TOGETHER } from '../testing/hastings.ts'
import { joinedOdds, oddsOf } from './odds-text.ts'
import { percent } from '../../../figures.ts'

const { s } = HASTINGS
const region = (id: string): number => s.map.regions.findIndex(each => each.id === id)

test('[CLI] the odds of an attack are those from the region it would come from', async () => {
  const lines = ['odds all london to holderness', 'odds all york to holderness', 'odds harold to kent']
  const { session, typist } = await sat(orders('Saxons', ...lines), TOGETHER)
  const view = session.watchOf(1).view
  if (view === undefined) throw new Error('nobody watches')
  const york = [...s.owner.keys()].filter(c => s.owner[c] === 1 && view.where[c] === region('york'))
  const found = attackOdds(s, view, 1, york, region('york'), region('holderness'))
  const paper = typist.paper()
  expect(paper).toContain(`Odds at Holderness: Saxons ${percent(found?.odds.attackerWins ?? -1)} (by rout`)
  expect(paper).toMatch(/can’t get to Holderness this\s+turn: [^]*They can go\s+to /)
  expect(paper).toContain('There would be no battle in Kent.')
})

test("[CLI] an attack that can't be ordered has no odds, but the reason that move gives", async () => {
  const answered = async (line: string): Promise<string> => {
    const paper = (await sat(orders('Normans', line))).typist.paper()
    return paper.slice(paper.indexOf(`> ${line}\n`) + line.length + 3).split('\nNormans> ')[0] ?? ''
  }
  for (const attack of ['all normandy to sussex', 'hardrada to york', 'all holderness to london']) {
    const refused = await answered(`move ${attack}`)
    expect([attack, await answered(`odds ${attack}`)]).toEqual([attack, refused])
    expect(refused).toMatch(/forbids it|leaders can’t enter alone|can’t get to London/)
  }
})

test('[CLI] a battle has odds until its dice fall', async () => {
  const script = orders('Normans', 'move all holderness to york', 'done', 'odds')
  const { session, typist } = await sat(script, TOGETHER)
  expect(typist.paper()).toMatch(/> odds\n {2}Odds at York: /)
  const view = session.watchOf(0).view
  if (view === undefined) throw new Error('nobody watches')
  const late = ['  The battle is under way: odds can only be worked out before its first round.']
  expect(joinedOdds(typist.screen, s, { ...view, hits: [0, 1] })).toEqual(late)
  expect(joinedOdds(typist.screen, s, { ...view, battle: { ...view.battle, round: 2 } })).toEqual(late)
})

test('[CLI][G-68] if a scenario lets land stacks evade, the odds of an attack show how likely that is', async () => {
  const { session, typist } = await sat(orders('Saxons', 'map'), TOGETHER)
  const view = session.watchOf(1).view
  if (view === undefined) throw new Error('nobody watches')
  const york = [...s.owner.keys()].filter(c => s.owner[c] === 1 && view.where[c] === region('york'))
  const last = (land_evasion: boolean): string | undefined =>
    oddsOf(
      typist.screen,
      { ...s, rules: { ...s.rules, land_evasion } },
      { ...view, control: view.control.map(() => 0) },
      1,
      york,
      region('york'),
      region('holderness'),
    ).at(-1)
  expect(last(true)).toMatch(/They may evade first: \d+ in 10\./)
  expect(last(false)).not.toMatch(/evade/)
})
