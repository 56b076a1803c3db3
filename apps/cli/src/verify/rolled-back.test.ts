import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Data, Entry, Kind } from '@sandtable/kernel'
import type { Client } from '@sandtable/protocol'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import type { GoldRun } from '@sandtable/testkit'
import type { Finding } from '../replay/check.ts'
import type { SeatFile } from '../online/seat-file.ts'
import { seeded } from '@sandtable/kernel'
import { gameFile, join, pendingOf } from '@sandtable/protocol'
import { readFolder, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM, randomAnswer, withChoice } from '@sandtable/testkit'
import { change } from '../online/standing.ts'
import { forged } from '../testing/finished.ts'
import { goldRunFolder, WITH_GOLD_RUN } from '../testing/gold-run.ts'
import { guest, houseForTests, invitationIn } from '../testing/online.ts'
import { inspect } from './inspect.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { typist } from '../testing/typist.ts'

/** The toy, with rules that throw at a march while this is on. */
const fault = { on: false }
const rules = withChoice('turn', 'march', ({ take }) => ({
  take: (g, player, answer) => {
    if (fault.on) throw new Error('the map has burnt')
    return take(g, player, answer)
  },
}))
const SYSTEMS = {
  ...WITH_GOLD_RUN.systems,
  'gold-run': systemOf<GoldRun, never>({ ...GOLD_RUN_SYSTEM, rules } as never),
}
const FOLDER = goldRunFolder()

function opened(): OpenedPack {
  const opening = readFolder(FOLDER, SYSTEMS)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened
}

/** Plays on at random until the game is over or a player is asked for this; returns the player. */
async function playOn(clients: readonly Client<Kind>[], until: string): Promise<Client<Kind> | null> {
  const dice = seeded(until)
  for (;;) {
    if (clients.some(({ now }) => now.state?.outcome !== null && now.state !== null)) return null
    const client = clients.find(({ now }) => now.decision !== null)
    if (client === undefined) await Promise.race(clients.map(change))
    else {
      const asked = pendingOf(client.now)
      if (asked?.kind === until) return client
      if (asked !== null) await client.answer([randomAnswer(asked.options, dice)])
    }
  }
}

test(
  '[CLI] a game whose rules fail is rolled back by its host, everyone hears of it, and verify shows it',
  { timeout: 2 * PATIENCE },
  async () => {
    const { url } = await houseForTests({ systems: SYSTEMS, shelf: [opened()] })
    const host = await guest('copses-2', { server: url }, WITH_GOLD_RUN)
    const other = await guest(undefined, { join: invitationIn(host) }, WITH_GOLD_RUN)
    const seats = [host, other].map(({ seatFile }) => JSON.parse(readFileSync(seatFile, 'utf8')) as SeatFile)
    const { game } = seats[0] as SeatFile
    const { s } = opened()
    const clients = seats.map(({ seat: { token } }) =>
      join<Kind>({ url, game, token, rules: rules as never, s }),
    )
    const mover = (await playOn(clients, 'march')) as Client<Kind>
    const asked = pendingOf(mover.now)
    fault.on = true
    const refused = await mover.answer([randomAnswer(asked?.options ?? [], seeded('x'))])
    expect(refused).toMatchObject({ is: 'refused', why: 'cannot-go-on' })
    expect(await run(['rollback', other.seatFile])).toMatchObject({
      code: 1,
      out: '',
      err: 'sandtable: Only the host of this game can roll it back. Use the host’s seat file.\n',
    })
    expect(await run(['rollback', host.seatFile])).toMatchObject({
      code: 0,
      out: 'Rolled back 1 choice. Everyone at the table can see it.\n',
      err: '',
    })
    fault.on = false
    const { screen } = typist([])
    await host.session.next()
    expect(host.session.news(0)(screen, null).join('\n')).toContain('the host rolled it back')

    expect(await playOn(clients, 'nothing more')).toBeNull()
    const path = scratch('rolled-back.game.json')
    const text = await gameFile(url, game)
    const findingsIn = (file: string): readonly Finding[] => {
      writeFileSync(path, file)
      const known = { commitment: seats[0]?.commitment as string }
      return inspect(path, FOLDER, known, WITH_GOLD_RUN) as readonly Finding[]
    }
    const findings = findingsIn(text)
    expect(findings).toContainEqual({
      holds: true,
      text: expect.stringMatching(/^the host rolled the game back to answer \d+/),
    })
    expect(findings.filter(({ holds }) => !holds)).toEqual([])
    const changed = forged(text, file => {
      const [first] = (file as unknown as GameFile).entries as [Entry]
      file['entries'] = [{ ...first, drawn: (first.drawn ?? 0) + 1 }] as unknown as Data
    })
    expect(findingsIn(changed)).toContainEqual({ holds: false, text: expect.any(String) })
    for (const one of [...clients, host.session, other.session]) one.close()
  },
)
