import type { Parley, Word } from '@sandtable/kernel'
import type { Refusal, Talk } from '@sandtable/protocol'
import type { Deed, Order } from './deeds.ts'
import type { Course, Stood } from './course.ts'
import type { Room } from './room.ts'
import { hearing, questionOf, SILENCE } from '@sandtable/kernel'
import { answerDecision, spoken } from './deeds.ts'
import { answersOf } from './course.ts'
import { decisionId } from './secrets.ts'
import { lastSound, takenBackTo } from './roll-back.ts'
import { looseBy } from './room.ts'
import { refusal } from '../refusals.ts'

/** K-18 Takes what a player says beside the rules: it is written down, and everybody hears it. */
export async function say(
  room: Room,
  order: Order,
  says: Word,
  readCourse: () => Promise<Course>,
): Promise<readonly Deed[] | Refusal> {
  const { g, body } = room
  const { player } = order
  if (g === null) return refusal('not-begun')
  if (body.outcome !== null) return refusal('game-over')
  if (player === null) return refusal('not-your-seat')
  if (says === 'ask-undo' && looseBy(body) === player) return refusal('undo-yourself')
  const open = body.talk?.open ?? null
  const heard = hearing({ ...SILENCE, open }, { player, does: says }, body.seats.length)
  if (typeof heard === 'string') return refusal(heard)
  const isUndo = says === 'ask-undo' || heard.granted
  const course = isUndo ? await readCourse() : null
  const by = heard.granted ? (open?.by ?? player) : player
  if (course !== null && lastOf(course, by) < 0) return refusal('nothing-to-undo')
  if (course !== null && heard.granted) return undone(room, { ...order, says }, course, by)
  return [spoken(room, order, { do: 'say', says }, talkOf(heard, player, says), heard.ended)]
}

const talkOf = ({ open, ended }: Parley, player: number, does: Word): Talk | null =>
  ended === null ? { open, last: { player, does } } : null

/** The number of a player's last command; -1: there is none. */
const lastOf = ({ commands }: Course, player: number): number =>
  commands.findLastIndex(command => command.player === player)

/**
 * Everything from a player's last command on is taken back. The game goes back to where all knew of everything; what he
 * could still take back by himself after that is done again.
 */
async function undone(
  room: Room,
  order: Order & { readonly says: Word },
  course: Course,
  by: number,
): Promise<readonly Deed[] | Refusal> {
  const commands = course.commands.slice(0, lastOf(course, by))
  const sound = await lastSound(room, course, answersOf(commands))
  const again = sound === null ? [] : commands.slice(sound.commands)
  const deed = sound === null ? null : takenBackTo(room, course, sound, order)
  if (deed === null || again.some(command => command.player !== by)) return refusal('no-way-back')
  return doneAgain(deed, again, order.now)
}

function doneAgain(first: Deed, commands: readonly Stood[], now: number): readonly Deed[] | Refusal {
  const deeds = [first]
  for (const { player, answers } of commands) {
    const { room } = deeds.at(-1) as Deed
    const decision = room.g === null ? '' : decisionId(room.body.secret, questionOf(room.g), player)
    const deed = answerDecision(room, { player, command: null, now }, decision, answers)
    if ('key' in deed) return refusal('no-way-back')
    deeds.push(deed)
  }
  return deeds
}
