import type { Arena } from '../../../simulate/arena.ts'
import type { FieldPack } from '@sandtable/shelf'
import { arenaOf } from '../../../simulate/arena.ts'
import { emptyFieldTally, playField } from './field-tally.ts'
import { fieldFigures, fieldText } from './field-text.ts'

/** Where bots play a battle in metres many times. */
export const fieldArena = (opened: FieldPack): Arena =>
  arenaOf({
    empty: emptyFieldTally,
    play: playField,
    script: new URL('./field-worker.ts', import.meta.url),
    figures: (field, tally, seconds) => fieldFigures(opened, field, tally, seconds),
    text: (screen, field, tally, how) => fieldText(screen, opened, field, tally, how),
  })
