import { expect, test } from 'vitest'
import type { Stop } from '@sandtable/kernel'
import type { TableTalk } from './table-talk.ts'
import { HASTINGS, orders, TOGETHER } from '../systems/waw/testing/hastings.ts'
import { newTable } from './own-table.ts'
import { sit } from './play.ts'
import { sittingOf } from './sitting.ts'
import { stopText } from './stop-text.ts'
import { typed } from './ask.ts'
import { typist } from '../testing/typist.ts'
import { WAR_TALK } from '../systems/waw/play/war-talk.ts'

/** The war's talk with a command that marches to York, and on to an impossible region. */
const TALK: TableTalk = {
  ...WAR_TALK,
  commands: [
    ...WAR_TALK.commands,
    {
      name: 'overreach',
      help: () => '',
      run: desk => {
        const march = typed(desk, 'move all london to york')
        const answers = 'answers' in march ? march.answers : []
        return { answers: [...answers, { do: 'march', stack: [], to: -1 }] }
      },
    },
  ],
}

test('[CLI] a march that stops early says after how many steps and why, and is taken back as one', async () => {
  const at = typist(orders('Saxons', 'overreach', 'undo', 'stack harold'))
  const session = newTable(HASTINGS, TALK, 'fulford', TOGETHER)
  await sit(sittingOf(session, at, null))
  expect(at.paper()).toContain(
    '> overreach\nStopped after 3 of 4 steps: the next step is no longer possible.\n',
  )
  expect(at.paper()).toContain('> undo\nUndone.\n')
  expect(at.paper().split('> stack harold\n')[1]?.split('\n')[0]).toBe('London')
})

test('[CLI] an unknown reason from a newer server is left out', () => {
  expect(stopText({ taken: 2, stop: 'secret-told' }, 5)).toBe(
    'Stopped after 2 of 5 steps: something hidden was revealed.',
  )
  expect(stopText({ taken: 1, stop: '\u001b[2J' as Stop }, 3)).toBe('Stopped after 1 of 3 steps.')
})
