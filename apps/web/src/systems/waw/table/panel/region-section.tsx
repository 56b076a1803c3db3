import { useMemo } from 'react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Border, Position, Region, Scenario } from '@sandtable/waw'
import type { TFunction } from 'i18next'
import { groundOf, isBesieged, points, siegeOdds } from '@sandtable/waw'
import type { Pile } from '../logic/piles.ts'
import { Icon } from '../../../../frame/icon.tsx'
import { Mark, Push, RuleId } from '../../../../frame/controls.tsx'
import { climaxesIn } from '../../climax/climaxes.ts'
import { borderOf } from '../logic/border.ts'
import { regionName } from '../logic/names.ts'
import { sizeOf } from '../logic/piles.ts'
import { SiegeOutlook } from './siege-outlook.tsx'
import { titleOf } from '../logic/army.ts'
import { titleWords } from './title-words.ts'
import { UnitList } from './unit-list.tsx'
import { useLay, useTable } from '../table-context.ts'
import { row } from '../../../../words/numerals.ts'
import { sayTerrain } from '../../words/story.ts'
import css from '../../../../frame/panel.module.css'

/** Everything about a region. */
export function RegionSection({ region }: { readonly region: number }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { seen, piles } = useLay()
  const { s } = seen
  const p = seen.view as Position
  const printed = s.map.regions[region] as Region
  const control = p.control[region] as number
  const held = control < 0 ? t('region:nobody') : t('region:held', { name: s.players[control]?.name ?? '' })
  const here = piles.filter(pile => pile.region === region)
  return (
    <section className={css['section']}>
      <div className={`${css['head']} ${css['kept']}`}>
        <div>
          <h2>{printed.name}</h2>
          <p>{[sayTerrain(printed.terrain), held].join(' · ')}</p>
        </div>
        <Push as="icon" aria-label={t('table:close')} onPress={() => desk.act({ do: 'back' })}>
          <Icon name="close" />
        </Push>
      </div>
      <ul className={css['facing']}>
        {factsOf(
          t,
          s,
          region,
          printed,
          s.players.map(({ name }) => name),
          p,
        ).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <RuleId id={groundOf(s, region).rule} />
      {here.map(pile => (
        <Here key={pile.key} pile={pile} />
      ))}
      <Sieges region={region} />
      <Pasts region={region} />
      <h3 className={css['caption']}>{t('region:next')}</h3>
      <ul className={css['list']}>
        {(s.map.board.next[region] ?? []).map(to => (
          <li key={to}>
            <Button
              className={css['neighbour'] as string}
              onPress={() => desk.act({ do: 'region', region: to })}
            >
              {regionName(s, to)}
              <span>{borderWords(t, borderOf(s, region, to))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The siege that is laid to the region, with its odds as they stand. */
function Sieges({ region }: { readonly region: number }) {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  const p = view as Position
  const besiegers = [...s.players.keys()].filter(player => isBesieged(s, p, player, region))
  return besiegers.map(player => (
    <div key={player}>
      <h3 className={css['caption']}>{t('region:siege', { name: s.players[player]?.name })}</h3>
      <SiegeOutlook odds={siegeOdds(s, p, player, region)} />
    </div>
  ))
}

/** The battles and sieges that the region has seen, the latest first. */
function Pasts({ region }: { readonly region: number }) {
  const { t } = useTranslation()
  const { reopened } = useTable()
  const { tale } = useLay().seen
  const pasts = useMemo(() => climaxesIn(tale).filter(past => past.region === region), [tale, region])
  if (pasts.length === 0) return null
  return (
    <>
      <h3 className={css['caption']}>{t('region:fought')}</h3>
      <ul className={css['list']}>
        {pasts.toReversed().map(({ is, id, turn }) => (
          <li key={id}>
            <Button className={css['neighbour'] as string} onPress={() => reopened.getState().open(id)}>
              {t(`region:past:${is}`)}
              <span>{t('region:past:turn', { turn })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Here({ pile }: { readonly pile: Pile }) {
  const { t } = useTranslation()
  const { seen } = useLay()
  const { s } = seen
  const p = seen.view as Position
  const unseen = sizeOf(pile) - pile.counters.length
  const where = pile.where === 'open' ? '' : ` · ${t(`stack:${pile.where}`)}`
  return (
    <>
      <p className={css['row']}>
        <span>
          <Mark player={pile.player} small />{' '}
          {pile.counters.length === 0
            ? s.players[pile.player]?.name
            : titleWords(t, titleOf(s, p, pile.player, pile.counters))}
          {where}
        </span>
      </p>
      {unseen > 0 ? <p>{t('stack:unseen', { count: unseen })}</p> : null}
      <UnitList counters={pile.counters} />
    </>
  )
}

function factsOf(
  t: TFunction,
  s: Scenario,
  region: number,
  printed: Region,
  names: readonly string[],
  p: Position,
): string[] {
  const { terrain, city, port, airbase, source, production, income, closed } = printed
  const { enter, pursuit, difficult } = groundOf(s, region)
  const named = (players: readonly number[]): string[] => players.map(player => names[player] ?? '')
  const fort = p.fort[region] as number
  return [
    ...(enter === null ? [] : [t('region:enter', { terrain: sayTerrain(terrain), points: points(enter) })]),
    ...(difficult ? [t('region:difficult')] : []),
    ...(pursuit ? [] : [t('region:no-pursuit')]),
    ...(closed === null ? [] : [t('region:closed', { closed })]),
    ...(city === null
      ? []
      : [t(city.points > 0 ? 'region:city:points' : 'region:city', { name: city.name, count: city.points })]),
    ...(fort < 0 ? [] : [t('region:fort', { name: names[fort], fdv: p.fdv[region] })]),
    ...(port ? [t('region:port')] : []),
    ...(airbase === null ? [] : [t('region:airbase')]),
    ...(source.length > 0 ? [t('region:source', { names: named(source) })] : []),
    ...(production.length > 0 ? [t('region:production', { names: named(production) })] : []),
    ...(income > 0 ? [t('region:income', { income })] : []),
  ]
}

function borderWords(t: TFunction, border: Border | null): string {
  if (border === null) return ''
  const { river, bridge, road, rail, closed } = border
  if (closed !== null) return t('region:shut')
  const water = river === 'none' ? [] : [t(river === 'minor-river' ? 'region:river' : 'region:great-river')]
  return row([
    ...water,
    ...(bridge ? [t('region:bridge')] : []),
    ...(road ? [t('region:road')] : []),
    ...(rail ? [t('region:rail')] : []),
  ])
}
