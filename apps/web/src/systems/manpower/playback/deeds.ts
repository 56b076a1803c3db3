import type { Event, Sight, Tale } from '@sandtable/manpower'
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
export function deedsIn(
  t: TFunction,
  tale: readonly Tale[],
  from: number,
  viewer: Viewer,
  p: Sight,
): readonly Deed[] {
  const deeds: Deed[] = []
  for (let at = from; at < tale.length; at++) {
    const told = tale[at] as Tale
    const { is } = told.e
    const deed =
      is === 'move-began' ? moved(tale, at) : FIRE.has(is) ? fired(t, tale, at, p) : alone(told, at)
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

/** A blow with all that came of it: who attacked whom, with how many shots, and what each group lost. */
function fired(t: TFunction, tale: readonly Tale[], from: number, p: Sight): Deed {
  const { e, player } = tale[from] as Tale
  const to = endOfBlow(tale, from)
  const past = tale.slice(from, to).map(one => one.e)
  const name = (group: number): string => p.groups[group]?.name ?? ''
  const lost = new Map<number, number>()
  for (const one of past)
    if (one.is === 'stack-hit') lost.set(one.group, (lost.get(one.group) ?? 0) + one.died)
  const details = [...lost].map(([group, died]) => t('deed:lost', { whom: name(group), died }))
  const died = [...lost.values()].reduce((sum, one) => sum + one, 0)
  return {
    sign: 'fight',
    weight: 5 + Math.min(4, died),
    from,
    to,
    player,
    words: attackWords(t, e, past.filter(startsBlow).length, name),
    detail: details.length === 0 ? t('deed:missed') : details.join(' · '),
    place: past.map(groupIn).findLast(group => group !== null) ?? null,
  }
}

/** Who attacked whom: 1st Rifles and Foresters attacked Lancers. */
function attackWords(t: TFunction, e: Event, count: number, name: (group: number) => string): string {
  const by = e.is === 'volley-fired' ? e.by : 'by' in e && typeof e.by === 'object' ? [e.by] : []
  const groups = by.flatMap(one => (one === null ? [] : [one.group]))
  const names = [...new Set(groups)].map(name)
  const aim = 'aim' in e && e.aim.at === 'stack' ? e.aim.group : null
  if (aim === null) return t('deed:ground', { names, count })
  return e.is === 'volley-fired'
    ? t('deed:attack', { names, whom: name(aim) })
    : t('deed:shots', { names, count, whom: name(aim) })
}
