import { describe, expect, test } from 'vitest'
import type { Opened } from '../open-battle.ts'
import type { Played } from './scripted.ts'
import { battleReport } from '@sandtable/waw'
import { battleText } from './battle-text.ts'
import { inkOf } from '../../../ink.ts'
import { loaded, seeded } from '@sandtable/kernel'
import { MISSOURI, missouriWith } from '../../../testing/bin.ts'
import { openBattle } from '../open-battle.ts'
import { play } from './scripted.ts'
import { widthOf } from '../../../screen.ts'

function told(path: string, width: number, seed: string | null, colours = false): string {
  const opened = openBattle(path) as Opened
  const { script } = opened.file
  const rolls = seed === null ? (script.dice ?? []) : []
  const dice = loaded(rolls, seed === null ? null : seeded(seed))
  const played = play(opened, seed === null ? script.choices : [], dice, 'file') as Played
  const report = battleReport(opened.s, played.events, played.p, played.diceUsed)
  const screen = { width, paint: inkOf(colours) }
  return battleText(screen, opened, played, report, { rolls: rolls.length, seed, again: null })
}

const tooWide = (text: string, width: number): string[] =>
  text.split('\n').filter(line => widthOf(line) > width)

/** The words in order, wherever the lines are broken. */
const words = (text: string): string => text.replace(/[─\s]+/g, ' ')

const LONG = missouriWith(
  'long-names',
  /name: (Creeks|1st US Cavalry|Jackson|Union|Confederates) *([,}\n])/g,
  'name: $1 of the Army of the Western Department in the Field$2',
)

describe('the log of a battle', () => {
  test.for([72, 80, 100])('keeps within %i columns', width => {
    expect(tooWide(told(MISSOURI, width, null), width)).toEqual([])
    expect(tooWide(told(MISSOURI, width, null, true), width)).toEqual([])
  })

  test('leaves nothing out when it has less room', () => {
    const [narrow, wide] = [72, 100].map(
      width => told(MISSOURI, width, null).split(/^Commanders$/m)[1] as string,
    )
    const sorted = (text: string): string[] => words(text).split(' ').toSorted()
    expect(sorted(narrow as string)).toEqual(sorted(wide as string))
  })

  test('continues below its cells if these leave little room', () => {
    const text = told(MISSOURI, 72, null)
    expect(text).toMatch(
      /Jackson {2}leader test 8 \+ 1 \+ 1 − 1 = 9 ≥ 9 {2}injured\n +second die 4 ≤ 4\n +W-12\.4-second-die\n/,
    )
  })

  test.for(['a', 'b', 'c'])('keeps within 72 columns whatever the names are, dice of seed %s', seed => {
    const text = told(LONG, 72, seed)
    expect(words(text)).toContain('of the Army of the Western Department in the Field')
    expect(tooWide(text, 72)).toEqual([])
  })
})
