import type { Manpower, Watch } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { SpaceTalk } from '../../../play/table-talk.ts'
import { centre, watch } from '@sandtable/manpower'
import { enemyGroups, ownGroups } from './names.ts'
import { dueLines } from './deeds.ts'
import { FIELD_COMMANDS } from './commands.ts'
import { goalsText, truceLines } from './goals-text.ts'
import { headerText } from './header.ts'
import { mapText } from './map-text.ts'
import { leaderAside, leaderName, musterLines } from './muster.ts'
import { placeLines } from './setup.ts'
import { done } from './orders.ts'
import { reactionLines } from './react.ts'
import { rulesIn } from '../../../play/rulebook.ts'
import { sheetText } from './sheet-text.ts'
import { taleText } from './tale-text.ts'
import { talkOf, trouble, wordOf } from '../../../play/table-talk.ts'
import { catchUp, lookAgain, sayQuestion } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** Manpower at a terminal. */
export const FIELD_TALK = talkOf<Manpower, Watch>({
  watch: s => watch(s),
  catchUp: (seen, s, log) => {
    const lines = catchUp(seen, s, log).flatMap(tale => tale.lines)
    return screen => taleText(screen, lines)
  },
  lookAgain,
  moment: ({ turn, active, phase }) => ({ turn, players: phase === 'setup' ? [] : [active] }),
  phase: agenda => agenda.findLast(({ seq }) => PHASES.includes(seq))?.seq ?? null,
  header: headerText,
  board: (screen, s, p) => [...mapText(screen, s, p), ...sheetText(screen, s, p)],
  goals: goalsText,
  turnBegun: e => (e.is === 'turn-began' ? e.turn : null),
  playerBegun: e => (e.is === 'part-began' && e.phase === 'movement' ? e.side : null),
  question: sayQuestion,
  option: (desk, option) => leaderName(desk, option) ?? wordOf(option),
  aside: leaderAside,
  below: () => [],
  space: spaceOf,
  series: ['place', 'orders', 'declare'],
  commands: FIELD_COMMANDS,
  examples: examplesFor,
  closing: examples => fieldPhrase('closing:names', examples),
  rules: () => rulesIn('manpower'),
  endRule: 'MG-win-single',
  rolls: () => '',
})

const PHASES = ['movement', 'targeting', 'acting']

/** Decisions whose line lists what can be typed. */
const HINTED = ['muster', 'buy', 'place', 'orders', 'react', 'truce', 'yield', 'declare'] as const

/** The text below a question: who may answer, and who or what is still waiting. */
const LINES: Readonly<Record<string, (desk: FieldDesk) => string[]>> = {
  muster: musterLines,
  place: placeLines,
  react: reactionLines,
  declare: dueLines,
  truce: truceLines,
}

function spaceOf(desk: FieldDesk): SpaceTalk {
  const { kind } = desk.decision
  const hinted = HINTED.find(one => one === kind)
  return {
    hint: hinted === undefined ? '' : fieldPhrase(`hint:${hinted}`),
    lines: LINES[kind]?.(desk) ?? [],
    typed: line => (line !== '' ? null : kind === 'yield' ? done() : trouble(fieldPhrase('hint:help'))),
  }
}

/** One of the player's own groups, an enemy and a point, for examples in the help. */
function examplesFor({ s, view, player }: FieldDesk): Record<string, string> {
  const [own] = ownGroups(view, player)
  const [enemy] = enemyGroups(view, player)
  const group = own === undefined ? undefined : view.groups[own.number]
  const [x, y] = group === undefined ? [0, 0] : centre(s, group)
  return {
    group: own?.name ?? fieldPhrase('example:group'),
    enemy: enemy?.name ?? fieldPhrase('example:target'),
    x: String(Math.round(x / 100)),
    y: String(Math.round(y / 100)),
  }
}
