import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Created, GameSummary, NewGame, Refusal, ScenarioSummary, Taken } from '@sandtable/protocol'
import type { GameSystem, OpenedPack } from '@sandtable/shelf'
import type { Store } from '@sandtable/store'
import type { Keeper } from '../keeper/keeper.ts'
import type { Room } from '../game/room.ts'
import type { Press } from '../sheets/press.ts'
import type { Asked } from '../sheets/wanted.ts'
import { foundOn, openedOn } from '@sandtable/shelf'
import { parseNewGame, parseRollBack, parseTakeSeat } from '@sandtable/protocol'
import { waitingIn } from '../game/clock.ts'
import { isHere } from './limits.ts'
import { oncePerPack } from './once-per-pack.ts'
import { problem } from './headers.ts'
import { refusal } from '../refusals.ts'

interface ById {
  readonly Params: { readonly id: string }
}

interface Printed extends ById {
  readonly Querystring: Asked
}

export interface Services {
  readonly keeper: Keeper
  readonly store: Store
  readonly press: Press
  readonly metrics: () => string
  /** The outlines of a scenario's map, read once; null: it has none. */
  readonly outlines: (opened: OpenedPack) => string | null
  readonly healthy: () => Promise<boolean>
}

/** All routes without a socket. */
export function addRoutes(app: FastifyInstance, services: Services): void {
  const { keeper, store, press, metrics, outlines, healthy } = services
  const packText = oncePerPack(({ pack }) => JSON.stringify(pack))
  app.get('/health', async (_request, reply) => {
    const isHealthy = await healthy()
    return reply.code(isHealthy ? 200 : 503).send({ healthy: isHealthy })
  })
  // Figures count answers that are still held back from the others: remote players mustn't get them.
  app.get('/metrics', (request, reply) =>
    isHere(request.ip)
      ? reply.type('text/plain; version=0.0.4').send(metrics())
      : problem(reply, refusal('figures-elsewhere')),
  )

  app.get('/api/scenarios', (): ScenarioSummary[] =>
    keeper.library.shelf.map(opened => scenarioSummary(opened, keeper.library.systemOf(opened.pack))),
  )
  app.get<ById>('/api/packs/:id', async ({ params: { id } }, reply) => {
    const opened = keeper.library.shelf.find(({ digest }) => digest === id)
    const text = opened === undefined ? await store.packOf(id) : packText(opened)
    if (text === null) return problem(reply, refusal('no-such-pack'))
    return reply.type('application/json').send(text)
  })

  app.get<ById>('/api/maps/:id', ({ params: { id } }, reply) => {
    const found = foundOn(keeper.library.shelf, id)
    if ('key' in found) return problem(reply, found)
    // A map without outlines is drawn as a plan.
    return reply.type('application/json').send(outlines(found.ground) ?? 'null')
  })

  app.get<Printed>('/api/scenarios/:id/sheet.pdf', async ({ params: { id }, query, headers }, reply) => {
    const found = foundOn(keeper.library.shelf, id)
    if ('key' in found) return problem(reply, found)
    // The code for paper is half as big as all the rest: it is loaded with the first sheet.
    const { orderFor } = await import('../sheets/wanted.ts')
    const order = orderFor(found, query, headers['accept-language'], outlines)
    if ('key' in order) return problem(reply, order)
    const printing = press.sheet(order)
    if (printing === null) return problem(reply, refusal('sheets-busy'))
    // One sheet in memory for all its readers.
    const { buffer, byteOffset, byteLength } = await printing
    const sheet = reply.type('application/pdf').header('vary', 'accept-language')
    return sheet.send(Buffer.from(buffer, byteOffset, byteLength))
  })

  app.post('/api/games', async ({ body }, reply) => {
    const parsed = parseNewGame(body)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    const opened = openedOn(keeper.library.shelf, parsed.value.scenario)
    if ('key' in opened) return problem(reply, opened)
    const { players, bots } = scenarioSummary(opened, keeper.library.systemOf(opened.pack))
    const wrong = wrongSeats(parsed.value, players.length, bots)
    if (wrong !== null) return problem(reply, wrong)
    const made = await keeper.create(opened, parsed.value)
    if ('key' in made) return problem(reply, made)
    const { record, invitations, host } = made
    const { commitment } = record.body as { commitment: string }
    return reply.code(201).send({ game: record.id, commitment, invitations, host } satisfies Created)
  })

  app.get<ById>('/api/games/:id', async ({ params: { id } }, reply) =>
    ifThere(reply, await keeper.room(id), room => gameSummary(room)),
  )
  app.post<ById>('/api/games/:id/seats', async ({ params: { id }, body }, reply) => {
    const parsed = parseTakeSeat(body)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    const player = await keeper.take(id, parsed.value)
    return ifThere(reply, player, number => ({ player: number }) satisfies Taken)
  })
  app.post<ById>('/api/games/:id/rollback', async ({ params: { id }, body }, reply) => {
    const parsed = parseRollBack(body)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    return ifThere(reply, await keeper.rollBack(id, parsed.value), back => back)
  })
  app.get<ById>('/api/games/:id/file', async ({ params: { id }, headers }, reply) => {
    const known = headers['if-none-match']
    if (known !== undefined && known === (await store.fileTag(id)))
      return reply.code(304).header('etag', known).send()
    const file = await keeper.file(id)
    if ('key' in file) return problem(reply, file)
    reply.headers({ etag: file.tag, 'cache-control': 'no-cache' })
    return reply.type('application/json').send(file.text)
  })
}

const ifThere = <T>(reply: FastifyReply, found: T | Refusal, answer: (found: T) => object): FastifyReply =>
  isRefusal(found) ? problem(reply, found) : reply.send(answer(found))

const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'key' in found

/** Why a new game's seats don't fit its scenario. */
function wrongSeats({ seats }: NewGame, players: number, bots: readonly string[]): Refusal | null {
  if (seats.length !== players) return refusal('seats-for-players', { count: players })
  const strange = seats.find(seat => seat !== 'human' && !bots.includes(seat.bot))
  return strange === undefined ? null : refusal('no-such-bot', { bots })
}

/** A scenario's summary; how a server treats a late player shows only when that happens. */
function scenarioSummary({ id, pack, digest }: OpenedPack, { summaryOf, bots }: GameSystem): ScenarioSummary {
  const { absent: _absent, ...summary } = summaryOf(pack)
  return { id, ruleset: pack.ruleset, pack: digest, ...summary, bots: Object.keys(bots) }
}

/** Public facts only, as every spectator gets them. */
const gameSummary = ({ record, body }: Room): GameSummary => ({
  game: record.id,
  scenario: record.scenario,
  pack: record.pack,
  ruleset: record.ruleset,
  stage: record.stage,
  waiting: waitingIn(body),
  outcome: body.outcome,
  seats: body.seats.map(({ name, holder }, player) => ({ player, name, holder })),
  commitment: body.commitment,
  nonces: body.seats.map(({ nonce }) => nonce),
  clock: body.clock,
})
