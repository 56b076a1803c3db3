import { expect, test } from 'vitest'
import { hiddenFace, leaderFace, unitFace } from '@sandtable/draw'
import { fanOrder } from './fan-order.ts'
import { MISSOURI } from './testing/missouri.ts'

test('a fan has leaders by rank, then face-down leaders, then units by type, then support', () => {
  const units = ['totten', 'us-cavalry-1', 'us-2', 'kansas-2', 'us-1', 'jayhawkers'].map(id =>
    unitFace(MISSOURI, id),
  )
  const leaders = ['sturgis', 'halleck', 'fremont', 'lyon'].map(id => leaderFace(MISSOURI, id))
  const faces = [...units, hiddenFace(MISSOURI, 'union', true), ...leaders]
  expect(fanOrder(faces.map(face => ({ face }))).map(({ face }) => face.name)).toEqual([
    'John C. Frémont',
    'Henry W. Halleck',
    'Nathaniel Lyon',
    'Samuel D. Sturgis',
    '',
    '1st US Infantry',
    '2nd Kansas Infantry',
    '2nd US Infantry',
    '1st US Cavalry',
    'Jayhawkers',
    'Totten’s Battery',
  ])
})
