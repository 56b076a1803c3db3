import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { WarPack } from '@sandtable/shelf'
import { WAW_BOTS, packNames, PACKS } from '@sandtable/shelf'
import { inspect } from './inspect.ts'
import { openWar } from '../open-war.ts'
import { readPack } from '@sandtable/scenario'
import { unplayedCards } from '../testing/unplayed.ts'

/** For each bot against itself, and for validate, at any scale of the soak: fewer would leave too much unseen. */
const GAMES = 40
/** Enough for a slow machine to play all games too. */
const SECONDS = 3600

const figure = (what: string): void => console.log(`figure: ${what}`)

describe.for(packNames(['waw']))('%s', name => {
  test('every card is played in games of bots', () => {
    const { s } = openWar(name) as WarPack
    const unplayed = unplayedCards(s, Object.keys(WAW_BOTS), GAMES)
    figure(`${name}: cards that no bot played in ${GAMES} games each: ${unplayed.join(', ') || 'none'}`)
    expect(unplayed).toEqual([])
  })

  test('each use of each card and each victory comes about', () => {
    const report = inspect(readPack(join(PACKS, name)), { games: GAMES, seed: 'validate', seconds: SECONDS })
    const figures = report.checks.filter(({ name: check }) => check === 'cards' || check === 'victory')
    for (const check of figures) figure(`${name}: ${check.name}: ${check.figures}`)
    expect(report.games).toBe(GAMES)
    expect(report.wrong).toEqual([])
    expect(report.suspicious.filter(({ check }) => check === 'cards' || check === 'victory')).toEqual([])
  })
})
