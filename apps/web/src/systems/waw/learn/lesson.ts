import type { Scene } from './scene.ts'
import { isLoss } from '@sandtable/waw'

/** One note of the tutorial; its words are 'lesson:ID' and 'lesson:ID:do'. */
export interface Note {
  readonly id: string
  /** Shown only when that note is done. */
  readonly after?: string
  readonly when: (scene: Scene) => boolean
  /** Its targets: it points to the first of these on the screen. */
  readonly points: readonly string[]
  /** It is done when this has happened; without it, when it has been read. */
  readonly done?: (scene: Scene) => boolean
  /** Its moment is over, read or not. */
  readonly past?: (scene: Scene) => boolean
}

/** Its last note. */
const LAST = 'win'

export const finished = (done: readonly string[]): boolean => done.includes(LAST)

const fighting = (scene: Scene): boolean => scene.fighting
const moving = ({ kind }: Scene): boolean => kind === 'orders'
const met = (scene: Scene): boolean => scene.contested || fighting(scene)
const onTheWay = (scene: Scene): boolean => scene.selection === 'target' || met(scene)
const atHome = (scene: Scene): boolean => !fighting(scene) && !scene.over

/** A first game on Hastings 1066 from the Norman side, in the order in which things come up. */
// prettier-ignore
export const NOTES: readonly Note[] = [
  { id: 'map',     points: ['[data-pile][data-ready=true]', '[data-map]'], when: atHome },
  { id: 'cards',   points: ['[data-hand]'], when: ({ kind }) => kind === 'card', done: moving },
  { id: 'select',  points: ['[data-pile][data-ready=true]'], when: s => moving(s) && s.selection === 'none' && !s.contested, done: met },
  { id: 'pick',    points: ['[data-units]', 'aside [aria-pressed]'], when: s => s.selection === 'stack', past: onTheWay },
  { id: 'reach',   points: ['[data-pile][data-ready=true]', '[data-map]'], when: s => s.selection === 'stack', done: met },
  { id: 'stops',   points: ['[data-route]', 'aside'], when: s => s.selection === 'target', past: met },
  { id: 'odds',    points: ['[data-odds]', 'aside'], when: s => s.selection === 'target', past: met },
  { id: 'march',   points: ['[data-confirm]', 'aside'], when: s => s.selection === 'target', done: met },
  { id: 'undo',    points: ['[data-undo]'], when: s => moving(s) && s.contested, past: fighting },
  { id: 'end',     points: ['[data-finish]'], when: s => moving(s) && s.contested, done: fighting },
  { id: 'battle',  points: ['[role=dialog] [data-mine] ul', '[role=dialog]'], when: fighting, past: s => s.turn > 1 },
  { id: 'tricks',  points: ['[role=dialog] footer'], after: 'battle', when: ({ kind }) => kind === 'cards', done: s => !fighting(s) || isLoss(s.kind ?? '') },
  { id: 'loss',    points: ['[role=dialog] footer'], after: 'battle', when: ({ kind }) => isLoss(kind ?? ''), done: s => !fighting(s) },
  { id: 'broken',  points: ['[role=dialog] footer', '[role=tabpanel]'], after: 'battle', when: s => s.fought && !fighting(s), past: s => s.turn > 1 && !s.fought },
  { id: 'log',     points: ['[role=tabpanel]'], after: 'broken', when: atHome },
  { id: 'supply',  points: ['[data-map]'], after: 'log', when: atHome },
  { id: 'turn',    points: ['[data-finish]'], after: 'supply', when: s => s.turn === 1 && s.kind !== null && !fighting(s), done: s => s.turn > 1 },
  { id: 'win',     points: ['[data-scores]', 'header'], after: 'supply', when: s => s.turn > 1 && !fighting(s) },
]

/** Whatever has happened is done, whether a note asked for it or not. */
export function progress(done: readonly string[], scene: Scene): readonly string[] {
  const more = NOTES.filter(note => !done.includes(note.id) && due(note, done) && isOver(note, scene))
  return more.length === 0 ? done : [...done, ...more.map(({ id }) => id)]
}

const isOver = ({ done, past }: Note, scene: Scene): boolean =>
  done?.(scene) === true || past?.(scene) === true

const due = ({ after }: Note, done: readonly string[]): boolean => after === undefined || done.includes(after)

/** The note to show now; null: none. */
export const noteNow = (done: readonly string[], scene: Scene): Note | null =>
  finished(done)
    ? null
    : (NOTES.find(note => !done.includes(note.id) && due(note, done) && note.when(scene)) ?? null)
