import { expect, test } from 'vitest'
import { leaderAsPrinted, unitAsPrinted } from '../read/as-printed.ts'
import { sayCounter, sayGoodFor, sayNow } from './testing/story.ts'
import { start } from '../testing/playing.ts'

const w = start({
  map: { north: 'clear src:red', south: 'hills src:blue' },
  borders: ['north-south'],
  armies: {
    red: { north: ['Harald 1* 2/1', 'Hird 4/3 elite guard', 'Bows 3/2 sk', ...levies(5), 'Twice 3>2/2'] },
    blue: { south: ['Godwin 2* 1/1', 'Fyrd 1/1'] },
  },
})
const { s, p } = w.g

function levies(many: number): string[] {
  return Array.from({ length: many }, (_, i) => `Levy${i} 1/1`)
}

const STACK = ['Harald', 'Hird', 'Bows'].map(name => w.c(name))
const ATTACK = { stack: STACK, from: w.r('north'), to: w.r('south') }

test('[W-5.1-rank-order] a unit’s card says where it is and who commands it', () => {
  const [place, march] = sayNow(s, p, w.c('Hird'))
  expect(place).toBe('north, under Harald, with 7 others.')
  expect(march).toBe('2 of 2 MP left.')
})

test('[W-5.2-cap-1star][W-5.2-penalty] a leader’s card says how many units he leads, and what too many cost', () => {
  expect(sayNow(s, p, w.c('Harald'))).toContain('Leads 8 combat units, 5 of them well: −1 to both figures.')
})

test('[W-12.1-fire][W-3.1-hills-combat] a unit’s card says what it hits on in an attack, and why', () => {
  expect(sayNow(s, p, w.c('Hird'), ATTACK).at(-1)).toBe(
    'If its stack attacks Godwin in south, it hits on 0 to 3: combat 4, +1 commander’s higher CF (2 against 1), −1 attacking in hills.',
  )
})

test('[W-12.1-skirmisher] where a unit’s hits are panics, its card says so', () => {
  expect(sayNow(s, p, w.c('Bows'), ATTACK).at(-1)).toContain('it causes a panic on 0 to 3')
})

test('[W-12.1-fire-panic] the combat factor of a card counts the faces of the die', () => {
  const does = (name: string): string => sayCounter(s, p, w.c(name)).figures[0]?.does ?? ''
  expect(does('Hird')).toBe('Rolls a d10: under 4 hits, 4 panics (4 and 1 in 10)')
  expect(does('Bows')).toBe('Rolls a d10: 3 or less panics (4 in 10)')
})

test('[W-4.1-two-step] a unit as printed shows either side, and a leader lies open', () => {
  const both = [2, 1].map(steps => {
    const { p: shown, c } = unitAsPrinted(s, w.c('Twice'), steps)
    return sayCounter(s, shown, c).figures[0]?.value
  })
  expect(both).toEqual(['3', '2'])
  const harald = leaderAsPrinted(
    s,
    s.leaders.findIndex(({ name }) => name === 'Harald'),
  )
  expect(harald && sayGoodFor(s, harald.p, harald.c)).toBe('Lets a small stack attack')
  expect(harald && sayCounter(s, harald.p, harald.c).figures[0]?.value).toBe('★')
})
