import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attacker, Struck } from '@sandtable/manpower'
import { attackOf, injuryRadius } from '@sandtable/manpower'
import type { Plan } from './logic/plan.ts'
import { Action } from '../../../look/action.tsx'
import { StackSelect, Switch } from './inputs.tsx'
import { groupAt, isSame, livingAt, livingStacks, unitName } from './logic/weapons.ts'
import { NumberField } from '../../../forms/fields.tsx'
import { Numbers } from '../../../forms/numbers.tsx'
import { useMiniatures } from './miniatures-context.ts'
import css from './struck-form.module.css'
import pieces from './pieces.module.css'

interface Struckable {
  readonly plan: Plan
  readonly change: (struck: readonly Struck[]) => void
}

/** The units hit by a shot at the ground, as counted at the table, the nearest first. */
export function StruckForm({ plan: { by, struck }, change }: Struckable) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const one = by[0] as Attacker
  const { killRadius } = attackOf(s, p, one)
  const rest = livingStacks(p).filter(place => !struck.some(found => isSame(found, place)))
  return (
    <div className={pieces['card']}>
      <fieldset className={pieces['fields']}>
        <legend>
          {killRadius === null
            ? t('miniatures:in-pattern')
            : t('miniatures:in-radius', { kill: killRadius / 100, injury: injuryRadius(killRadius) / 100 })}
        </legend>
        {struck.map((found, n) => (
          <div key={`${found.group}.${found.stack}`} className={css['found']}>
            <span>
              {t('miniatures:weapon-of', {
                group: groupAt(p, found.group).name,
                unit: unitName(s, p, found),
              })}
            </span>
            <NumberField
              label={t(killRadius === null ? 'miniatures:found' : 'miniatures:near')}
              value={found.near}
              least={0}
              most={livingAt(p, found)}
              onChange={near => change(struck.with(n, { ...found, near }))}
            />
            {killRadius === null ? null : (
              <NumberField
                label={t('miniatures:far')}
                value={found.far}
                least={0}
                most={livingAt(p, found) - found.near}
                onChange={far => change(struck.with(n, { ...found, far }))}
              />
            )}
          </div>
        ))}
        <StackSelect
          label={t('miniatures:add-found')}
          none={t('miniatures:choose')}
          value={null}
          options={rest}
          onChange={place => change([...struck, { ...place, near: 1, far: 0 }])}
        />
        <Deviation one={one} />
      </fieldset>
    </div>
  )
}

/** The scatter of an indirect shot. */
function Deviation({ one }: { readonly one: Attacker }) {
  const { t } = useTranslation()
  const { s, p, order } = useMiniatures()
  const [metres, setMetres] = useState<number | null>(null)
  const [zero, setZero] = useState(false)
  const { inaccuracy, range } = attackOf(s, p, one)
  if (inaccuracy === null) return null
  const { group, stack, attack } = one
  return (
    <Numbers>
      {areRight => (
        <div className={css['deviation']}>
          <NumberField
            label={t('miniatures:metres')}
            value={metres}
            least={0}
            most={range / 100}
            onChange={setMetres}
          />
          <div className={css['line']}>
            <Switch label={t('miniatures:zeroed')} isOn={zero} onChange={setZero} />
          </div>
          <Action
            isDisabled={metres === null || !areRight}
            onPress={() =>
              order({ do: 'deviate', group, stack, attack, distance: (metres ?? 0) * 100, zero })
            }
          >
            {t('miniatures:scatter')}
          </Action>
        </div>
      )}
    </Numbers>
  )
}
