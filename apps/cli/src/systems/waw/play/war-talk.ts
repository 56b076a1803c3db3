import type { Position, Watch, Waw } from '@sandtable/waw'
import type { Moment, SpaceTalk } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { phaseOf, watch } from '@sandtable/waw'
import { talkOf, trouble } from '../../../play/table-talk.ts'
import { cardLines, noteOn } from './options.ts'
import { exampleFor } from './example.ts'
import { goalsText } from './goals-text.ts'
import { headerText } from './header.ts'
import { mapText } from './map-text.ts'
import { shelterLines, shelterTyped } from './shelter.ts'
import { taleText } from './tale-text.ts'
import { WAR_COMMANDS } from './commands.ts'
import { rulesIn } from '../../../play/rulebook.ts'
import { catchUp, lookAgain, sayOption, sayQuestion } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** Wars Across the World at a terminal. */
export const WAR_TALK = talkOf<Waw, Watch>({
  watch,
  catchUp: (seen, s, log) => {
    const tale = catchUp(seen, s, log)
    return (screen, to) => taleText(screen, s, tale, to)
  },
  lookAgain,
  moment: momentOf,
  phase: phaseOf,
  header: (screen, s, p, agenda) => headerText(screen, s, p, phaseOf(agenda)),
  board: mapText,
  goals: goalsText,
  turnBegun: e => (e.is === 'turn-began' ? e.turn : null),
  playerBegun: e => (e.is === 'player-began' ? e.player : null),
  question: sayQuestion,
  option: ({ s, view, decision }, option) => sayOption(s, view, decision.kind, option),
  aside: noteOn,
  below: cardLines,
  space: spaceOf,
  series: ['orders'],
  commands: WAR_COMMANDS,
  examples: ({ s, view, player }) => exampleFor(s, view, player),
  closing: examples => warPhrase('closing:names', examples),
  rules: () => rulesIn('waw'),
  endRule: 'W-7.2-verification',
  rolls: log => {
    const drawn = log.filter(({ is }) => is === 'card-drawn').length
    const reshuffled = log.filter(({ is }) => is === 'reshuffled').length
    return warPhrase('rolls:draws', { draws: drawn, shuffles: reshuffled })
  },
})

function momentOf({ turn, active }: Position): Moment {
  return { turn, players: active < 0 ? [] : [active] }
}

/** Movement orders are commands; units for a fortress are named. */
function spaceOf(desk: WarDesk): SpaceTalk {
  if (desk.decision.kind === 'shelter')
    return {
      hint: '',
      lines: shelterLines(desk),
      typed: (line, when) =>
        when === 'after' || /^(|all|none|shelter\b.*)$/i.test(line) ? shelterTyped(desk, line) : null,
    }
  return {
    hint: warPhrase('hint:orders'),
    lines: [],
    typed: line => (line === '' ? trouble(warPhrase('hint:enter')) : null),
  }
}
