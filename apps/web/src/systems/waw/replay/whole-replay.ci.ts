import type { Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import { groundOf } from '@sandtable/draw'
import { mapText, packNames } from '@sandtable/shelf'
import { drawReplay } from '../../../replay/testing/draw-replay.tsx'
import { warOf } from '../table/testing/war-of.ts'

const { warShow } = await import('./war-show.tsx')

test.for(packNames(['waw']))('the whole replay of a war is drawn: %s', async name => {
  const war = warOf(name)
  const { pack, s } = war
  const ground = groundOf(JSON.parse(mapText(war) ?? '') as Topology, pack)
  expect(await drawReplay(warShow({ pack, s, ground }), 'replay', 8)).toBeGreaterThan(20)
})
