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

/** The spacing, in metres, of test points for sight. */
const apart = (width: number, height: number): number => Math.max(8, Math.sqrt((width * height) / 6000))

/** The reacting group, pointed at or the first, with a weapon; null: it has none to fire. */
function watcherOf(asked: Asked, lit: number | null): Weapon | null {
  const all = reactionsOf(asked)
  const one = all.find(({ group }) => group === lit) ?? all[0]
  if (one === undefined) return null
  return one.does.at === 'aim' ? one.does : (weaponsIn(asked.s, asked.p, one.group)[0] ?? null)
}

/** A selected weapon, or one for a reaction. */
interface TakenUp {
  readonly weapon: Weapon
  readonly attack: Attack
  readonly name: string
  /** Null: it reaches only its own place. */
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

/** The weapon's range, and the ground out of its group's sight; or the group's reach. */
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

/** The metres of that reach, above everything on the ground. */
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
