import type { Kind } from '@sandtable/kernel'
import type { Show, Staged } from '../playback/story.ts'
import type { Plain, PlainTale } from './plain.ts'
import { marksOf, plainChronicle } from './plain.ts'
import { PlainPosition } from './plain-position.tsx'

/** Milliseconds for a sentence. */
const STAY = 900

/** The replay of a game in words. */
export const plainShow = <K extends Kind>(plain: Plain<K>): Show<K, PlainTale<K>> => ({
  rules: plain.rules,
  s: plain.s,
  title: plain.title,
  players: plain.players.map(({ name }) => name),
  marks: marksOf(plain),
  turn: plain.turn,
  turns: [],
  eyes: ['all', ...plain.players.keys(), null],
  points: plain.points,
  chronicle: plainChronicle(plain),
  gist: ({ told, turn }) =>
    told === null
      ? null
      : {
          player: told.player,
          turn,
          fight: false,
          words: told.text,
          place: null,
          stay: STAY,
          holds: false,
          cue: null,
        },
  figures: null,
  deeds: () => [],
  Stage: ({ position }: Staged<K>) => <PlainPosition lines={plain.lines(position)} />,
})
