import { expect, test } from 'vitest'
import { packNames } from '@sandtable/shelf'
import { battleOf } from '../field/testing/battles.ts'
import { drawReplay } from '../../../replay/testing/draw-replay.tsx'

const { fieldShow } = await import('./field-show.tsx')

test.for(packNames(['manpower']))('the whole replay of a battle is drawn: %s', async name => {
  expect(await drawReplay(fieldShow(battleOf(name).pack), 'replay', 8)).toBeGreaterThan(20)
})
