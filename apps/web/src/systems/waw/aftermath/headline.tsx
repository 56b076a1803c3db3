import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Told } from './told.ts'
import { regionName } from '../table/logic/names.ts'
import styles from './aftermath.module.css'

interface Headed extends Told {
  readonly takesFocus: boolean
}

/** What happened: the headline as the viewer has it, and in a sentence or two. */
export function Headline({ takesFocus, ...told }: Headed) {
  const { t } = useTranslation()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus])
  const { own, nameOf, printed, after } = told
  const { winner, rounds, region } = after.facts
  const tone = winner < 0 || own === null ? 'ink' : winner === own ? 'good' : 'bad'
  const word = winner < 0 ? 'nobody' : own === null ? 'watched' : winner === own ? 'won' : 'lost'
  return (
    <section className={styles['headline']} data-tone={tone}>
      <p>{t(winner < 0 ? 'after:noField' : 'after:field', { round: rounds, winner: nameOf(winner) })}</p>
      <h1 ref={head} tabIndex={-1}>
        {t(`after:${word}`, { region: regionName(printed.s, region), winner: nameOf(winner) })}
      </h1>
      <p className={styles['lead']}>{sentencesOf(t, told).join(' ')}</p>
    </section>
  )
}

/** How it was decided, where the beaten went, and who has the region now. */
function sentencesOf(t: TFunction, { printed: { s }, after: { facts }, nameOf }: Told): string[] {
  const { winner, standings, how, retreats, region, holder } = facts
  const isTie = how === 'hits' && standings[0].hits === standings[1].hits
  const loser = nameOf(1 - winner)
  const manner = winner < 0 ? 'nobody' : isTie ? 'tie' : how
  const goals = retreats.map(({ to, inside }) =>
    t(inside ? 'after:sheltered' : 'after:retreated', { region: regionName(s, to) }),
  )
  return [
    t(`after:how:${manner}`, { loser }),
    ...new Set(goals),
    ...(holder === null
      ? []
      : [t('after:passes', { region: regionName(s, region), holder: s.players[holder]?.name })]),
  ]
}
