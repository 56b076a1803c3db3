import type { Blow, Scenario, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import { groupAt } from '../field/logic/orders.ts'

/** The groups that strike, by their names. */
export const strikers = ({ by }: Blow, p: Sight): string[] =>
  [...new Set(by.map(({ group }) => group))].map(group => groupAt(p, group).name)

/** A blow in a few words: Attack on the Prickers, 3 shots at the ground, Meteor. */
export function blowTitle(t: TFunction, s: Scenario, p: Sight, blow: Blow): string {
  const { kind, throws, spell } = blow
  const [first] = throws
  if (spell !== null) return s.spells[spell]?.name ?? ''
  if (kind === 'mines' || first === undefined) return t('blow:mines')
  const { aim } = first
  if (kind === 'rush') return t('blow:rush')
  const count = throws.length
  if (aim.at === 'point') return t('blow:ground', { count })
  const whom = aim.at === 'stack' ? groupAt(p, aim.group).name : workName(s, p, aim.work)
  return kind === 'volley' ? t('blow:volley', { whom }) : t('blow:shots', { count, whom })
}

export const workName = (s: Scenario, p: Sight, work: number): string =>
  s.works[p.works[work]?.kind ?? -1]?.name ?? ''

/** What a group has suffered, with everything added up. */
export interface Toll {
  readonly group: number
  readonly died: number
  readonly injured: number
  /** Points that its machines have lost. */
  readonly health: number
  readonly crew: number
  /** Nobody is left of it. */
  readonly isGone: boolean
}

/** The losses of a blow, group by group. */
export function tollsOf(suffered: Blow['suffered']): Toll[] {
  return [...new Set(suffered.map(({ group }) => group))].map(group => {
    const own = suffered.filter(one => one.group === group)
    const sum = (of: 'died' | 'injured' | 'health' | 'crew'): number =>
      own.reduce((all, one) => all + one[of], 0)
    const left = new Map(own.map(one => [one.stack, one.left]))
    const isGone = [...left.values()].every(units => units === 0)
    return {
      group,
      died: sum('died'),
      injured: sum('injured'),
      health: sum('health'),
      crew: sum('crew'),
      isGone,
    }
  })
}

/** What a group has suffered besides its dead: 3 injured, 5 health lost. */
export function hurtWords(t: TFunction, { died, injured, health, crew, isGone }: Toll): string[] {
  if (isGone) return [t('blow:gone')]
  const hurt = [
    ...(injured > 0 ? [t('blow:toll', { count: injured })] : []),
    ...(health > 0 ? [t('blow:points:health', { lost: -health })] : []),
    ...(crew > 0 ? [t('blow:points:crew', { lost: -crew })] : []),
  ]
  return hurt.length === 0 && died === 0 ? [t('blow:unhurt')] : hurt
}
