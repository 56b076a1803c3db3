import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Position } from '@sandtable/manpower'
import { COLDWATER, typedAt } from '../testing/coldwater.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { trackingRows } from './tracking.ts'

test('[M-sheet-columns] [MG-sheet] a battle fills the tracking sheet: counts by type, the speed and who sets it, pools', () => {
  const rows = trackingRows(COLDWATER.s, COLDWATER.s.setup as Position)
  const row = rows.find(({ group }) => group === "Bailiff's men")
  expect(row).toMatchObject({
    alive: [
      { unit: 'Man-at-arms', units: 40 },
      { unit: 'Standard Bearer', units: 1 },
    ],
    injured: [],
    dead: [],
    speed: { metres: 90, from: 'Man-at-arms' },
    pools: [{ unit: 'Standard Bearer', health: 8, crew: null }],
  })
})

test(
  '[CLI] sheet prints a battle, and the tracking sheets of a saved one',
  { timeout: PATIENCE },
  async () => {
    const [pdf, game, filled] = [scratch('ford.pdf'), scratch('ford.game.json'), scratch('filled.pdf')]
    const printed = await run(['sheet', 'coldwater-ford', '--pdf', pdf, '--what', 'tracking'])
    expect([printed.out, printed.err]).toEqual([
      `${pdf}: the tracking sheets of Coldwater Ford, for A4\n`,
      '',
    ])
    const { session } = await typedAt(COLDWATER, 'done')
    await session.save(game)
    const sheets = await run(['sheet', game, '--pdf', filled, '--paper', 'letter'])
    expect(sheets.out).toBe(`${filled}: the unit tracking sheets of Coldwater Ford, for Letter\n`)
    for (const path of [pdf, filled]) expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.\d/)
    const refused = await run(['sheet', 'coldwater-ford', '--pdf', pdf, '--what', 'cards'])
    expect(refused.err).toMatch(/^sandtable: 'coldwater-ford' has no cards to print/)
  },
)
