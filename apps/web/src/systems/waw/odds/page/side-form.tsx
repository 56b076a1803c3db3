import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { PackFile, SideFile } from '@sandtable/scenario'
import { leaderFrom, newLeader, newUnit, unitFrom } from './draft.ts'
import { Field, Tick } from '../../../../forms/fields.tsx'
import { LeaderRow } from './leader-row.tsx'
import { UnitRow } from './unit-row.tsx'
import styles from './odds-page.module.css'

interface SideShown {
  readonly which: 'attacker' | 'defender'
  readonly side: SideFile
  /** Counters to pick from; null: none. */
  readonly pack: PackFile | null
  readonly change: (side: SideFile) => void
}

/** One side of the battle: its leaders and units. */
export function SideForm({ which, side, pack, change }: SideShown) {
  const { t } = useTranslation()
  const { leaders, units } = side
  const replaced = <T,>(row: readonly T[], at: number, one: T | null): T[] =>
    row.flatMap((old, i) => (i !== at ? [old] : one === null ? [] : [one]))
  return (
    <fieldset className={styles['side']} data-side={which}>
      <legend>{t(`odds:${which}`)}</legend>
      <Field label={t('odds:name')}>
        {id => (
          <input
            id={id}
            value={side.name}
            maxLength={40}
            onChange={({ target }) => change({ ...side, name: target.value })}
          />
        )}
      </Field>
      <Tick
        label={t('odds:cornered')}
        value={side.cornered}
        onChange={cornered => change({ ...side, cornered })}
      />
      {pack === null ? null : <Picker {...{ pack, side, change }} />}
      <ul className={styles['units']}>
        {leaders.map((leader, i) => (
          <LeaderRow
            key={`l${i}`}
            leader={leader}
            change={one => change({ ...side, leaders: replaced(leaders, i, one) })}
            remove={() => change({ ...side, leaders: replaced(leaders, i, null) })}
          />
        ))}
        {units.map((unit, i) => (
          <UnitRow
            key={`u${i}`}
            unit={unit}
            change={one => change({ ...side, units: replaced(units, i, one) })}
            remove={() => change({ ...side, units: replaced(units, i, null) })}
          />
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button onPress={() => change({ ...side, units: [...units, newUnit(t('odds:newUnit'))] })}>
          {t('odds:addUnit')}
        </Button>
        <Button onPress={() => change({ ...side, leaders: [...leaders, newLeader(t('odds:newLeader'))] })}>
          {t('odds:addLeader')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The counters of a scenario, by nation; a picked one joins the side. */
function Picker({ pack, side, change }: { readonly pack: PackFile } & Pick<SideShown, 'side' | 'change'>) {
  const { t } = useTranslation()
  const pick = (key: string): void => {
    const [kind = '', id = ''] = key.split(/:(.*)/s)
    const [unit, leader] = [pack.units[id], pack.leaders[id]]
    if (kind === 'unit' && unit !== undefined) change({ ...side, units: [...side.units, unitFrom(unit)] })
    if (kind === 'leader' && leader !== undefined)
      change({ ...side, leaders: [...side.leaders, leaderFrom(leader)] })
  }
  return (
    <Field label={t('odds:addCounter')}>
      {id => (
        <select id={id} value="" onChange={({ target }) => pick(target.value)}>
          <option value="">{t('odds:pick')}</option>
          {Object.entries(pack.nations).map(([nation, { name }]) => (
            <optgroup key={nation} label={name}>
              {Object.entries(pack.leaders).map(([key, one]) =>
                one.nation === nation ? (
                  <option key={key} value={`leader:${key}`}>
                    {t('odds:leader', { name: one.name })}
                  </option>
                ) : null,
              )}
              {Object.entries(pack.units).map(([key, one]) =>
                one.nation === nation ? (
                  <option key={key} value={`unit:${key}`}>
                    {one.name}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
