import type { Tale, Waw } from '@sandtable/waw'
import type { PrintedWar } from '../game/printed-war.ts'
import type { Staged, Show } from '../../../playback/story.ts'
import { marksOf } from '../table/logic/marks.ts'
import { addWords } from '../../../words/words.ts'
import { war } from '../words/en/war.ts'
import { WarStage } from './war-stage.tsx'
import { warStory } from '../playback/war-story.ts'

addWords(war, 'waw')

/** A war on its map of regions. */
export const warShow = (printed: PrintedWar): Show<Waw, Tale> => ({
  ...warStory(printed.s),
  title: printed.pack.title,
  marks: marksOf(printed.pack),
  Stage: (shown: Staged<Waw, Tale>) => <WarStage printed={printed} {...shown} />,
})
