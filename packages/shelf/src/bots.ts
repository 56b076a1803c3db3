import type { Bot } from '@sandtable/ai'
import type { Waw } from '@sandtable/waw'
import { captain, greedy, random } from '@sandtable/ai'
import { WITS } from '@sandtable/waw'

/** Players made of code, by name. */
export const BOTS: Readonly<Record<string, Bot<Waw>>> = {
  captain: captain<Waw>(WITS),
  greedy: greedy<Waw>(WITS),
  random,
}

export const botNames = (): string[] => Object.keys(BOTS)

export const botNamed = (name: string): Bot<Waw> | null =>
  Object.hasOwn(BOTS, name) ? (BOTS[name] as Bot<Waw>) : null
