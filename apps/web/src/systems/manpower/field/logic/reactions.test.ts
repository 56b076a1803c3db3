import { readyGroups } from '@sandtable/manpower'
import type { Answer } from '@sandtable/kernel'
import { pending, seeded, submit } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import { expect, test } from 'vitest'
import type { Aiming } from './selection.ts'
import { answerOf, rollsOf } from './orders.ts'
import { askedIn, begun } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { firesOf, reactionsOf } from './reactions.ts'
import { foresee } from './aims.ts'
import { metresTo } from './metres.ts'

test('[MG-opp] opportunity fire is prepared like an aim, with its odds, before it is given', () => {
  const g = begun(battleOf('hallam-junction').pack)
  const chance = seeded('moves')
  while (askedIn(g).kind !== 'react' || firesOf(askedIn(g)).length === 0) {
    const [asked] = pending(g)
    if (asked === undefined) throw new Error('nobody moved in sight')
    submit(g, asked.player, randomAnswer(asked.options, chance))
  }
  const asked = askedIn(g)
  const [fire] = firesOf(asked) as [Aiming]
  expect(readyGroups(asked.s, asked.p, asked.side, asked.kind, asked.options)).toContain(fire.group)
  expect(reactionsOf(asked).map(({ does }) => does)).toContain(fire)
  expect(reactionsOf(asked).find(({ does }) => does === fire)?.metres).toBe(
    metresTo(asked.s, asked.p, fire.group, fire.aim as NonNullable<Aiming['aim']>),
  )
  expect(rollsOf(asked, fire)).toEqual(['none'])
  expect(foresee(g, asked.side, fire)?.outlook?.rolls.length).toBeGreaterThan(0)
  expect(answerOf(asked, { ...fire, units: fire.units + 1 })).toBeNull()
  const answer = answerOf(asked, fire) as Answer
  expect(answer).toMatchObject({ do: 'fire', group: fire.group, units: fire.units })
  expect(submit(g, asked.side, answer)).toBeNull()
  expect(g.log?.some(e => e.is === 'opportunity-taken')).toBe(true)
})
