import type { Dice } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'

type Parts = Record<string, unknown>

// prettier-ignore
const HOSTILE: readonly string[] = [
  'null', 'true', '0', '-1', '1.5', '1e308', '9007199254740993', '""', '"\\u001b[2J\\nyes"', '[]', '{}', '[null]',
  '{"__proto__":{"x":1}}', '{"constructor":1}', '{"is":"x"}', '{"player":99}', '"human"', '"../../etc"',
]

/** Far deeper than recursive code could go. */
const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

/** A JSON text changed at random in one to three places: a part replaced, left out, doubled or renamed, or the text cut. */
export function mutated(text: string, dice: Dice): string {
  const roll = (sides: number): number => rollDice(dice, sides)
  if (roll(12) === 0) return text.slice(0, roll(text.length))
  if (roll(40) === 0) return text.replace(/"(answers|seat|save|invitations)":/, `"$1":${DEEP},"x":`)
  const value = JSON.parse(text) as unknown
  for (let times = 1 + roll(3); times > 0; times--) change(value, roll)
  return JSON.stringify(value)
}

/** Walks down at random, and changes what it finds; the more there is, the sooner it stops. */
function change(value: unknown, roll: (sides: number) => number): void {
  let at = value as Parts
  for (;;) {
    const keys = Object.keys(at)
    const key = keys[roll(Math.max(1, keys.length))]
    if (key === undefined) return
    const part = at[key]
    const goesOn = typeof part === 'object' && part !== null && Object.keys(part).length > 0 && roll(4) > 0
    if (!goesOn) return alter(at, key, roll)
    at = part as Parts
  }
}

function alter(at: Parts, key: string, roll: (sides: number) => number): void {
  const how = roll(5)
  if (how === 0) {
    if (Array.isArray(at)) at.splice(Number(key), 1)
    else delete at[key]
  } else if (how === 1 && Array.isArray(at)) at.splice(Number(key), 0, at[Number(key)])
  else at[key] = JSON.parse(HOSTILE[roll(HOSTILE.length)] as string)
}
