import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { figuresOf, points } from '@sandtable/waw'
import { CounterTile } from '../counter-tile.tsx'
import { titleOf } from '../logic/army.ts'
import { Push } from '../../../../frame/controls.tsx'
import { regionName } from '../logic/names.ts'
import { titleWords } from './title-words.ts'
import { searches } from '../logic/orders.ts'
import { useLay, useTable } from '../table-context.ts'
import css from '../../../../frame/panel.module.css'

/** Stacks that can still move, and regions that can be searched. */
export function ReadyStacks() {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { ready, seen, command, fresh } = useLay()
  const { s } = seen
  const p = seen.view as Position
  const places = command === null ? [] : searches(command)
  if (ready.length + places.length === 0) return null
  return (
    <section className={css['section']}>
      <h2 className={css['caption']}>{t('do:done:left', { count: ready.length })}</h2>
      <ul className={css['list']}>
        {ready.map(pile => (
          <li key={pile.key}>
            <Button
              className={css['option'] as string}
              onPress={() => desk.act({ do: 'pile', pile: pile.key })}
            >
              <CounterTile counter={pile.counters[0] as number} size={36} />
              <span>
                <b>{titleWords(t, titleOf(s, p, pile.player, pile.counters))}</b>
                <small>{regionName(s, pile.region)}</small>
              </span>
              <em>{t('mp', { points: points(figuresOf(s, p, fresh(pile)).left) })}</em>
            </Button>
          </li>
        ))}
      </ul>
      <div className={css['buttons']}>
        {places.map(region => (
          <Push key={region} onPress={() => void desk.give([{ do: 'search', region }])}>
            {t('do:search', { region: regionName(s, region) })}
          </Push>
        ))}
      </div>
    </section>
  )
}
