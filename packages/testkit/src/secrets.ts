import type { Answer, Game, Kind, Pending, Viewer } from '@sandtable/kernel'
import type { Moment, Trial } from './trial.ts'
import { copy, encode, fold, fork, isSpace, pending, rollDice, seeded, seen, submit } from '@sandtable/kernel'
import { plain } from './answers.ts'
import { apart, difference } from './difference.ts'
import { breach, oneOf, play, randomAnswer, reveals, viewersOf, viewOf, worldOf } from './trial.ts'

const SAMPLES = 4
/** This many identical deals aren't random. */
const DEALS = 100

/**
 * L6 What a viewer can't know is dealt again. The view, the players asked, and the viewer's options stay the same byte
 * for byte; and after one answer, on the same dice, the viewer receives the same, up to an event marked as revealing a
 * secret.
 */
export function secretsAreKept<K extends Kind>(trial: Trial<K>): void {
  const deals = { made: 0, varied: 0 }
  for (const seed of trial.seeds)
    play(trial, 'L6', seed, {
      at: (m, owed) => {
        for (const viewer of viewersOf(trial)) {
          const other = otherWorld(m, viewer, deals)
          const found = questionsApart(m, viewer, m.g, other)
          if (found !== null) throw breach(m, `what ${viewer} cannot know changes what he is asked: ${found}`)
          oneAnswer(trial, m, viewer, oneOf(owed, m.dice), other)
        }
      },
    })
  if (deals.made >= DEALS && deals.varied === 0)
    throw breach(
      { law: 'L6', seed: trial.seeds.join(), number: 0 },
      '`world` deals the same whatever the dice',
    )
}

/** The same game in a world that agrees with the viewer's view, with different sealed answers of others. */
function otherWorld<K extends Kind>(
  m: Moment<K>,
  viewer: Viewer,
  deals: { made: number; varied: number },
): Game<K> {
  const view = viewOf(m.g, m.g.p, viewer)
  const before = encode(view, 'view')
  const other = fork(m.g)
  other.p = worldOf(m.g, view, viewer, m.dice)
  const found = apart(before, encode(view)) ?? apart(before, encode(viewOf(m.g, other.p, viewer), 'view'))
  if (found !== null)
    throw breach(m, `the view of ${viewer} and that of a world dealt from it part: ${found}`)
  const dealt = encode(other.p, 'world')
  if (dealt !== before) deals.made++
  if (dealt !== encode(worldOf(m.g, view, viewer, m.dice))) deals.varied++
  sealAnew(m, viewer, other)
  return other
}

function sealAnew<K extends Kind>(m: Moment<K>, viewer: Viewer, other: Game<K>): void {
  other.sealed = []
  const owed = pending(other)
  other.sealed = m.g.sealed.map(({ player, answer }) => {
    if (player === viewer) return { player, answer }
    const asked = owed.find(asked => asked.player === player)
    if (!asked) throw breach(m, `whether player ${player} is asked depends on what ${viewer} cannot know`)
    return { player, answer: randomAnswer(asked.options, m.dice) }
  })
}

/** All know who is asked for what; only the player asked knows the options. */
function questionsApart<K extends Kind>(
  m: Moment<K>,
  viewer: Viewer,
  here: Game<K>,
  there: Game<K>,
): string | null {
  const [ours, theirs] = [pending(here), pending(there)]
  const [own, others] = [ours, theirs].map(owed => owed.filter(({ player }) => player === viewer))
  const found =
    difference(ours.map(question), theirs.map(question), 'who is asked') ??
    difference(own?.map(plain), others?.map(plain), 'the decision')
  if (found !== null) return found
  const [a, b] = [own?.[0]?.options ?? [], others?.[0]?.options ?? []]
  if (!isSpace(a) || !isSpace(b)) return null
  for (let n = 0; n < SAMPLES; n++)
    if (!b.has(a.sample(m.dice)) || !a.has(b.sample(m.dice))) return 'the space that he chooses from'
  return null
}

const question = ({ id, player, kind, rule }: Pending): unknown => ({ id, player, kind, rule })

/**
 * The viewer's own answer must look the same to the viewer in both worlds. Another's answer may be impossible there,
 * or another: then some answer must look the same to the viewer, unless it reveals a secret and is marked so. A space
 * can't be searched for it: there the trial's `counterpart` names it.
 */
function oneAnswer<K extends Kind>(
  trial: Trial<K>,
  m: Moment<K>,
  viewer: Viewer,
  asked: Pending,
  other: Game<K>,
): void {
  const { player, kind, options } = asked
  const answer = randomAnswer(options, m.dice)
  const dice = `${m.seed} ${m.number} ${rollDice(m.dice, 1_000_000)}`
  const here = answered(m.g, player, answer, dice)
  if (here === null) throw breach(m, `option ${encode(answer)} of '${kind}' was refused`)
  const alike = player === viewer ? answer : (trial.counterpart?.(m.g.p, other.p, player, answer) ?? answer)
  const instead = player === viewer ? [] : othersIn(pending(other), player)
  let found: string | null = null
  for (const given of [alike, ...instead]) {
    const there = answered(other, player, given, dice)
    if (there === null) continue
    const two = { viewer, here, there, from: [m.g.p, other.p] } as const
    const told = toldApart(m, two, player === viewer)
    if (told === null) return
    found ??= told
  }
  const sought = player === viewer || !isSpace(options) || trial.counterpart !== undefined
  if (found !== null && sought)
    throw breach(m, `'${kind}' of player ${player} tells ${viewer} what he cannot know: ${found}`)
}

const othersIn = (owed: readonly Pending[], player: number): readonly Answer[] => {
  const options = owed.find(asked => asked.player === player)?.options ?? []
  return isSpace(options) ? [] : options
}

/** The game here and in another world, each after one answer, and the positions before it. */
interface Two<K extends Kind> {
  readonly viewer: Viewer
  readonly here: Game<K>
  readonly there: Game<K>
  readonly from: readonly [K['p'], K['p']]
}

function answered<K extends Kind>(g: Game<K>, player: number, answer: Answer, dice: string): Game<K> | null {
  const on = fork(g)
  on.dice = seeded(dice)
  on.log = []
  return submit(on, player, answer) === null ? on : null
}

/** One line that the viewer gets, and its place in the log. */
interface Line {
  readonly e: { readonly is: string }
  readonly at: number
  readonly marked: boolean
}

function toldTo<K extends Kind>(viewer: Viewer, g: Game<K>): Line[] {
  return (g.log ?? []).flatMap((whole, at) => {
    const e = seen(g.rules, whole, viewer)
    return e === null ? [] : [{ e, at, marked: reveals(g, whole) }]
  })
}

/** How the viewer can tell the two worlds apart before an event marked as revealing a secret. */
function toldApart<K extends Kind>(m: Moment<K>, two: Two<K>, own: boolean): string | null {
  const { viewer, here, there } = two
  const [ours, theirs] = [toldTo(viewer, here), toldTo(viewer, there)]
  for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
    const [a, b] = [ours[i], theirs[i]]
    const found = difference(a?.e ?? null, b?.e ?? null, a?.e.is ?? 'the end')
    if (found === null) continue
    if (!a?.marked || (own && !b?.marked)) return `line ${i}, ${found}`
    return a.e.is === b?.e.is && sameViews(two, a, b)
      ? `line ${i}, which his view does not hold, ${found}`
      : null
  }
  return questionsApart(m, viewer, here, there)
}

/** Whether the viewer holds the same in both worlds after these lines. */
function sameViews<K extends Kind>({ viewer, from, here, there }: Two<K>, a: Line, b: Line): boolean {
  const [ours, theirs] = [
    { g: here, p: from[0], until: a.at },
    { g: there, p: from[1], until: b.at },
  ].map(({ g, p, until }) =>
    viewOf(g, fold(g.rules, g.s, copy(p), (g.log ?? []).slice(0, until + 1)), viewer),
  )
  return difference(ours, theirs) === null
}
