import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Dice, Game, Pending } from '@sandtable/kernel'
import type { GoldRun, Printed } from './position.ts'
import { randomAnswer } from '../trial.ts'
import { GOLD_RUN, printed } from './ruleset.ts'

/** A pack of the toy; its pack.yaml is in JSON, which is YAML too. */
export interface GoldRunPack {
  readonly id: string
  readonly ruleset: string
  readonly players: number
  readonly rounds: number
}

const NAMES = ['Red', 'Green', 'Blue']
const COLOURS = ['#c03020', '#308040', '#2050a0']

const byPlayer = <T>(players: number, make: (player: number) => T): T[] =>
  Array.from({ length: players }, (_, player) => make(player))

/** A player that takes whatever comes. */
const drifter = ({ pending, dice }: { readonly pending: Pending; readonly dice: Dice }): Answer =>
  randomAnswer(pending.options, dice)

/** The toy with everything an app must know of a game system: one more than those that come with the program. */
export const GOLD_RUN_SYSTEM = {
  title: 'Gold Run',
  rules: GOLD_RUN,
  migrations: [],
  read: (folder: string) => {
    const pack = JSON.parse(readFileSync(join(folder, 'pack.yaml'), 'utf8')) as GoldRunPack
    const flaw = flawIn(pack)
    return flaw === null
      ? { ok: true as const, pack }
      : { ok: false as const, problems: [{ name: folder, problem: { ...flaw, ...TOP } }] }
  },
  flawIn,
  summaryOf: ({ players, rounds }: GoldRunPack) => ({
    title: 'The gold of the copses',
    when: 'Long ago',
    about: 'March to a chest, and dig.',
    tagline: null,
    minutes: null,
    difficulty: null,
    turns: rounds,
    players: byPlayer(players, player => ({
      id: `${NAMES[player]}`.toLowerCase(),
      name: `${NAMES[player]}`,
      side: `${NAMES[player]}`.toLowerCase(),
      colour: `${COLOURS[player]}`,
    })),
    absent: 'bot' as const,
  }),
  scenarioOf: ({ players, rounds }: GoldRunPack): Printed => printed(players, rounds),
  sides: ({ players }: Printed): number[] => byPlayer(players, player => player),
  winner: ({ p: { points } }: Game<GoldRun>): number | null => {
    const best = Math.max(...points)
    return points.indexOf(best) === points.lastIndexOf(best) ? points.indexOf(best) : null
  },
  bots: { captain: drifter, drifter },
}

const TOP = { file: 'pack.yaml', line: 1, column: 1 }

interface Flaw {
  path: string[]
  message: string
}

function flawIn({ players, rounds }: GoldRunPack): Flaw | null {
  if (players !== 2 && players !== 3)
    return { path: ['pack', 'players'], message: `expected 2 or 3, found ${players}` }
  return rounds > 0 ? null : { path: ['pack', 'rounds'], message: `expected 1 or more, found ${rounds}` }
}
