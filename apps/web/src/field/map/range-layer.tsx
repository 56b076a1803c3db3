import type { FieldShown } from '@sandtable/draw'
import type { Weapon } from '@sandtable/manpower'
import { reachLine, unseenGround, unseenVeil } from '@sandtable/draw'
import { attackOf, footprint, isAimedAtGround, seesPoint } from '@sandtable/manpower'
import { useMemo } from 'react'
import type { Asked } from '../logic/orders.ts'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../counters/drawn.tsx'
import { attackIn, groupAt } from '../logic/orders.ts'
import { reactionsOf } from '../logic/reactions.ts'
import { useField, useFieldState } from '../field-context.ts'

/** The ground is asked so many metres apart whether it is seen. */
const apart = (width: number, height: number): number => Math.max(8, Math.sqrt((width * height) / 6000))

/** Who is asked about a move, the one that is pointed at or the first, with the weapon that he would fire. */
function watcherOf(asked: Asked, lit: number | null): Weapon | null {
  const all = reactionsOf(asked)
  const one = all.find(({ group }) => group === lit) ?? all[0]
  return one === undefined ? null : { group: one.group, stack: one.stack, attack: one.attack }
}

/** How far the weapon that is taken up, or that would answer a move, reaches, and what its group cannot see. */
export function RangeLayer({ shown }: { readonly shown: FieldShown }) {
  const { t } = useTranslation()
  const { field } = useField()
  const { seen, selection, asked, lit } = useFieldState()
  const { s, view } = seen
  const watcher = useMemo(() => (asked?.kind === 'react' ? watcherOf(asked, lit) : null), [asked, lit])
  const group = selection.at === 'aim' ? selection.group : (watcher?.group ?? null)
  const unseen = useMemo(() => {
    if (group === null || view === null) return []
    return unseenGround(field, apart(field.width, field.height), ([x, y]) =>
      seesPoint(s, view, group, [x, y]),
    )
  }, [field, s, view, group])
  const weapon = selection.at === 'aim' ? selection : watcher
  if (weapon === null || view === null || asked === null) return null
  const attack = 'spell' in weapon ? attackIn(s, view, weapon) : attackOf(s, view, weapon)
  const metres = Math.round(attack.range / 100)
  const isHidden = attack.inaccuracy !== null && isAimedAtGround(attack)
  return (
    <>
      {isHidden ? null : <Drawn drawing={unseenVeil(unseen, shown)} />}
      {attack.range === 0 ? null : (
        <Drawn
          drawing={reachLine(
            {
              from: footprint(s, groupAt(view, weapon.group)),
              far: metres,
              text: t('field:metres', { metres }),
            },
            field,
            shown,
          )}
        />
      )}
    </>
  )
}
