import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import type { Contest, ContestTally } from './contest.ts'
import type { Duel } from './duel-text.ts'
import type { Era } from '@sandtable/scenario'
import type { Grounds } from './trial-field.ts'
import { addTally, scoreOf } from '../../../simulate/game-tally.ts'
import { duelsOf, mirrorOf } from './trials.ts'
import { EVEN } from './mirror-text.ts'
import { IN_LINE } from './duel-text.ts'
import { openTrial } from '@sandtable/shelf'
import { percent } from '../../../figures.ts'
import { emptyContestTally, playContest } from './contest.ts'
import { ERA_NAMES } from '../words/story.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
const games = Math.max(10, Math.ceil(200 * SCALE))
const lots = { games, seed: 'soak' }

function grounds(era: Era): Grounds {
  const opening = openTrial(era)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening
}

function played(contest: Contest): ContestTally {
  const sum = emptyContestTally()
  for (let game = 0; game < contest.games; game++) addTally(sum, playContest(contest, game))
  return sum
}

/** A shorter run shows less: three standard errors are allowed. */
const SLACK = SCALE < 1 ? 3 * Math.sqrt(0.25 / games) : 0

const isInLine = (share: number, slack: number): boolean =>
  share >= IN_LINE.least - slack && share <= IN_LINE.most + slack

describe.for(Object.keys(ERA_NAMES) as Era[])('%s', era => {
  const trial = grounds(era)

  test('[MG-init-tie] of equal armies the one that goes second wins 40 to 60 of 100', () => {
    const share = scoreOf(played(mirrorOf(trial, 50_000, lots).contest), 1)
    console.log(`figure: ${era}: mirrored armies: who goes second wins ${percent(share)} of ${games}`)
    expect(share).toBeGreaterThanOrEqual(EVEN.least - SLACK)
    expect(share).toBeLessThanOrEqual(EVEN.most + SLACK)
  })

  const fought = duelsOf(trial, lots).filter(({ unmeasured }) => unmeasured === null)
  const shareOf = ({ unit, cost, contest, kept }: Duel): number => {
    const share = scoreOf(played(contest), 0)
    const price = `${unit} at ${cost / 100}${kept === null ? '' : ', which is kept,'}`
    console.log(`figure: ${era}: ${price} wins ${percent(share)} of ${games} duels`)
    return share
  }

  test.for(fought.filter(({ kept }) => kept === null))('$unit is worth its price', duel => {
    expect(isInLine(shareOf(duel), SLACK)).toBe(true)
  })

  test.for(fought.filter(({ kept }) => kept !== null))(
    '$unit is out of line, and its price is kept',
    duel => {
      expect(isInLine(shareOf(duel), -SLACK)).toBe(false)
    },
  )
})
