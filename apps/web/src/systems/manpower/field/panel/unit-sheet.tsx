import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Figure, SheetRow } from '../logic/sheet-rows.ts'
import { Mark } from '../../../../frame/controls.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { numeral, row as inRow } from '../../../../words/numerals.ts'
import css from './field-panel.module.css'

const FIGURES = ['alive', 'injured', 'dead'] as const

/** The unit sheet of a side: pointing at a row lights its formation. */
export function UnitSheet({ rows }: { readonly rows: readonly SheetRow[] }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, selection } = useFieldState()
  const { s, viewer } = seen
  const [side, setSide] = useState(viewer ?? 0)
  const chosen = selection.at === 'idle' ? null : selection.group
  return (
    <div>
      <div className={css['sides']} role="group" aria-label={t('field:sheet')}>
        {s.players.map(({ id, name }, n) => (
          <button key={id} type="button" aria-pressed={n === side} onClick={() => setSide(n)}>
            <Mark player={n} small />
            {n === viewer ? t('field:yours') : name}
          </button>
        ))}
      </div>
      <table className={css['sheet']}>
        <thead>
          <tr>
            <th scope="col">{t('field:sheet:group')}</th>
            {FIGURES.map(name => (
              <th key={name} scope="col">
                {t(`field:sheet:${name}`)}
              </th>
            ))}
            <th scope="col">{t('field:sheet:speed')}</th>
            <th scope="col">{t('field:sheet:shots')}</th>
            <th scope="col">{t('field:sheet:morale')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(row => row.side === side)
            .map(row => (
              <tr
                key={row.group}
                data-chosen={chosen === row.group}
                data-gone={row.gone !== null || row.alive.now + row.injured.now === 0}
                onMouseEnter={() => desk.light(row.group)}
                onMouseLeave={() => desk.light(null)}
              >
                <th scope="row">
                  <button type="button" onClick={() => desk.pick(row.group)}>
                    {row.name}
                    <small>{row.gone === null ? inRow(row.made) : t(`field:gone:${row.gone}`)}</small>
                  </button>
                </th>
                {FIGURES.map(name => (
                  <td key={name}>
                    <Changed figure={row[name]} />
                  </td>
                ))}
                <td>{row.speed === 0 ? '–' : numeral(row.speed)}</td>
                <td>
                  <Changed figure={row.shots} />
                </td>
                <td>{row.morale === null ? '–' : <Morale which={row.morale} />}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Changed({ figure: { now, was } }: { readonly figure: Figure }) {
  return (
    <>
      {was === null ? null : <del>{numeral(was)}</del>} {now === 0 ? '–' : numeral(now)}
    </>
  )
}

function Morale({ which }: { readonly which: 'high' | 'low' }) {
  const { t } = useTranslation()
  return (
    <span role="img" aria-label={t(`field:morale:${which}`)}>
      {which === 'high' ? '▲' : '▼'}
    </span>
  )
}
