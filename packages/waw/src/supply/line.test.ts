import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { start } from '../testing/playing.ts'
import { supplied, suppliedRegions } from './line.ts'

/** The regions in which units of red, or of another player, find a line to a source. */
function reached(war: War, player = 'red'): string {
  const { g, player: numberOf } = start(war)
  const regions = suppliedRegions(g.s, g.p, numberOf(player))
  return g.s.map.regions.flatMap(({ id }, r) => (regions[r] ? [id] : [])).join(' ')
}

const inEach = (war: War, player?: string): string[] =>
  (['A', 'B'] as const).map(edition => reached({ ...war, edition }, player))

/** Red's source in the west, a road of regions to the east; the test says who holds them. */
const road: War = {
  map: { west: 'clear src:red', mid: 'clear', east: 'clear', far: 'clear' },
  borders: ['west-mid', 'mid-east', 'east-far'],
  armies: {},
  control: { red: ['west', 'mid', 'east', 'far'] },
}

describe('sources', () => {
  test('[W-13.1-sources] a source serves the players named on the map', () => {
    expect(inEach(road)).toEqual(['west mid east far', 'west mid east far'])
    expect(reached(road, 'blue')).toBe('')
  })

  test('[W-13.1-sources] only while their side controls it', () => {
    expect(reached({ ...road, control: { red: ['mid', 'east', 'far'], blue: ['west'] } })).toBe('')
    expect(reached({ ...road, control: { red: ['mid', 'east', 'far'] } })).toBe('')
  })

  test('[W-13.1-sources][G-54] one in a closed region serves no one', () => {
    expect(reached({ ...road, map: { ...road.map, west: 'clear src:red closed:neutral' } })).toBe('')
  })

  test('[W-13.1-sources][G-60] allies share their sources', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    expect(reached({ ...road, players }, 'pink')).toBe('west mid east far')
  })
})

describe('the line by land', () => {
  test('[W-13.2-line] may be of any length', () => {
    const ids = Array.from({ length: 60 }, (_, i) => `r${i}`)
    const long: War = {
      map: Object.fromEntries(ids.map((id, i) => [id, i === 0 ? 'clear src:red' : 'mountain'])),
      borders: ids.slice(1).map((id, i) => `r${i}-${id} major`),
      armies: {},
      control: { red: ['r0'] },
    }
    expect(reached(long)).toBe(ids.join(' '))
  })

  test('[W-13.2-blocked] does not pass regions that an enemy controls, but passes those of no player', () => {
    const held = { red: ['west', 'east', 'far'], blue: ['mid'] }
    expect(inEach({ ...road, control: held })).toEqual(['west mid', 'west mid'])
    expect(reached({ ...road, control: { red: ['west'] } })).toBe('west mid east far')
  })

  test('[W-13.2-blocked] a unit in an enemy region itself may draw it from there', () => {
    const w = start({
      ...road,
      armies: { red: { mid: ['Foot 3/2'], east: ['Horse 3/2'] } },
      control: { red: ['west', 'far'], blue: ['mid', 'east'] },
    })
    expect([supplied(w.g.s, w.g.p, w.c('Foot')), supplied(w.g.s, w.g.p, w.c('Horse'))]).toEqual([true, false])
  })

  test('[W-13.2-blocked][G-60] only declared enemies are in its way', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }, { id: 'grey' }]
    const control = { red: ['west', 'far'], pink: ['mid'], grey: ['east'] }
    expect(reached({ ...road, players, control })).toBe('west mid east')
    expect(reached({ ...road, players, control, peace: [['red', 'grey']] })).toBe('west mid east far')
  })

  test('[W-13.2-blocked] passes no impassable region and no impassable border', () => {
    expect(reached({ ...road, map: { ...road.map, mid: 'clear closed:impassable' } })).toBe('west')
    expect(reached({ ...road, borders: ['west-mid', 'mid-east closed', 'east-far'] })).toBe('west mid')
  })

  test('[G-54] passes no neutral region and no neutral border', () => {
    expect(reached({ ...road, map: { ...road.map, mid: 'clear closed:neutral' } })).toBe('west')
    expect(reached({ ...road, borders: ['west-mid', 'mid-east neutral', 'east-far'] })).toBe('west mid')
  })

  test('[W-13.2-blocked] finds a way around', () => {
    const round = {
      ...road,
      map: { ...road.map, south: 'swamp' },
      borders: [...road.borders, 'west-south', 'south-east'],
      control: { red: ['west', 'east', 'far'], blue: ['mid'] },
    }
    expect(reached(round)).toBe('west mid east far south')
  })
})

describe('fortresses on the line', () => {
  const fort: War = { ...road, map: { ...road.map, mid: 'clear fort:blue:4' } }

  test('[W-13.2-fortress-block][W-A2.2-block-supply] an enemy fortress blocks the line in edition B, and not in A', () => {
    expect(inEach(fort)).toEqual(['west mid east far', 'west mid'])
  })

  test("[W-13.2-fortress-block] a player's own or an ally's does not", () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    const allied = {
      ...fort,
      players,
      map: { ...road.map, mid: 'clear fort:pink:4', east: 'clear fort:red:4' },
    }
    expect(inEach(allied)).toEqual(['west mid east far', 'west mid east far'])
  })

  test('[W-13.2-fortress-block] a source under an enemy fortress serves units there', () => {
    const map = { ...road.map, west: 'clear src:red fort:blue:4' }
    expect(inEach({ ...road, map })).toEqual(['west mid east far', 'west'])
  })
})

describe('the line at sea', () => {
  /** Red's source on one shore, an island without a port on the other. */
  const strait: War = {
    map: { home: 'clear src:red', sound: 'sea', isle: 'clear' },
    borders: ['home-sound', 'sound-isle'],
    armies: {},
    control: { red: ['home', 'isle'] },
  }
  const ships = (red: string[], blue: string[]): War => ({
    ...strait,
    armies: { red: { sound: red }, blue: { sound: blue } },
  })

  test('[W-13.2-sea] passes a sea region that only friendly ships hold', () => {
    expect(inEach(ships(['Sloop 3/2 N'], []))).toEqual(['home sound isle', 'home sound isle'])
    expect(reached(strait)).toBe('home sound')
  })

  test('[W-13.2-sea][G-54] a contested sea region carries no such line', () => {
    expect(reached(ships(['Sloop 3/2 N'], ['Brig 3/2 N']))).toBe('home sound')
  })

  test('[W-13.2-sea] only ships hold it, and only declared enemies contest it', () => {
    expect(reached(ships(['Plane 3/2 Air'], []))).toBe('home sound')
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'grey' }]
    const armies = { red: { sound: ['Sloop 3/2 N'] }, grey: { sound: ['Brig 3/2 N'] } }
    expect(reached({ ...strait, players, armies })).toBe('home sound')
    expect(reached({ ...strait, players, armies, peace: [['red', 'grey']] })).toBe('home sound isle')
  })

  test("[W-13.2-sea] an ally's ships are friendly", () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    expect(reached({ ...strait, players, armies: { pink: { sound: ['Sloop 3/2 N'] } } })).toBe(
      'home sound isle',
    )
  })
})

describe('the line between ports', () => {
  /** Two ports with three sea regions between them. */
  const ocean: War = {
    map: {
      home: 'clear src:red port',
      bay: 'sea',
      deep: 'sea',
      reef: 'sea',
      isle: 'clear port',
      hills: 'hills',
    },
    borders: ['home-bay', 'bay-deep', 'deep-reef', 'reef-isle', 'isle-hills'],
    armies: {},
    control: { red: ['home', 'isle', 'hills'] },
  }
  const over = 'home bay reef isle hills'

  test('[W-13.2-ports] leads between friendly ports at any distance, with no ships at all, and on by land', () => {
    expect(inEach(ocean)).toEqual([over, over])
  })

  test('[W-13.2-ports] both ends must be friendly ports', () => {
    const map = (home: string, isle: string): War => ({ ...ocean, map: { ...ocean.map, home, isle } })
    expect(reached(map('clear src:red', 'clear port'))).toBe('home bay')
    expect(reached(map('clear src:red port', 'clear'))).toBe('home bay')
    expect(reached({ ...ocean, control: { red: ['home', 'hills'], blue: ['isle'] } })).toBe('home bay')
    expect(reached({ ...ocean, control: { red: ['home', 'hills'] } })).toBe('home bay')
  })

  test('[W-13.2-ports] enemy ships alone in a sea region between block it', () => {
    for (const sea of ['bay', 'deep', 'reef'])
      expect(reached({ ...ocean, armies: { blue: { [sea]: ['Brig 3/2 N'] } } })).toBe('home bay')
  })

  test('[W-13.2-ports][G-54] a contested sea region does not', () => {
    const armies = { red: { deep: ['Sloop 3/2 N'] }, blue: { deep: ['Brig 3/2 N'] } }
    expect(reached({ ...ocean, armies })).toBe(over)
  })

  test('[W-13.2-ports] another way by sea will do', () => {
    const round: War = {
      ...ocean,
      map: { ...ocean.map, gulf: 'sea' },
      borders: [...ocean.borders, 'bay-gulf', 'gulf-reef'],
      armies: { blue: { deep: ['Brig 3/2 N'] } },
    }
    expect(reached(round)).toBe(over)
  })

  test('[G-54] neutral waters block it', () => {
    expect(reached({ ...ocean, map: { ...ocean.map, deep: 'sea closed:neutral' } })).toBe('home bay')
  })

  test('[W-4.1.3-coastal-port] any city or fortress on the coast is a port', () => {
    const isle = (text: string): string => reached({ ...ocean, map: { ...ocean.map, isle: text } })
    expect([isle('clear city:0'), isle('clear fort:red:3')]).toEqual([over, over])
  })

  test('[W-13.2-ports] it goes by sea, not over land that an enemy holds', () => {
    const land: War = {
      map: { home: 'clear src:red port', plain: 'clear', isle: 'clear port' },
      borders: ['home-plain', 'plain-isle'],
      armies: {},
      control: { red: ['home', 'isle'], blue: ['plain'] },
    }
    expect(reached(land)).toBe('home plain')
  })

  test('[W-4.1.3-coastal-port] a city inland is none', () => {
    const inland: War = {
      ...ocean,
      map: { ...ocean.map, isle: 'clear', hills: 'hills city:1' },
    }
    expect(reached(inland)).toBe('home bay')
  })

  test('[G-79] a port with a fortress stays with the fortress, whoever holds the land around it', () => {
    const map = { ...ocean.map, isle: 'clear port fort:blue:3' }
    expect(reached({ ...ocean, map, edition: 'A' })).toBe('home bay')
    const own = { ...ocean.map, isle: 'clear port fort:red:3' }
    const besieged = { ...ocean, map: own, control: { red: ['home', 'hills'], blue: ['isle'] } }
    expect(reached(besieged)).toBe('home bay isle')
  })
})
