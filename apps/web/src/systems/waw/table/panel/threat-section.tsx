import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Position, Threat } from '@sandtable/waw'
import { points } from '@sandtable/waw'
import { CounterTile } from '../counter-tile.tsx'
import { RuleId } from '../../../../frame/controls.tsx'
import { regionName } from '../logic/names.ts'
import { threatenedRegions, threatsFor, unitsIn } from '../logic/threats.ts'
import { titleOf } from '../logic/army.ts'
import { lookedAt } from '../logic/selection.ts'
import { titleWords } from './title-words.ts'
import { useDeskState, useLay, useTable } from '../table-context.ts'
import css from '../../../../frame/panel.module.css'

/** With the threat on the map: who could attack the chosen region next, or which regions could be attacked. */
export function ThreatSection() {
  const { selection } = useDeskState()
  const region = lookedAt(selection)
  return region === null ? <Threatened /> : <Attackers region={region} />
}

/** The enemies that could get to a region, from where and for how much. */
function Attackers({ region }: { readonly region: number }) {
  const { t } = useTranslation()
  const { seen } = useLay()
  const { s, viewer } = seen
  const threats = threatsFor(s, seen.view as Position, viewer ?? 0)[region] ?? []
  return (
    <section className={css['section']} data-threat={region}>
      <h2 className={css['caption']}>{t('threat:region', { region: regionName(s, region) })}</h2>
      {threats.length === 0 ? <p className={css['spent']}>{t('threat:nobody')}</p> : null}
      <ul className={css['list']}>
        {threats.map(threat => (
          <Attacker key={`${threat.from}.${threat.counters.join()}`} threat={threat} />
        ))}
      </ul>
      <About />
    </section>
  )
}

function Attacker({ threat }: { readonly threat: Threat }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { seen } = useLay()
  const { s } = seen
  const { player, from, counters, unseen, spent } = threat
  const [first] = counters
  const p = seen.view as Position
  return (
    <li>
      <Button className={css['option'] as string} onPress={() => desk.act({ do: 'region', region: from })}>
        {first === undefined ? null : <CounterTile counter={first} size={36} />}
        <span>
          <b>
            {unseen > 0
              ? t('threat:unseen', { count: unseen })
              : titleWords(t, titleOf(s, p, player, counters))}
          </b>
          <small>
            {t(unseen > 0 ? 'threat:beside' : 'threat:from', {
              region: regionName(s, from),
              count: unitsIn(s, [threat]),
            })}
          </small>
        </span>
        {unseen > 0 ? null : <em>{t('mp', { points: points(spent) })}</em>}
      </Button>
    </li>
  )
}

/** The viewer's own regions that could be attacked. */
function Threatened() {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { seen } = useLay()
  const { s, viewer } = seen
  const regions = threatenedRegions(s, seen.view as Position, viewer ?? 0)
  return (
    <section className={css['section']} data-threat>
      <h2 className={css['caption']}>{t('threat:regions')}</h2>
      {regions.length === 0 ? <p className={css['spent']}>{t('threat:none')}</p> : null}
      <ul className={css['list']}>
        {regions.map(({ region, units }) => (
          <li key={region}>
            <Button className={css['neighbour'] as string} onPress={() => desk.act({ do: 'region', region })}>
              {regionName(s, region)}
              <span>{t('threat:units', { count: units })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <About />
    </section>
  )
}

function About() {
  const { t } = useTranslation()
  return (
    <p className={css['spent']}>
      {t('threat:about')} <RuleId id="W-10.5-mp" />
    </p>
  )
}
