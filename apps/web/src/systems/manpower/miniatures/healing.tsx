import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { kitsOf } from '@sandtable/manpower'
import { Action } from '../../../look/action.tsx'
import { groupAt, unitName } from './logic/weapons.ts'
import { NumberField } from '../../../forms/fields.tsx'
import { Numbers } from '../../../forms/numbers.tsx'
import { useMiniatures } from './miniatures-context.ts'
import pieces from './pieces.module.css'

interface Treating {
  readonly kit: ReturnType<typeof kitsOf>[number]
  readonly close: () => void
}

/** MG-equip A stack's medical kits are used on the injured of its group, one use for every man. */
export function Treat({ kit: { group, stack, kit, uses }, close }: Treating) {
  const { t } = useTranslation()
  const { s, p, order } = useMiniatures()
  const { stacks } = groupAt(p, group)
  const patients = stacks.findIndex(({ injured, taken }) => injured > 0 && taken.length === 0)
  const hurt = stacks[patients]?.injured ?? 0
  const [units, setUnits] = useState(Math.min(uses, hurt))
  if (hurt === 0) return null
  const name = s.equipment[stacks[stack]?.equipment[kit]?.kind ?? -1]?.name ?? ''
  return (
    <Numbers>
      {areRight => (
        <div className={pieces['pair']}>
          <NumberField
            label={t('miniatures:patients', { unit: unitName(s, p, { group, stack: patients }) })}
            value={units}
            least={1}
            most={Math.min(uses, hurt)}
            onChange={setUnits}
          />
          <Action
            isDisabled={!areRight}
            onPress={() => {
              close()
              order({ do: 'treat', group, stack, kit, patients, units })
            }}
          >
            {t('miniatures:treat', { kit: name })}
          </Action>
        </div>
      )}
    </Numbers>
  )
}

interface Healing {
  readonly group: number
  readonly stack: number
  readonly close: () => void
}

/** MG-heal The number of steps or points healed. */
export function Heal({ group, stack, close }: Healing) {
  const { t } = useTranslation()
  const { order } = useMiniatures()
  const [points, setPoints] = useState(1)
  return (
    <Numbers>
      {areRight => (
        <div className={pieces['pair']}>
          <NumberField
            label={t('miniatures:points')}
            value={points}
            least={1}
            most={10_000}
            onChange={setPoints}
          />
          <Action
            isDisabled={!areRight}
            onPress={() => {
              close()
              order({ do: 'heal', group, stack, points })
            }}
          >
            {t('miniatures:heal')}
          </Action>
        </div>
      )}
    </Numbers>
  )
}
