import { useTranslation } from 'react-i18next'
import type { UnitFile, UnitFlag } from '@sandtable/scenario'
import { NumberField, Select, TextField, Tick } from '../../../../forms/fields.tsx'
import { Remove } from './remove.tsx'
import styles from './odds-page.module.css'

const TYPES = ['C', 'M', 'G', 'A', 'S', 'L'] as const
const FLAGS: readonly UnitFlag[] = ['sk', 'elite', 'guard', 'heavy', 'reduced', 'unsupplied']

interface Row {
  readonly unit: UnitFile
  readonly change: (unit: UnitFile) => void
  readonly remove: () => void
}

/** One counter, as it is printed. */
export function UnitRow({ unit, change, remove }: Row) {
  const { t } = useTranslation()
  const types = [...new Set(['none', ...TYPES, unit.type ?? 'none'])]
  const fights = unit.class === 'combat'
  return (
    <li className={styles['unit']}>
      <TextField
        label={t('odds:name')}
        value={unit.name}
        most={40}
        onChange={name => change({ ...unit, name })}
      />
      <Select
        label={t('odds:class')}
        value={unit.class}
        options={(['combat', 'support'] as const).map(value => ({ value, words: t(`odds:${value}`) }))}
        onChange={kind =>
          change(
            kind === 'combat'
              ? { ...unit, class: kind, cf: [2], mf: [2] }
              : { ...unit, class: kind, cf: [], mf: [], type: unit.type ?? 'A' },
          )
        }
      />
      <Select
        label={t('odds:type')}
        value={unit.type ?? 'none'}
        options={types.map(value => ({ value, words: t(`odds:type:${value}`, { defaultValue: value }) }))}
        onChange={type => change({ ...unit, type: type === 'none' ? null : type })}
      />
      {fights ? <Factors unit={unit} change={change} /> : null}
      <div className={styles['flags']} role="group" aria-label={t('odds:flags')}>
        {FLAGS.map(flag => (
          <Tick
            key={flag}
            label={t(`odds:flag:${flag}`)}
            value={unit.flags.includes(flag)}
            onChange={on =>
              change({ ...unit, flags: on ? [...unit.flags, flag] : unit.flags.filter(one => one !== flag) })
            }
          />
        ))}
      </div>
      <Remove name={unit.name} remove={remove} />
    </li>
  )
}

/** CF and MF, of both sides of the counter where it has two. */
function Factors({ unit, change }: Pick<Row, 'unit' | 'change'>) {
  const { t } = useTranslation()
  const [cf = 0, reduced] = unit.cf
  const [mf = 0] = unit.mf
  const set = (full: number, less: number | null, morale: number): void => {
    const steps = less === null ? 1 : 2
    change({
      ...unit,
      cf: less === null ? [full] : [full, less],
      mf: Array.from({ length: steps }, (_, i) => (i === 0 ? morale : (unit.mf[i] ?? morale))),
      flags: less === null ? unit.flags.filter(flag => flag !== 'reduced') : unit.flags,
    })
  }
  return (
    <>
      <NumberField label={t('odds:cf')} value={cf} onChange={n => set(n, reduced ?? null, mf)} />
      <NumberField label={t('odds:cf2')} value={reduced ?? null} isOptional onChange={n => set(cf, n, mf)} />
      <NumberField label={t('odds:mf')} value={mf} onChange={n => set(cf, reduced ?? null, n)} />
    </>
  )
}
