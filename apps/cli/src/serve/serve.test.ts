import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { createGame, gameSummary } from '@sandtable/protocol'
import { emptyDatabase } from '@sandtable/testkit'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { serving } from '../testing/serving.ts'

const HASTINGS = { scenario: 'hastings-1066', seats: ['human', { bot: 'random' }] } as const
const DATABASE = await emptyDatabase(inject('databases'))

test(
  '[CLI] serve prints its address and where games are kept, stops when told to, and still has them',
  { timeout: PATIENCE },
  async () => {
    const data = scratch('kept')
    const server = await serving(['--data', data])
    expect(server.said()).toContain(`Games are kept in ${data}\nOnly programs on this machine can reach it`)
    expect(existsSync(join(data, 'sandtable.db'))).toBe(true)
    const { game } = await createGame(server.url, HASTINGS)
    const port = new URL(server.url).port
    const second = await run(['serve', '--port', port, '--data', scratch('second')])
    expect(second).toMatchObject({
      code: 1,
      out: '',
      err: `sandtable: port ${port} on 127.0.0.1 is already in use. Choose another with --port, or 0 for any free one\n`,
    })
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.said()).toMatch(/Stopping once current work is done\. .*\n$/)
    const log = scratch('requests.log')
    const again = await serving(['--data', data, '--log', log])
    expect(await gameSummary(again.url, game)).toMatchObject({ game, stage: 'gathering' })
    expect(await again.end('SIGINT')).toBe(0)
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    expect(
      lines.some(line => (JSON.parse(line) as { req?: { url: string } }).req?.url === `/api/games/${game}`),
    ).toBe(true)
  },
)

test(
  '[CLI] a data folder serves one process; a killed server leaves it free',
  { timeout: PATIENCE },
  async () => {
    const data = scratch('alone')
    mkdirSync(data, { mode: 0o755 })
    const server = await serving(['--data', data])
    await expect.poll(server.said).toContain(`Other users of this machine could open ${data}.`)
    expect(readdirSync(data).map(name => [name, statSync(join(data, name)).mode & 0o777])).toEqual(
      ['sandtable.db', 'sandtable.db-shm', 'sandtable.db-wal', 'sandtable.lock'].map(name => [name, 0o600]),
    )
    const second = await run(['serve', '--port', '0', '--data', data])
    expect(second).toMatchObject({
      code: 1,
      out: '',
      err: `sandtable: ${data} is in use by another Sandtable server (process ${server.pid}). Stop that one first, or choose another folder with --data.\n`,
    })
    await server.end('SIGKILL')
    const again = await serving(['--data', data])
    expect(again.said()).not.toContain('Other users')
    expect(await again.end('SIGTERM')).toBe(0)
  },
)

test(
  '[CLI] without the pages serve says how to build them, and serves programs',
  { timeout: PATIENCE },
  async () => {
    const built = existsSync(join(import.meta.dirname, '../../../web/dist/index.html'))
    const server = await serving(['--data', scratch('no-table')])
    expect(server.said().includes('npm run build\n')).toBe(!built)
    expect(await createGame(server.url, HASTINGS)).toMatchObject({ invitations: [expect.any(String), null] })
    expect(await server.end('SIGTERM')).toBe(0)
  },
)

test.skipIf('missing' in DATABASE)(
  `[CLI] serve keeps games in the database of DATABASE_URL, and hides its password${'missing' in DATABASE ? ` (left out: ${DATABASE.missing})` : ''}`,
  { timeout: PATIENCE },
  async () => {
    const { url } = DATABASE as { url: string }
    const at = new URL(url)
    if (at.password === '') at.password = 'word-of-mine'
    const [one, other] = await Promise.all([
      serving([], { DATABASE_URL: at.href }),
      serving([], { DATABASE_URL: at.href }),
    ])
    expect(one.said()).toContain(`Games are kept in the PostgreSQL database ${at.pathname.slice(1)} at`)
    expect(one.said()).not.toContain(at.password)
    const { game } = await createGame(one.url, HASTINGS)
    expect(await gameSummary(other.url, game)).toMatchObject({ game })
    expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0])
  },
)

test(
  "[CLI] serve refuses an address that isn't this machine's, and an impossible folder",
  { timeout: PATIENCE },
  async () => {
    const far = await run(['serve', '--port', '0', '--host', '203.0.113.7', '--data', scratch('far')])
    expect([far.code, far.err]).toEqual([
      1,
      expect.stringMatching(/^sandtable: --host: '203\.0\.113\.7' isn’t an address/),
    ])
    const none = await run(['serve', '--port', '0', '--data', join(import.meta.filename, 'folder')])
    expect([none.code, none.out]).toEqual([1, ''])
    expect(none.err).toMatch(/^sandtable: .+\n$/)
  },
)

test(
  '[CLI] a game is played from the command line alone: served, joined, watched, left, and verified',
  { timeout: 3 * PATIENCE },
  async () => {
    const server = await serving(['--data', scratch('played')])
    const [seat, file] = [scratch('played.seat.json'), scratch('played.game.json')]
    const first = ['play', 'hastings-1066', '--server', server.url, '--against', 'random', '--seat', seat]
    const left = await run(first, {}, 'auto\nquit\n')
    expect([left.code, left.err]).toEqual([0, ''])
    expect(left.out.replace(/\s+/g, ' ')).toContain(`Continue with: npx sandtable play --resume ${seat}`)
    const watched = /--watch (\S+)/.exec(left.out)?.[1] as string
    const [onlooker, back] = await Promise.all([
      run(['play', '--watch', watched]),
      run(['play', '--resume', seat, '--save', file], {}, 'auto game\n'),
    ])
    expect([back.code, back.err, onlooker.code, onlooker.err]).toEqual([0, '', 0, ''])
    expect(back.out).toMatch(/The end ─+\n {2}(Victory: |Defeat: |The game is a draw)/)
    expect(onlooker.out).toMatch(/The end ─+\n {2}(Victory: |Defeat: |The game is a draw)/)
    expect(await server.end('SIGTERM')).toBe(0)
    const checked = await run(['verify', file, '--seat', seat])
    expect([checked.code, checked.out.match(/^(yes|NO)/gm)]).toEqual([0, ['yes', 'yes', 'yes', 'yes']])
  },
)
