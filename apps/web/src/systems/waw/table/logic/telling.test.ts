import { expect, test } from 'vitest'
import { handOf } from './hand.ts'
import { leastAnswer, ownGame, scenario } from '../testing/own-game.ts'
import { nextSeat } from '../../../../frame/hotseat.ts'
import { onlyAnswer } from './only-answer.ts'
import { phaseNow, phaseTold, phaseTrack } from './phase-track.ts'
import { sitAtOnce } from '../testing/sit-at-once.ts'
import { startWords } from '../../../../words/words.ts'
import { storyOf } from './story.ts'
import { whatNow } from './what-now.ts'

await startWords(false)

const HASTINGS = scenario('hastings-1066')
const MISSOURI = scenario('missouri-1861')

test("[TABLE][W-7-order] the track has the scenario's phases, with their printed numerals", () => {
  const shown = phaseTrack(HASTINGS, 'combat').map(({ numeral, is }) => `${numeral} ${is}`)
  expect(shown).toEqual(['I done', 'IV now', 'V ahead'])
  expect(phaseTrack(MISSOURI, 'supply').map(({ numeral }) => numeral)).toEqual(['I', 'II', 'III', 'IV', 'V'])
  const action = phaseTrack(HASTINGS, 'combat').find(({ name }) => name === 'action')
  expect(action?.steps.map(({ is }) => is)).toEqual(['done', 'now', 'ahead'])
  expect(phaseTrack(HASTINGS, null).every(({ is }) => is === 'ahead')).toBe(true)
})

test("[TABLE] the last line of the story gives another player's phase", () => {
  const { tale, game } = ownGame(HASTINGS, 1).seen.getState()
  expect(phaseNow({ tale, decision: null, game })).toBe(phaseTold(tale))
  expect(phaseTold(tale)).not.toBeNull()
  expect(phaseTold([])).toBeNull()
})

test('[TABLE] the log has a sentence for every line, with its player', () => {
  const { s, tale } = ownGame(MISSOURI, 0).seen.getState()
  const story = storyOf(s, tale, 0)
  expect(story.length).toBeGreaterThan(5)
  expect(story.every(({ who, text }) => (who + text).trim() !== '')).toBe(true)
  expect(new Set(story.map(({ key }) => key)).size).toBe(story.length)
  expect(story.some(({ is }) => is === 'heading')).toBe(true)
  expect(story.some(({ player, who }) => player === 0 && who !== '')).toBe(true)
})

test('[TABLE] a card says whether it can be played, or why not', async () => {
  const desk = sitAtOnce(ownGame(MISSOURI, 0))
  const held = () => {
    const { lay } = desk.state.getState()
    const { s, view } = lay.seen
    return view === null
      ? []
      : handOf(s, view, 0, phaseNow(lay.seen), lay.seen.decision?.kind ?? null, lay.choices)
  }
  expect(held().length).toBeGreaterThan(0)
  expect(held().every(({ choice, why }) => (choice === null) === why.length > 0)).toBe(true)
  while (desk.state.getState().lay.command === null) {
    const { decision } = desk.state.getState().lay.seen
    if (decision !== null) await desk.give([leastAnswer(decision)])
  }
  expect(held().map(({ choice }) => choice)).toEqual(held().map(() => null))
})

test('[TABLE] a question without a choice is answered by itself, and undone with the command before', async () => {
  const desk = sitAtOnce(ownGame(HASTINGS, 0))
  const seen = () => desk.state.getState().lay.seen
  expect(onlyAnswer(seen().decision)).toBeNull()
  const before = seen().decision?.kind
  if (seen().decision !== null) await desk.give([leastAnswer(seen().decision as never)])
  expect(onlyAnswer(seen().decision)).toBeNull()
  while (seen().undo) await desk.takeBack()
  expect(seen().decision?.kind).toBe(before)
})

test('[TABLE] a waiting player learns for whom, and a lost connection that nothing is lost', () => {
  const live = ownGame(HASTINGS, 0)
  const desk = sitAtOnce(live)
  live.seen.setState({
    decision: null,
    state: { is: 'state', stage: 'playing', waiting: [1], seats: [], outcome: null },
  })
  expect(whatNow(desk.state.getState()).say).toMatchObject({
    key: 'now:waiting',
    values: { names: ['Saxons'] },
  })
  const clock = { dueAt: null, reserve: null, awayUntil: null }
  const seats = [{ player: 1, name: 'Ida', holder: 'human' as const, ...clock }]
  live.seen.setState({ state: { is: 'state', stage: 'playing', waiting: [1], seats, outcome: null } })
  expect(whatNow(desk.state.getState()).say.values).toEqual({ names: ['Ida (Saxons)'] })
  live.seen.setState({ connected: false })
  expect(whatNow(desk.state.getState())).toMatchObject({
    say: { key: 'now:lost' },
    hint: { key: 'now:lost:hint' },
  })
  live.seen.setState({
    connected: true,
    state: { is: 'state', stage: 'over', waiting: [], seats: [], outcome: { winners: [1], how: 'played' } },
  })
  expect(whatNow(desk.state.getState()).say).toMatchObject({
    key: 'now:over',
    values: { winners: ['Saxons'] },
  })
})

test('[TABLE] on a shared screen the seat changes only when another player must decide', () => {
  expect(nextSeat([true, false], 0)).toBeNull()
  expect(nextSeat([false, true], 0)).toBe(1)
  expect(nextSeat([false, false], 1)).toBeNull()
  expect(nextSeat([true, true], 1)).toBeNull()
})
