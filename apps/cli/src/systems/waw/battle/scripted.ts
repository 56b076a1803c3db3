import type { Answer, Dice, Game } from '@sandtable/kernel'
import type { Event, Position, Waw } from '@sandtable/waw'
import type { Opened } from '../open-battle.ts'
import { begin, encode, isDiceError, playOut } from '@sandtable/kernel'
import { counterOf, defaultAnswer, leaderOf, WAW } from '@sandtable/waw'
import { located } from '../open-battle.ts'
import { sayQuestion } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

export interface Played {
  readonly events: readonly Event[]
  readonly p: Position
  readonly diceUsed: number
  /** Scripted choices that were never asked for. */
  readonly unasked: number
}

/** The script can't be followed; the message names the place. */
interface ScriptError extends Error {
  readonly name: 'ScriptError'
}

/** Plays a battle with these choices, and then the house's; a text says why it couldn't. */
export function play(
  opened: Opened,
  choices: readonly string[],
  dice: Dice,
  source: 'file' | 'option',
): Played | string {
  const script = answersFrom(opened, choices)
  try {
    const g = begin(WAW, opened.s, { dice })
    playOut(g, script.answer)
    return { events: g.log ?? [], p: g.p, diceUsed: g.dice.used, unasked: script.left() }
  } catch (error) {
    if (isScriptError(error))
      return source === 'option' ? warPhrase('script:hint', { text: error.message }) : error.message
    if (!isDiceError(error)) throw error
    const message = warPhrase('script:dice', { why: error.message })
    return source === 'option'
      ? warPhrase('script:dice-option', { why: message })
      : located(opened.path, opened.locate, { path: ['script', 'dice'], message })
  }
}

interface Script {
  readonly answer: (g: Game<Waw>, player: number, kind: string, options: unknown) => Answer
  readonly left: () => number
}

/** Answers in the order they are asked for; with one option, nobody is asked. */
function answersFrom(opened: Opened, choices: readonly string[]): Script {
  let next = 0
  const answer = (g: Game<Waw>, player: number, kind: string, options: unknown): Answer => {
    const all = options as readonly Answer[]
    const scripted = all.length === 1 ? undefined : choices[next]
    if (scripted === undefined) return defaultAnswer(g, player, kind, all)
    const number = next++
    if (scripted === 'default') return defaultAnswer(g, player, kind, all)
    const names = all.map(option => scriptName(g, kind, option))
    const chosen = all[names.indexOf(scripted)]
    if (chosen === undefined)
      throw wrongChoice(opened, number, names, {
        player: g.s.players[player]?.name ?? '',
        question: sayQuestion(kind),
      })
    return chosen
  }
  return { answer, left: () => choices.length - next }
}

/** A script's word for an answer: the rules' word for it, or the name of the card, leader or unit. */
function scriptName({ s, p }: Game<Waw>, kind: string, option: Answer): string {
  if (typeof option === 'string') return option
  if (typeof option !== 'number') return encode(option)
  if (kind === 'cards') return s.cards[option]?.name ?? ''
  if (kind === 'commander') return leaderOf(s, p, counterOf(s, option))?.name ?? ''
  return s.units[option]?.name ?? ''
}

function wrongChoice(
  { path, file, locate }: Opened,
  number: number,
  names: readonly string[],
  asked: { readonly player: string; readonly question: string },
): Error {
  const found = JSON.stringify(file.script.choices[number] ?? null)
  const message = warPhrase('script:choice', { number: number + 1, ...asked, names, found })
  return Object.assign(new Error(located(path, locate, { path: ['script', 'choices', number], message })), {
    name: 'ScriptError' as const,
  })
}

const isScriptError = (error: unknown): error is ScriptError =>
  error instanceof Error && error.name === 'ScriptError'
