import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { figuresOf, points } from '@sandtable/waw'
import type { Selection } from '../logic/selection.ts'
import { deedsOf, searches } from '../logic/orders.ts'
import { titleOf } from '../logic/army.ts'
import { Icon } from '../../../../frame/icon.tsx'
import { Push } from '../../../../frame/controls.tsx'
import { ReachList } from './reach-list.tsx'
import { regionName } from '../logic/names.ts'
import { RouteSection } from './route-section.tsx'
import { titleWords } from './title-words.ts'
import { UnitList } from './unit-list.tsx'
import { useLay, useTable } from '../table-context.ts'
import { sayTerrain, sayWhyNot } from '../../words/story.ts'
import { numeral } from '../../../../words/numerals.ts'
import css from '../../../../frame/panel.module.css'

type Held = Extract<Selection, { picked: unknown }>

/** The picked-up stack: its name, the units that go, and its reach. */
export function StackSection({ selection }: { readonly selection: Held }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const lay = useLay()
  const { s } = lay.seen
  const p = lay.seen.view as Position
  const pile = lay.piles.find(({ key }) => key === selection.pile)
  if (pile === undefined) return null
  const { picked } = selection
  const { cf, morale, left } = figuresOf(s, p, picked)
  const hungry = pile.counters.some(c => p.unsupplied[c] === 1)
  const where = [
    regionName(s, pile.region),
    sayTerrain(s.map.regions[pile.region]?.terrain ?? ''),
    ...(pile.where === 'open' ? [] : [t(`stack:${pile.where}`)]),
    ...(s.uses.supply ? [t(hungry ? 'stack:unsupplied' : 'stack:supplied')] : []),
  ]
  return (
    <>
      <section className={css['section']}>
        <div className={css['head']}>
          <div>
            <h2>{titleWords(t, titleOf(s, p, pile.player, pile.counters))}</h2>
            <p>{where.join(' · ')}</p>
          </div>
          <Push as="icon" aria-label={t('table:close')} onPress={() => desk.act({ do: 'back' })}>
            <Icon name="close" />
          </Push>
        </div>
        <dl className={css['facts']}>
          <Fact name={t('stack:cf')} value={numeral(cf)} />
          <Fact name={t('stack:morale')} value={numeral(morale)} />
          <Fact name={t('stack:mp')} value={points(left)} />
        </dl>
        <UnitList
          counters={pile.counters}
          picked={picked}
          may={lay.able(pile)}
          toggle={counter => desk.act({ do: 'counter', counter })}
        />
        <Deeds picked={picked} region={pile.region} />
      </section>
      {selection.at === 'target' ? (
        <RouteSection key={selection.to} picked={picked} to={selection.to} />
      ) : (
        <ReachList picked={picked} />
      )}
    </>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The selected units' deeds in place. */
function Deeds({ picked, region }: { readonly picked: readonly number[]; readonly region: number }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { command, seen } = useLay()
  if (command === null) return null
  const p = seen.view as Position
  const deeds = deedsOf(command, picked)
  const places = searches(command).filter(place => place === region)
  if (deeds.length + places.length === 0) return null
  return (
    <div className={css['buttons']}>
      {deeds.map(({ deed, orders, why }) => (
        <Push
          key={deed}
          isDisabled={why !== null}
          {...(why === null ? {} : { aside: sayWhyNot(seen.s, p, why) })}
          onPress={() => void desk.give(orders)}
        >
          {t(`do:${deed}`)}
        </Push>
      ))}
      {places.map(place => (
        <Push key={place} onPress={() => void desk.give([{ do: 'search', region: place }])}>
          {t('do:search', { region: regionName(seen.s, place) })}
        </Push>
      ))}
    </div>
  )
}
