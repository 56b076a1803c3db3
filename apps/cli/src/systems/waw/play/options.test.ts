import { expect, test } from 'vitest'
import { HUMAN } from '../../../play/session.ts'
import { deskOf } from '../../../play/sitting.ts'
import { openWar } from '../open-war.ts'
import { optionLines } from '../../../play/options.ts'
import { warTable } from '../testing/hastings.ts'
import { typist } from '../../../testing/typist.ts'
import type { WarPack } from '@sandtable/shelf'

const mongols = openWar('mongols-1241') as WarPack

test('[CLI][W-A3.3-cost] the shop shows units with their CF, MF and MP, and a replacement with its price', () => {
  const session = warTable(mongols, 'shop', [HUMAN, 'random', 'random'])
  session.news(0)
  const unit = mongols.s.units.findIndex(({ name }) => name === '11th Horse Archers')
  const options = [{ do: 'unit', unit }, { do: 'replacement' }, 'done']
  const decision = { id: '', player: 0, kind: 'purchase', rule: 'W-7.1.2-purchase', options }
  const desk = deskOf({ session, terminal: typist([]) }, decision)
  const [archers, replacement] = optionLines(desk)
  expect(archers).toMatch(/11th Horse Archers for \$4 {2}CF 3 MF 2, MP 4, cavalry/)
  expect(replacement).toMatch(/a replacement +\$2/)
})
