import { useTranslation } from 'react-i18next'
import type { GroupRow } from './logic/rows.ts'
import type { Figure } from '../field/logic/sheet-rows.ts'
import { groupRows } from './logic/rows.ts'
import { numeral, row as inRow, signed } from '../../../words/numerals.ts'
import { Swatch } from '../../../lobby/swatch.tsx'
import { useMiniatures } from './miniatures-context.ts'
import css from './table-sheet.module.css'

const COLUMNS = ['alive', 'injured', 'dead'] as const

/** M-sheet-columns The unit tracking sheet, side by side, as it is printed; a group's name opens it. */
export function TableSheet({ open }: { readonly open: (group: number) => void }) {
  const { t } = useTranslation()
  const { laid, s, p } = useMiniatures()
  const rows = groupRows(s, p, laid.sitting.history.past.at(-1)?.before.p ?? null)
  return s.players.map(({ id, name, colour }, side) => (
    <section key={id} className={css['side']} aria-label={name}>
      <h3>
        <Swatch colour={colour} />
        {name}
      </h3>
      <table className={css['sheet']}>
        <thead>
          <tr>
            <th scope="col">{t('miniatures:group')}</th>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                {t(`miniatures:${column}`)}
              </th>
            ))}
            <th scope="col">{t('miniatures:speed')}</th>
          </tr>
        </thead>
        {rows
          .filter(row => row.side === side)
          .map(row => (
            <Row key={row.group} row={row} open={() => open(row.group)} />
          ))}
      </table>
    </section>
  ))
}

function Row({ row, open }: { readonly row: GroupRow; readonly open: () => void }) {
  const { t } = useTranslation()
  return (
    <tbody data-gone={row.isGone}>
      <tr data-group>
        <th scope="rowgroup" colSpan={2}>
          <button type="button" onClick={open}>
            {row.name}
          </button>
        </th>
        <td colSpan={3}>
          {row.speed === null ? null : (
            <>
              {row.stacks.length === 1 ? null : (
                <small>{t('miniatures:speed-from', { unit: row.speed.from })}</small>
              )}{' '}
              {numeral(row.speed.metres)}
            </>
          )}
        </td>
      </tr>
      {row.stacks.map((stack, k) => (
        <tr key={k} data-stack>
          <th scope="row">{stack.name}</th>
          {COLUMNS.map(column => (
            <td key={column}>
              <Changed figure={stack[column]} />
            </td>
          ))}
          <td />
        </tr>
      ))}
      <tr>
        <td colSpan={5}>
          <More row={row} />
        </td>
      </tr>
    </tbody>
  )
}

/** MG-sheet What ours adds. */
function More({ row }: { readonly row: GroupRow }) {
  const { t } = useTranslation()
  const facts = {
    order: [t(`miniatures:order:${row.order}`)],
    shots: row.shots,
    morale: row.morale === '' ? [] : [row.morale],
    advantage: row.advantage === 0 ? [] : [signed(row.advantage)],
    pools: row.pools,
    equipment: row.equipment,
    spells: row.spells,
  }
  return (
    <dl className={css['facts']}>
      {Object.entries(facts)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{t(`miniatures:fact:${name}`)}</dt>
            <dd>{inRow(values)}</dd>
          </div>
        ))}
    </dl>
  )
}

const Changed = ({ figure: { now, was } }: { readonly figure: Figure }) => (
  <>
    {was === null ? null : <del>{numeral(was)}</del>} {numeral(now)}
  </>
)
