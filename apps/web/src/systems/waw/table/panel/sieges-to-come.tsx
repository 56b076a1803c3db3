import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { isBesieged, siegeOdds } from '@sandtable/waw'
import { regionName } from '../logic/names.ts'
import { useLay, useTable } from '../table-context.ts'
import css from '../../../../frame/panel.module.css'

/** The player's sieges that are tested when the movement is over, each with its chance; the region has the rest. */
export function SiegesToCome() {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { s, view, viewer } = useLay().seen
  const p = view as Position
  const regions = [...s.map.regions.keys()].filter(region => isBesieged(s, p, viewer ?? 0, region))
  if (regions.length === 0) return null
  return (
    <section className={css['section']}>
      <h2 className={css['caption']}>{t('route:siege')}</h2>
      <ul className={css['list']}>
        {regions.map(region => (
          <li key={region}>
            <Button className={css['neighbour'] as string} onPress={() => desk.act({ do: 'region', region })}>
              {regionName(s, region)}
              <span>{t('siege:chance', { count: siegeOdds(s, p, viewer ?? 0, region).faces.length })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
