import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Tale } from '@sandtable/manpower'
import { addWords, startWords } from '../../../words/words.ts'
import { deedsIn } from './deeds.ts'
import { deedWay } from './deed-way.ts'
import { endOfBlow, startsBlow } from './runs.ts'
import { foughtByBots } from './testing/fought-by-bots.ts'
import { playback } from '../words/en/playback.ts'

await startWords(false)
addWords({ playback }, 'manpower')

const { s, tale, at } = foughtByBots('hallam-junction', 2)
const p = at(tale.length)

test('a recap says who attacked whom and what each group lost, once for all shots of a weapon', () => {
  const fights = deedsIn(i18next.t, tale, 0, 0, p).filter(({ sign }) => sign === 'fight')
  expect(fights.length).toBeGreaterThan(3)
  for (const { from, to, words } of fights) {
    const { e } = tale[from] as Tale
    expect(startsBlow(e) ? endOfBlow(tale, from) : to).toBe(to)
    expect(words).not.toMatch(/÷|undefined|\{/)
  }
  const shots = fights.find(({ words }) => /fired \d+ shots at/.test(words))
  expect(shots?.words).toMatch(
    /^[\w ]+ fired [2-9]\d* shots at the ground$|^[\w ]+ fired \d+ shots at [\w ]+$/,
  )
  expect(fights.some(({ detail }) => / lost \d/.test(detail ?? ''))).toBe(true)
})

test('each march and each attack has its way on the field, from its start to its end', () => {
  const deeds = deedsIn(i18next.t, tale, 0, null, p)
  for (const deed of deeds.filter(({ sign }) => sign === 'march'))
    expect(deedWay(s, p, tale, deed).length).toBeGreaterThan(1)
  const fire = deeds.filter(({ from }) => tale[from]?.e.is === 'volley-fired')
  expect(fire.length).toBeGreaterThan(0)
  for (const deed of fire) expect(deedWay(s, p, tale, deed)).toHaveLength(2)
})
