import type { Answer, Game, Pending } from '@sandtable/kernel'
import type { Scenario, Tale, Waw } from '@sandtable/waw'
import type { LiveWar, SeenWar } from '../../game/live-war.ts'
import {
  answer,
  answerAll,
  begin,
  canUndo,
  isSpace,
  pending,
  seeded,
  historyOf,
  undo,
} from '@sandtable/kernel'
import { warScenario, watch, WAW } from '@sandtable/waw'
import { createStore } from 'zustand/vanilla'
import { join } from 'node:path'
import { readPack } from '@sandtable/scenario'
import { notTold } from '../../../../game/testing/not-told.ts'
import { seenIn } from '../../../../game/testing/seen-in.ts'
import { catchUp } from '../../words/story.ts'

const PACKS = join(import.meta.dirname, '../../../../../../../packs')

export function scenario(name: string): Scenario {
  const reading = readPack(join(PACKS, name))
  if (!reading.ok) throw new Error(`${name} cannot be read`)
  return warScenario(reading.pack)
}

/** A war on this machine, seen by one player; the others answer at once, and pass if they can. */
export function ownGame(s: Scenario, viewer: number, seed = 'fulford'): LiveWar {
  const t = historyOf<Waw>(begin(WAW, s, { dice: seeded(seed) }))
  const owes = (): boolean => pending(t.game).some(({ player }) => player === viewer)
  const othersAnswer = (): void => {
    for (let [asked] = pending(t.game); asked !== undefined && !owes(); [asked] = pending(t.game))
      answer(t, asked.player, leastAnswer(asked))
  }
  othersAnswer()
  const seen = createStore<SeenWar>(() => seenOf(s, t.game, viewer, canUndo(t, viewer)))
  const show = (): void => seen.setState(seenOf(s, t.game, viewer, canUndo(t, viewer)))
  return {
    seen,
    answer: given => {
      const result = answerAll(t, viewer, given)
      if (result.taken > 0) othersAnswer()
      show()
      return Promise.resolve(result.taken > 0 ? result : (result.stop as string))
    },
    undo: () => {
      const taken = undo(t, viewer)
      show()
      return Promise.resolve(taken ? null : 'nothing-to-undo')
    },
    say: () => Promise.resolve('nothing-proposed'),
    told: notTold,
    close: () => {},
  }
}

const seenOf = (s: Scenario, g: Game<Waw>, viewer: number, undoable: boolean): SeenWar =>
  seenIn(g, viewer, { tale: taleOf(s, g, viewer), undo: undoable })

function taleOf(s: Scenario, g: Game<Waw>, viewer: number): readonly Tale[] {
  const told = watch(s, viewer)
  catchUp(told, s, g.log ?? [])
  return told.tale
}

/** The minimal answer: no order, nobody, no card, or else the first option. */
export function leastAnswer({ kind, options }: Pending): Answer {
  if (kind === 'orders') return { do: 'done' }
  if (isSpace(options)) return []
  return options.find(option => option === 'pass' || option === 'done') ?? (options[0] as Answer)
}
