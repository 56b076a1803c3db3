import type { SumHarm } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { numeral } from '../../../words/numerals.ts'
import css from './blow-card.module.css'

/** What every sum of the dice would have done; the one that was rolled is ringed. */
export function SumBoxes({ sums, rolled }: { readonly sums: readonly SumHarm[]; readonly rolled: number }) {
  const { t } = useTranslation()
  const counts = sums.some(({ died }) => (died ?? 0) > 0) ? 'died' : 'damage'
  const of = (one: SumHarm): number => (counts === 'died' ? (one.died ?? 0) : one.damage)
  const ways = (some: readonly SumHarm[]): number => some.reduce((sum, one) => sum + one.ways, 0)
  const chance = ways(sums.filter(({ sum }) => sum >= rolled)) / Math.max(1, ways(sums))
  return (
    <figure className={css['sums']}>
      <figcaption>{t(`blow:sums:${counts}`)}</figcaption>
      <table>
        <tbody>
          <tr>
            <th scope="row">{t('blow:sums:roll')}</th>
            {sums.map(({ sum }) => (
              <td key={sum} data-rolled={sum === rolled || undefined}>
                {numeral(sum)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t(`blow:sums:${counts}:short`)}</th>
            {sums.map(one => (
              <td key={one.sum} data-rolled={one.sum === rolled || undefined}>
                <b>{numeral(of(one))}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>{t('blow:sums:chance', { rolled, chance })}</p>
    </figure>
  )
}
