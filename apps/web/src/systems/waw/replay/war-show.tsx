import type { Waw } from '@sandtable/waw'
import type { PrintedWar } from '../../../game/printed.ts'
import type { Staged, Show } from '../../../replay/show.ts'
import { marksOf } from '../../../frame/marks.ts'
import { WarStage } from './war-stage.tsx'
import { warStory } from './war-story.ts'

/** A war on its map of regions. */
export const warShow = (printed: PrintedWar): Show<Waw> => ({
  ...warStory(printed.s),
  title: printed.pack.title,
  marks: marksOf(printed.pack),
  Stage: (shown: Staged<Waw>) => <WarStage printed={printed} {...shown} />,
})
