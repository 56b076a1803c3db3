import type { Mark } from '@sandtable/draw'
import type { PrintedWar } from '../game/printed-war.ts'
import type { AftermathStory } from './aftermath-story.ts'

/** What the parts of an aftermath share. */
export interface Told {
  readonly printed: PrintedWar
  readonly after: AftermathStory
  /** The viewer's side; null: the viewer only watches. */
  readonly own: number | null
  /** The sides in the order in which they are shown, the viewer's first. */
  readonly sides: readonly [number, number]
  readonly nameOf: (side: number) => string
  readonly markOf: (side: number) => Mark | undefined
  readonly openRule: (rule: string) => void
}
