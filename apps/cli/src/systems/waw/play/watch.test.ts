import { expect, test } from 'vitest'
import { playGame, random } from '@sandtable/ai'
import { begin, encode, seeded } from '@sandtable/kernel'
import { watch, WAW } from '@sandtable/waw'
import { openWar } from '../open-war.ts'
import { packNames } from '@sandtable/shelf'
import type { Event } from '@sandtable/waw'
import type { WarPack } from '@sandtable/shelf'
import { catchUp, lookAgain } from '../words/story.ts'

const HIDDEN = packNames(['waw'])
  .map(name => openWar(name) as WarPack)
  .filter(opened => opened?.s.setup.hidden.includes(1))

test.each(HIDDEN.map(opened => [opened.id, opened] as const))(
  '[CLI][L9] every viewer of %s holds their exact view at the end of every answer, hidden counters and all',
  (_id, { s }) => {
    const watches = [...s.players.keys(), null, 'all' as const].map(eyes => watch(s, eyes))
    const g = begin(WAW, s, { dice: seeded('watch') })
    let answers = 0
    const wrong: string[] = []
    playGame(
      g,
      s.players.map(() => random),
      'watch',
      () => {
        for (const w of watches) catchUp(w, s, g.log as Event[])
        if (++answers % 25 !== 0) return
        for (const { eyes, view } of watches) {
          const truth = eyes === 'all' ? g.p : WAW.view(s, g.p, eyes)
          if (encode(view) !== encode(truth)) wrong.push(`answer ${answers}, ${eyes}`)
        }
      },
    )
    expect(answers).toBeGreaterThan(25)
    expect(wrong).toEqual([])
  },
)

test('[CLI] events taken back are forgotten, and no more is shown than before', () => {
  const { s } = HIDDEN[0] as WarPack
  const g = begin(WAW, s, { dice: seeded('watch') })
  const log = g.log as Event[]
  const w = watch(s, 0)
  catchUp(w, s, log.slice(0, 3))
  lookAgain(w, s, log.slice(0, 2))
  expect([w.shown, w.tale.length]).toEqual([2, 2])
  catchUp(w, s, log.slice(0, 2))
  lookAgain(w, s, log)
  expect(w.shown).toBe(2)
})
