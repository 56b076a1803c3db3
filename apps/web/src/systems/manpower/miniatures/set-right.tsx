import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupSight, TableOrder } from '@sandtable/manpower'
import { living } from '@sandtable/manpower'
import { Action } from '../../../look/action.tsx'
import { damageOf } from '@sandtable/manpower'
import { groupAt } from './logic/weapons.ts'
import { Numbers } from '../../../forms/numbers.tsx'
import { NumberField, Select, TextField } from '../../../forms/fields.tsx'
import { useMiniatures } from './miniatures-context.ts'
import pieces from './pieces.module.css'

interface OfGroup {
  readonly group: number
  readonly close: () => void
}

interface Mended {
  readonly close: () => void
  /** The order for the numbers in the fields, with a note of the reason. */
  readonly orderWith: (note: string) => TableOrder
  readonly children: ReactNode
}

/** A correction, its reason, and the button, which works once every number is valid. */
function Mend({ close, orderWith, children }: Mended) {
  const { t } = useTranslation()
  const { order } = useMiniatures()
  const [note, setNote] = useState('')
  return (
    <Numbers>
      {areRight => (
        <>
          {children}
          <TextField label={t('miniatures:note')} value={note} most={200} onChange={setNote} />
          <Action
            isDisabled={!areRight}
            onPress={() => {
              close()
              order(orderWith(note))
            }}
          >
            {t('miniatures:apply')}
          </Action>
        </>
      )}
    </Numbers>
  )
}

const MORALE = ['normal', 'high', 'low'] as const

/** M-mor-def The morale of a group, as it is on the table. */
export function Morale({ group, close }: OfGroup) {
  const { t } = useTranslation()
  const [which, setWhich] = useState<(typeof MORALE)[number]>('normal')
  const [turns, setTurns] = useState(0)
  const lasting = (one: 'high' | 'low'): number | null => (which === one ? turns : null)
  return (
    <Mend
      close={close}
      orderWith={note => ({ do: 'morale', group, high: lasting('high'), low: lasting('low'), note })}
    >
      <div className={pieces['pair']}>
        <Select
          label={t('miniatures:fact:morale')}
          value={which}
          options={MORALE.map(value => ({ value, words: t(`miniatures:morale:${value}`) }))}
          onChange={setWhich}
        />
        <NumberField
          label={t('miniatures:turns-more')}
          value={turns}
          least={0}
          most={100}
          onChange={setTurns}
        />
      </div>
    </Mend>
  )
}

/** M-men-states The counts of a stack as they are on the table. */
export function Correct({ group, stack, close }: OfGroup & { readonly stack: number }) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const held = groupAt(p, group).stacks[stack] as GroupSight['stacks'][number]
  const [units, setUnits] = useState(living(held) + held.dead)
  const [injured, setInjured] = useState(held.injured)
  const [dead, setDead] = useState(held.dead)
  const [damage, setDamage] = useState(damageOf(s, held).join(' '))
  const unit = s.units[held.unit]
  const isMen = unit?.health === null && unit.crew === null
  const range = { least: 0, most: 10_000 }
  return (
    <Mend
      close={close}
      orderWith={note => ({
        do: 'correct',
        group,
        stack,
        units,
        injured: isMen ? injured : 0,
        dead,
        damage: isMen ? [] : damage.split(/\D+/).filter(Boolean).map(Number),
        note,
      })}
    >
      <div className={pieces['three']}>
        <NumberField label={t('miniatures:total')} value={units} {...range} onChange={setUnits} />
        {isMen ? (
          <NumberField label={t('miniatures:injured')} value={injured} {...range} onChange={setInjured} />
        ) : (
          <TextField label={t('miniatures:damage')} value={damage} most={200} onChange={setDamage} />
        )}
        <NumberField label={t('miniatures:dead')} value={dead} {...range} onChange={setDead} />
      </div>
    </Mend>
  )
}
