import type { Command, Desk, Outcome } from './table-talk.ts'
import { showAbout, showRule } from './looks.ts'
import { playerNamed } from './seats.ts'
import { summaryOf } from './session.ts'
import { trouble } from './table-talk.ts'
import { phrase } from '../words/words.ts'

/** What can be typed in every game. */
const COMMANDS: readonly Command[] = [
  { name: 'why', takes: phrase('typed:rule'), help: () => phrase('typed:why'), run: showRule },
  { name: 'about', help: () => phrase('typed:about'), run: showAbout },
  { name: 'auto', takes: phrase('typed:until'), help: () => phrase('typed:auto'), run: leaveIt },
  { name: 'undo', also: ['u'], help: () => phrase('typed:undo'), run: () => ({ undo: true }) },
  { name: 'takeback', help: () => phrase('typed:takeback'), run: () => ({ say: 'ask-undo' }) },
  { name: 'draw', help: () => phrase('typed:draw'), run: () => ({ say: 'offer-draw' }) },
  { name: 'withdraw', help: () => phrase('typed:withdraw'), run: () => ({ say: 'withdraw' }) },
  { name: 'resign', takes: phrase('typed:side'), help: () => phrase('typed:resign'), run: resign },
  {
    name: 'save',
    takes: phrase('typed:file'),
    help: () => phrase('typed:save'),
    run: (_desk, rest) => (rest === '' ? trouble(phrase('typed:save-where')) : { save: rest }),
  },
  { name: 'quit', also: ['q', 'exit'], help: () => phrase('typed:quit'), run: () => ({ quit: true }) },
]

/** The kind of decision that stands for none when a game is over; and what can't be done then. */
export const OVER = 'over'
const BEFORE_THE_END: readonly string[] = ['auto', 'undo', 'takeback', 'draw', 'withdraw', 'resign']

/** Everything that can be typed in a game, in the order of `help`. */
export const commandsOf = ({ talk }: Pick<Desk, 'talk'>): readonly Command[] => [
  ...talk.commands,
  ...COMMANDS,
]

/** What can be typed at a decision. */
export function commandsAt(desk: Desk): readonly Command[] {
  const { kind } = desk.decision
  const can = commandsOf(desk).filter(({ name, during }) =>
    during === undefined ? kind !== OVER || !BEFORE_THE_END.includes(name) : during.kind === kind,
  )
  // A system's own command, such as giving up a battle by its rules, goes before the table's of the same name.
  return can.filter(({ name }, i) => can.findIndex(other => other.name === name) === i)
}

/** The command that a line starts with, and whether it was named in full: its name, another name, or the start of one. */
export function commandTyped(
  desk: Desk,
  line: string,
): { command: Command; rest: string; whole: boolean } | null | string {
  const [word = '', ...rest] = line.split(/\s+/)
  const wanted = word.toLowerCase()
  const known = commandsAt(desk)
  const exact = known.find(({ name, also }) => name === wanted || also?.includes(wanted))
  const begun = exact === undefined ? known.filter(({ name }) => name.startsWith(wanted)) : [exact]
  const [command] = begun
  if (command === undefined) return null
  if (begun.length > 1)
    return phrase('play:ambiguous-command', { typed: word, names: begun.map(({ name }) => name) })
  return { command, rest: rest.join(' '), whole: exact !== undefined }
}

/** The command for other decisions whose full name a line starts with, and what it is for. */
export function commandForLater(
  desk: Desk,
  line: string,
): { readonly command: string; readonly moments: readonly string[] } | null {
  const [command = ''] = line.toLowerCase().split(/\s+/)
  const moments = commandsOf(desk).flatMap(({ name, during }) =>
    during === undefined || name !== command ? [] : [during.name],
  )
  return moments.length === 0 ? null : { command, moments }
}

/** The side is named, so that nobody resigns by a slip, and at one keyboard it is clear who does. */
function resign({ opened, player }: Desk, rest: string): Outcome {
  const { players } = summaryOf(opened)
  if (rest === '') return trouble(phrase('said:resign-who', { name: players[player]?.id ?? '' }))
  const named = playerNamed(players, rest)
  return 'trouble' in named ? trouble(named.trouble) : { say: 'resign', as: named.found.number }
}

function leaveIt(_desk: Desk, rest: string): Outcome {
  const until = rest.toLowerCase()
  if (until === '') return { leave: 'once' }
  if (until === 'turn' || until === 'game') return { leave: until }
  return trouble(phrase('typed:auto-how'))
}
