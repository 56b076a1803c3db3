import { useTranslation } from 'react-i18next'
import type { Told } from './told.ts'
import { numeral } from '../../../words/numerals.ts'
import { Part } from './part.tsx'
import { regionName } from '../table/logic/names.ts'
import { RuleLink } from '../climax/rule-link.tsx'
import { Swatch } from '../climax/swatch.tsx'
import styles from './aftermath.module.css'

/** Both sides' points with the reasons; those that did not count stand there as 0. */
export function Points(told: Told) {
  const { t } = useTranslation()
  return (
    <Part title={t('after:points')} rule="" openRule={told.openRule}>
      {told.sides.map(side => (
        <Account key={side} {...told} side={side} />
      ))}
    </Part>
  )
}

function Account({ after, side, nameOf, markOf, openRule }: Told & { readonly side: number }) {
  const { t } = useTranslation()
  const { before, now, uncounted } = after.facts.points[side] as (typeof after.facts.points)[number]
  const counted = after.points.filter(line => line.side === side)
  return (
    <div className={styles['side']}>
      <h3 className={styles['who']}>
        <Swatch mark={markOf(side)} /> {nameOf(side)}
        <span className={styles['score']}>
          {before === now ? null : <s>{numeral(before)}</s>} <b>{numeral(now)}</b>
        </span>
      </h3>
      <ul className={styles['reasons']}>
        {counted.map(({ reckoning, outcome, rules }, i) => (
          <li key={i}>
            <b>{reckoning}</b> <span>{outcome}</span> <RuleLink rule={rules[0] ?? ''} openRule={openRule} />
          </li>
        ))}
        {uncounted.map(one => (
          <li key={one.what}>
            <b>{numeral(0)}</b> <span>{t(`after:uncounted:${one.what}`, { ...one })}</span>{' '}
            <RuleLink rule={one.rule} openRule={openRule} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who gets the region, and what is in it. */
export function Hands({ printed: { s }, after: { facts }, openRule }: Told) {
  const { t } = useTranslation()
  const { region, holder, after } = facts
  const name = (player: number): string => s.players[player]?.name ?? ''
  const from = after.control[region] as number
  const place = regionName(s, region)
  const city = s.map.regions[region]?.city ?? null
  const words = ((): string => {
    if (holder !== null)
      return t(from < 0 ? 'after:hands:first' : 'after:hands:to', {
        region: place,
        from: name(from),
        to: name(holder),
      })
    return t(from < 0 ? 'after:hands:nobody' : 'after:hands:none', { region: place, holder: name(from) })
  })()
  return (
    <Part title={t('after:hands')} rule="G-55" openRule={openRule}>
      <p>
        {words}{' '}
        {holder === null || city === null || city.points === 0
          ? ''
          : t('after:hands:city', { city: city.name, count: city.points })}
      </p>
    </Part>
  )
}
