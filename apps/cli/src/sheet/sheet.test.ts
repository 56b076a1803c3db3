import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { PACKS } from '@sandtable/shelf'
import { PATIENCE, run } from '../testing/bin.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.concurrent('sandtable sheet', { timeout: PATIENCE }, () => {
  test('writes a PDF and says what is in it', async () => {
    const pdf = join(folder, 'cards.pdf')
    const { code, out } = await run([
      'sheet',
      'hastings-1066',
      '--pdf',
      pdf,
      '--what',
      'cards',
      '--paper',
      'letter',
    ])
    expect(out).toBe(`${pdf}: Hastings 1066: cards, on US Letter\n`)
    expect(code).toBe(0)
    expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/)
  })

  test('refuses an unknown paper or part, and asks for a file', async () => {
    const pdf = join(folder, 'never.pdf')
    const paper = await run(['sheet', 'hastings-1066', '--pdf', pdf, '--paper', 'a5'])
    expect(paper.err).toContain("--paper can’t be 'a5'. Expected a4 or letter.")
    const part = await run(['sheet', 'hastings-1066', '--pdf', pdf, '--what', 'map,dice'])
    expect(part.err).toContain("Can’t print 'dice': expected one or more of map, counters, cards")
    const file = await run(['sheet', 'hastings-1066'])
    expect(file.err).toContain('--pdf is missing: --pdf <file>')
    expect([paper.code, part.code, file.code]).toEqual([2, 2, 2])
    expect(existsSync(pdf)).toBe(false)
  })

  test('says so if there is no scenario, or nowhere to write', async () => {
    const none = await run(['sheet', 'waterloo', '--pdf', join(folder, 'none.pdf')])
    expect(none.err).toContain("can’t find a scenario or folder called 'waterloo'")
    const path = join(folder, 'no', 'x.pdf')
    const nowhere = await run(['sheet', 'hastings-1066', '--what', 'cards', '--pdf', path])
    expect(nowhere.err).toContain(`can’t write ${path}: there’s no such file or folder`)
    expect([none.code, nowhere.code]).toEqual([1, 1])
  })

  test('prints the map of a pack without outlines as a plan, and says why', async () => {
    const bare = join(folder, 'hastings-1066')
    cpSync(join(PACKS, 'hastings-1066'), bare, { recursive: true })
    rmSync(join(bare, 'map.topojson'))
    const pdf = join(folder, 'bare.pdf')
    const { code, out, err } = await run(['sheet', bare, '--what', 'map', '--pdf', pdf])
    expect([code, out]).toEqual([0, `${pdf}: Hastings 1066: map, on A4\n`])
    expect(err).toBe(
      `${bare}/map.topojson:1:1: file not found\n` +
        'The map is printed as a plan: a box for each region, a line for each border.\n',
    )
    expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/)
  })
})
