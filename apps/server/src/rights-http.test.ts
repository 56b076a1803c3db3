import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameRecord } from '@sandtable/store'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Stage } from './testing/stages.ts'
import { HASTINGS } from './testing/packs.ts'
import { newNonce, newToken } from './testing/seats.ts'
import { gameAt, openStages, STAGES } from './testing/stages.ts'

const WHO = ['owner', 'opponent', 'spectator', 'stranger', 'elsewhere'] as const
type Who = (typeof WHO)[number]

const everybody = (words: string): Readonly<Record<Who, string>> => ({
  owner: words,
  opponent: words,
  spectator: words,
  stranger: words,
  elsewhere: words,
})

/**
 * Every request at every route, and its reply: before the game starts, during play, and when it is over. A token opens
 * nothing over HTTP; a seat is taken with its invitation, once, and asked for again by its holder. The opponent has
 * seen the owner's invitation, a spectator tries the game's id, a stranger an invented one, and an outsider one of
 * another game.
 */
// prettier-ignore
const TABLE: Readonly<Record<string, Readonly<Record<Who, string>>>> = {
  'GET /health':               everybody('200          200          200'),
  'GET /metrics':              everybody('200          200          200'),
  'GET /api/scenarios':        everybody('200          200          200'),
  'GET /api/packs/:id':        everybody('200          200          200'),
  'GET /api/maps/:id':         everybody('200          200          200'),
  'GET /api/scenarios/:id/sheet.pdf': everybody('200   200          200'),
  'POST /api/games':           everybody('201          201          201'),
  'GET /api/games/:id':        everybody('200          200          200'),
  'GET /api/games/:id/file':   everybody('not-over     not-over     200'),
  'POST /api/games/:id/rollback': everybody('not-the-host not-the-host not-the-host'),
  'GET /api/games/:id/socket': everybody('not-found    not-found    not-found'),
  'POST /api/games/:id/seats': {
    owner:                               '200            200            200',
    opponent:                            'bad-invitation bad-invitation bad-invitation',
    spectator:                           'bad-invitation bad-invitation bad-invitation',
    stranger:                            'bad-invitation bad-invitation bad-invitation',
    elsewhere:                           'bad-invitation bad-invitation bad-invitation',
  },
}

type Cell = readonly [string, Who, Stage, string]

const CELLS: readonly Cell[] = Object.entries(TABLE).flatMap(([route, row]) =>
  WHO.flatMap(who => row[who].split(/ +/).map((word, i): Cell => [route, who, STAGES[i] as Stage, word])),
)

let house: House
const games: Partial<Record<Stage, Seated>> = {}
let other: Seated
beforeAll(async () => {
  house = await openStages()
  for (const stage of STAGES) games[stage] = await gameAt(house.url, stage)
  other = await gameAt(house.url, 'gathering')
})
afterAll(() => house.close())

const tokenOf = (who: Who, { tokens }: Seated): string => {
  if (who === 'owner') return tokens[0] as string
  if (who === 'opponent') return tokens[1] as string
  return who === 'elsewhere' ? (other.tokens[0] as string) : newToken()
}

const invitationOf = (who: Who, { game, invitations }: Seated): string => {
  if (who === 'owner' || who === 'opponent') return invitations[0] as string
  if (who === 'elsewhere') return other.invitations[1] as string
  return who === 'spectator' ? game : newToken()
}

const bodyOf = (path: string, who: Who, game: Seated): object =>
  path.endsWith('/seats')
    ? {
        invitation: invitationOf(who, game),
        name: who,
        nonce: who === 'owner' ? game.nonces[0] : newNonce(),
        token: tokenOf(who, game),
      }
    : path.endsWith('/rollback')
      ? { host: tokenOf(who, game) }
      : { scenario: 'hastings-1066', seats: ['human', 'human'] }

/** Requests without a game. */
const IDS = [
  ['/api/packs', HASTINGS.digest],
  ['/api/maps', HASTINGS.id],
  ['/api/scenarios', HASTINGS.id],
] as const

async function answered(route: string, who: Who, game: Seated): Promise<{ word: string; text: string }> {
  const [method = '', path = ''] = route.split(' ')
  const id = IDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? game.game
  const posts = method === 'POST'
  const reply = await fetch(house.url + path.replace(':id', id), {
    method,
    headers: {
      authorization: `Bearer ${tokenOf(who, game)}`,
      ...(posts ? { 'content-type': 'application/json' } : {}),
    },
    ...(posts ? { body: JSON.stringify(bodyOf(path, who, game)) } : {}),
  })
  const text = await reply.text()
  return { word: reply.ok ? `${reply.status}` : (JSON.parse(text) as { error: string }).error, text }
}

test('the table has a row for every route, and no other', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...house.routes].sort())
})

describe('who may ask for what', () => {
  test.for(CELLS)('%s by %s, %s: %s', async ([route, who, stage, word]) => {
    const game = games[stage] as Seated
    const before = await house.store.load(game.game)
    const { word: heard, text } = await answered(route, who, game)
    expect(heard).toBe(word)
    expect(await house.store.load(game.game)).toEqual(before)
    const { secret } = (before as GameRecord).body as { secret: string }
    expect(text.includes(secret)).toBe(route.endsWith('/file') && stage === 'over')
    expect(
      [...game.tokens, ...(route === 'POST /api/games' ? [] : game.invitations)].filter(one =>
        text.includes(one as string),
      ),
    ).toEqual([])
  })
})
