import type { Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import { groundOf } from '@sandtable/draw'
import { mapText, packNames } from '@sandtable/shelf'
import { battleOf } from '../systems/manpower/field/testing/battles.ts'
import { drawReplay } from './testing/draw-replay.tsx'
import { warOf } from '../systems/waw/table/testing/war-of.ts'

const { fieldShow } = await import('../systems/manpower/replay/field-show.tsx')
const { warShow } = await import('../systems/waw/replay/war-show.tsx')

test.for(packNames(['manpower']))('the replay of a battle draws every moment of %s', async name => {
  expect(await drawReplay(fieldShow(battleOf(name).pack), 'replay', 40)).toBeGreaterThan(20)
})

test.for(packNames(['waw']))('the replay of a war draws every moment of %s', async name => {
  const war = warOf(name)
  const { pack, s } = war
  const ground = groundOf(JSON.parse(mapText(war) ?? '') as Topology, pack)
  expect(await drawReplay(warShow({ is: 'war', pack, s, ground }), 'replay', 40)).toBeGreaterThan(20)
})
