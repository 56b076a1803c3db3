import type { FieldShown, Reach } from '@sandtable/draw'
import type { Attack, Weapon } from '@sandtable/manpower'
import { reachLabel, reachLine, unseenGround, unseenVeil } from '@sandtable/draw'
import { attackOf, footprint, isAimedAtGround, seesPoint, weaponsIn } from '@sandtable/manpower'
import { useMemo } from 'react'
import type { Asked } from '../logic/orders.ts'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../../../look/drawn.tsx'
import { attackIn, groupAt } from '../logic/orders.ts'
import { groupOf } from '../logic/selection.ts'
import { marchOf } from '../logic/march.ts'
import { metres } from '../logic/metres.ts'
import { reactionsOf } from '../logic/reactions.ts'
import { useField, useFieldState } from '../field-context.ts'
import { weaponName } from '../logic/weapon-name.ts'

/** The spacing in metres at which the ground is asked whether it is seen. */
const apart = (width: number, height: number): number => Math.max(8, Math.sqrt((width * height) / 6000))

/**
 * The group asked about a move, the one that is pointed at or the first, with a weapon; null: it has none to
 * fire.
 */
function watcherOf(asked: Asked, lit: number | null): Weapon | null {
  const all = reactionsOf(asked)
  const one = all.find(({ group }) => group === lit) ?? all[0]
  if (one === undefined) return null
  return one.does.at === 'aim' ? one.does : (weaponsIn(asked.s, asked.p, one.group)[0] ?? null)
}

/** A weapon that is taken up, or that would answer a move. */
interface TakenUp {
  readonly weapon: Weapon
  readonly attack: Attack
  readonly name: string
  /** Null: it reaches nowhere but where it is. */
  readonly reach: Reach | null
}

function useTakenUp(): TakenUp | null {
  const { seen, selection, asked, lit } = useFieldState()
  const { s, view } = seen
  const watcher = useMemo(() => (asked?.kind === 'react' ? watcherOf(asked, lit) : null), [asked, lit])
  const weapon = selection.at === 'aim' ? selection : watcher
  if (weapon === null || view === null || asked === null) return null
  const own = groupAt(view, weapon.group)
  const attack = selection.at === 'aim' ? attackIn(s, view, selection) : attackOf(s, view, weapon)
  const reach = attack.range === 0 ? null : { from: footprint(s, own), far: metres(attack.range) }
  return { weapon, attack, name: attack.name ?? weaponName(s, view, weapon), reach }
}

function useMarch(): Reach | null {
  const { asked, ready, selection } = useFieldState()
  const group = groupOf(selection)
  if (asked === null || group === null || !ready.includes(group)) return null
  return asked.kind === 'orders' || selection.at === 'move' ? marchOf(asked, group) : null
}

/** How far the weapon reaches, and what its group cannot see; or how far a group can march. */
export function RangeLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { s, view } = useFieldState().seen
  const taken = useTakenUp()
  const group = taken?.weapon.group ?? null
  const unseen = useMemo(() => {
    if (group === null || view === null) return []
    return unseenGround(field, apart(field.width, field.height), ([x, y]) =>
      seesPoint(s, view, group, [x, y]),
    )
  }, [field, s, view, group])
  const march = useMarch()
  if (march !== null) return <Drawn drawing={reachLine(march, field, shown)} />
  if (taken === null) return null
  const { attack, reach } = taken
  const isHidden = attack.inaccuracy !== null && isAimedAtGround(attack)
  return (
    <>
      {isHidden ? null : <Drawn drawing={unseenVeil(unseen, shown)} />}
      {reach === null ? null : <Drawn drawing={reachLine(reach, field, shown)} />}
    </>
  )
}

/** The metres of that reach, over all that stands on the ground. */
export function RangeLabel({ shown }: { readonly shown: FieldShown }) {
  const { t } = useTranslation()
  const { field } = useField()
  const taken = useTakenUp()
  const march = useMarch()
  if (march !== null)
    return <Drawn drawing={reachLabel(march, t('field:reach:march', { metres: march.far }), field, shown)} />
  if (taken === null || taken.reach === null) return null
  const text = t('field:reach', { metres: taken.reach.far, weapon: taken.name })
  return <Drawn drawing={reachLabel(taken.reach, text, field, shown)} />
}
