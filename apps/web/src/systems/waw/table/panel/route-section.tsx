import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figuresOf, points, siegeAhead } from '@sandtable/waw'
import type { Fare, Leg, Position, Route } from '@sandtable/waw'
import type { TFunction } from 'i18next'
import type { IconName } from '../../../../frame/icon.tsx'
import type { Lay } from '../logic/desk.ts'
import { Confirm } from '../deeds.tsx'
import { titleOf } from '../logic/army.ts'
import { Icon } from '../../../../frame/icon.tsx'
import { OddsBar } from './odds-bar.tsx'
import { regionName } from '../logic/names.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { SiegeOutlook } from './siege-outlook.tsx'
import { sizeOf } from '../logic/piles.ts'
import { titleWords } from './title-words.ts'
import { useLay } from '../table-context.ts'
import { sayTerrain } from '../../words/story.ts'
import { useNarrow } from '../../../../frame/use-narrow.ts'
import css from '../../../../frame/panel.module.css'

interface Way {
  readonly picked: readonly number[]
  readonly to: number
}

/** The route to a region leg by leg, any stop, and the odds of a battle at its end. */
export function RouteSection({ picked, to }: Way) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const lay = useLay()
  const { s } = lay.seen
  const p = lay.seen.view as Position
  const { routes } = lay.reach(picked)
  const route = routes.get(to)
  const section = useInSight(to, narrow)
  if (route === undefined) return null
  const battle = route.meets === 'enemies'
  const { had } = figuresOf(s, p, picked)
  const from = route.steps.at(-2) ?? (p.where[picked[0] as number] as number)
  return (
    <section className={css['section']} ref={section} data-route>
      <div className={css['row']}>
        <h3 className={css['caption']}>{t('route:title', { region: regionName(s, to) })}</h3>
        <span className={css['spent']}>
          <b>{points(route.spent)}</b> {t('route:of', { had: points(had) })}
        </span>
      </div>
      {route.legs.map(leg => (
        <LegRow key={leg.to} leg={leg} />
      ))}
      {route.only ? <OnlyStep /> : null}
      <Stop lay={lay} to={to} route={route} battle={battle} />
      {battle ? <OddsBar picked={picked} from={from} to={to} /> : null}
      <SiegeToCome picked={picked} to={to} />
      {narrow ? null : (
        <div className={css['buttons']}>
          <Confirm />
        </div>
      )}
    </section>
  )
}

/** The odds of the siege that the stack would lay. */
function SiegeToCome({ picked, to }: Way) {
  const { t } = useTranslation()
  const { s, view, viewer } = useLay().seen
  const odds = useMemo(
    () => siegeAhead(s, view as Position, viewer ?? 0, picked, to),
    [s, view, viewer, picked, to],
  )
  if (odds === null) return null
  return (
    <>
      <h3 className={css['caption']}>{t('route:siege')}</h3>
      <SiegeOutlook odds={odds} />
    </>
  )
}

/** Scrolls a new route to its end, where its odds stand; a phone's sheet does so itself. */
function useInSight(to: number, narrow: boolean): React.RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = section.current
    if (shown === null || narrow) return
    const follow = new ResizeObserver(() => shown.scrollIntoView({ block: 'end' }))
    follow.observe(shown)
    return () => follow.disconnect()
  }, [to, narrow])
  return section
}

const ICONS: Readonly<Record<Fare['for'], IconName>> = {
  rail: 'rail',
  road: 'road',
  terrain: 'foot',
  'minor-river': 'river',
  'major-river': 'river',
}

function LegRow({ leg: { to, fares } }: { readonly leg: Leg }) {
  const { t } = useTranslation()
  const { s } = useLay().seen
  const icon = ICONS[fares.at(-1)?.for ?? 'terrain']
  const cost = fares.reduce((sum, fare) => sum + fare.cost, 0)
  return (
    <div className={css['leg']}>
      <Icon name={icon} size={19} />
      <b>
        {fares
          .map(fare => fareWords(t, regionName(s, to), sayTerrain(s.map.regions[to]?.terrain ?? ''), fare))
          .join(' + ')}
      </b>
      <span className={css['cost']}>{points(cost)}</span>
      <span className={css['why']}>
        {fares.map(({ rule }) => (
          <RuleId key={rule} id={rule} />
        ))}
      </span>
    </div>
  )
}

const fareWords = (t: TFunction, region: string, terrain: string, { for: what, cost }: Fare): string =>
  t(`route:${what}`, { region, terrain, cost: points(cost) })

/** The note on a step that costs more than the points left. */
function OnlyStep() {
  const { t } = useTranslation()
  return (
    <div className={css['leg']}>
      <Icon name="foot" size={18} />
      <b>{t('route:only-step')}</b>
      <span className={css['why']}>
        <RuleId id="W-10.5-min-one" />
      </span>
    </div>
  )
}

function Stop({
  lay,
  to,
  route,
  battle,
}: {
  readonly lay: Lay
  readonly to: number
  readonly route: Route
  readonly battle: boolean
}) {
  const { t } = useTranslation()
  const { s, viewer } = lay.seen
  const p = lay.seen.view as Position
  if (!route.stops) return null
  const enemies = lay.piles.filter(({ region, player }) => region === to && player !== viewer)
  const [first] = enemies
  const count = enemies.reduce((sum, pile) => sum + sizeOf(pile), 0)
  const who =
    first === undefined
      ? ''
      : first.counters.length === 0
        ? t('stack:unseen', { count })
        : titleWords(t, titleOf(s, p, first.player, first.counters))
  const words = battle
    ? t('route:battle', { who: count > 1 ? t('route:stack', { who, count }) : who })
    : t(route.meets === 'fort' ? 'route:fort' : 'route:stops')
  return (
    <div className={css['leg']} data-is={battle ? 'battle' : 'stop'}>
      <Icon name={battle ? 'swords' : 'stop'} size={18} />
      <b>{words}</b>
    </div>
  )
}
