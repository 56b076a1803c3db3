import type { Event, Tale } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import type { Viewer } from '@sandtable/kernel'
import type { Deed, Sign } from '../../../playback/story.ts'
import { endOfBlow, startsBlow } from './runs.ts'
import { groupIn } from '../field/logic/scene-of.ts'

/** Events that count as deeds, with their signs and their weights in a recap. */
const SIGNS: Readonly<Partial<Record<Event['is'], readonly [sign: Sign, weight: number]>>> = {
  'leader-chosen': ['card', 4],
  reinforced: ['arrival', 6],
  'late-came': ['arrival', 4],
  'truce-offered': ['note', 9],
  'truce-answered': ['note', 9],
  'truce-made': ['note', 9],
  'gave-up': ['note', 9],
  'battle-ended': ['note', 9],
  blocked: ['note', 4],
  'block-passed': ['note', 3],
  disengaged: ['note', 2],
  rushed: ['note', 4],
  'wire-crushed': ['note', 3],
  'mines-sprung': ['fight', 6],
  landed: ['note', 4],
  reformed: ['note', 1],
  split: ['note', 1],
  merged: ['note', 1],
  embarked: ['note', 2],
  disembarked: ['note', 3],
  'carrier-lost': ['fight', 8],
  entered: ['note', 3],
  emerged: ['note', 3],
  left: ['note', 5],
  surrendered: ['note', 9],
  'attack-declared': ['note', 3],
  'attack-lost': ['note', 2],
  'morale-changed': ['note', 7],
  'hero-fell': ['note', 9],
  'ability-used': ['card', 5],
  healed: ['note', 3],
  'spell-begun': ['card', 6],
  'spell-strayed': ['card', 6],
  'spell-failed': ['card', 6],
  'spell-worked': ['card', 7],
  'work-begun': ['note', 2],
  'wall-raised': ['note', 5],
  'work-finished': ['note', 4],
  'work-taken': ['control', 6],
}

type Of<I extends Event['is']> = Extract<Event, { is: I }>

const FIRE: ReadonlySet<Event['is']> = new Set<Event['is']>(['volley-fired', 'shot-fired', 'ground-struck'])

/** The deeds in a battle from one event of its tale on, except the viewer's own. */
export function deedsIn(t: TFunction, tale: readonly Tale[], from: number, viewer: Viewer): readonly Deed[] {
  const deeds: Deed[] = []
  for (let at = from; at < tale.length; at++) {
    const told = tale[at] as Tale
    const { is } = told.e
    const deed = is === 'move-began' ? moved(tale, at) : FIRE.has(is) ? fired(t, tale, at) : alone(told, at)
    if (deed === null) continue
    // Reactions to a move are told after it, separately.
    if (is !== 'move-began') at = deed.to - 1
    if (deed.player !== viewer || viewer === null || deed.sign === 'fight') deeds.push(deed)
  }
  return deeds
}

function alone({ e, lines, player }: Tale, at: number): Deed | null {
  const [sign, weight] = SIGNS[e.is] ?? []
  const [first, ...others] = lines.filter(({ as }) => as !== 'heading')
  if (sign === undefined || weight === undefined || first === undefined) return null
  const detail = others.map(({ text }) => text).join(' ')
  return {
    sign,
    weight,
    from: at,
    to: at + 1,
    player,
    words: first.text,
    detail: detail === '' ? null : detail,
    place: groupIn(e),
  }
}

/** A move from start to end. */
function moved(tale: readonly Tale[], from: number): Deed {
  const { e, lines, player } = tale[from] as Tale & { readonly e: Of<'move-began'> }
  const end = tale.findIndex((one, at) => at > from && one.e.is === 'move-ended')
  return {
    sign: 'march',
    weight: 1,
    from,
    to: end < 0 ? tale.length : end + 1,
    player,
    words: lines[0]?.text ?? '',
    detail: null,
    place: e.group,
  }
}

/** A blow with all that came of it: shots of a weapon in a row, and the losses. */
function fired(t: TFunction, tale: readonly Tale[], from: number): Deed {
  const { lines, player } = tale[from] as Tale
  const to = endOfBlow(tale, from)
  const past = tale.slice(from, to)
  const shots = past.filter(one => startsBlow(one.e)).length
  const died = past.reduce((sum, one) => sum + (one.e.is === 'stack-hit' ? one.e.died : 0), 0)
  const hits = past.filter(one => one.e.is === 'stack-hit')
  const words = lines[0]?.text ?? ''
  return {
    sign: 'fight',
    weight: 5 + Math.min(4, died),
    from,
    to,
    player,
    words: shots < 2 ? words : t('deed:shots', { words, count: shots - 1 }),
    detail: hits.length === 0 ? null : hits.map(one => one.lines[0]?.text ?? '').join('. '),
    place: past.map(one => groupIn(one.e)).findLast(group => group !== null) ?? null,
  }
}
