import { expect, test } from 'vitest'
import type { WarPack } from '@sandtable/shelf'
import { openWar } from '../open-war.ts'
import { packNames } from '@sandtable/shelf'
import { PATIENCE } from '../../../testing/bin.ts'
import { unplayedCards } from '../testing/unplayed.ts'

/** Six games of each bot: a card for a rare moment, or for an enemy in one place, may go unplayed in so few games. */
const GAMES = 6
const RARE = 3

test.for(packNames(['waw']))(
  'nearly every card of %s is played in a dozen games of quick bots',
  { timeout: PATIENCE },
  name => {
    const { s } = openWar(name) as WarPack
    const unplayed = unplayedCards(s, ['random', 'greedy'], GAMES)
    expect(unplayed.slice(RARE)).toEqual([])
  },
)
