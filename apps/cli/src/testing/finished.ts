import { readFileSync } from 'node:fs'
import type { Data } from '@sandtable/kernel'
import type { House } from './online.ts'
import { digest, encode } from '@sandtable/kernel'
import { guest, types } from './online.ts'
import { steady } from '../systems/waw/testing/hastings.ts'

/** A game of Hastings that was played on a server to its end. */
export interface Finished {
  readonly path: string
  readonly seatFile: string
  readonly text: string
}

export async function finishedGame({ url }: House): Promise<Finished> {
  const player = await guest('hastings-1066', { server: url, against: 'random' })
  const path = player.seatFile.replace('.seat.json', '.game.json')
  await types(player, steady, path)
  return { path, seatFile: player.seatFile, text: readFileSync(path, 'utf8') }
}

type Parts = Record<string, Data>

/** The file with something changed, and every checksum recomputed, as a forger would. */
export function forged(text: string, change: (file: Parts) => void): string {
  const { sum: _sum, save, ...head } = JSON.parse(text) as Parts & { save: Parts }
  const file = { ...head, save } as Parts & { save: Parts }
  change(file)
  const { save: changed, ...rest } = file
  const { format, version, scenario, pack, options, ...course } = rest as Parts
  const who = { format, version, scenario, pack, ...(options === undefined ? {} : { options }) } as Parts
  const top = encode({ ...who, sum: digest(encode(rest)) }).slice(0, -1)
  return `${top},${encode(course).slice(1, -1)},"save":${forgedSave(changed)}}\n`
}

function forgedSave({ sum: _sum, game, ...header }: Parts): string {
  const body = encode(game)
  const sum = digest(encode(header) + body)
  return `${encode({ ...header, sum }).slice(0, -1)},"game":${body}}`
}
