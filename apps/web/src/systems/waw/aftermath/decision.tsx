import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Told } from './told.ts'
import { DieFace } from '../battle/die-face.tsx'
import { figure } from '../../../chances/figures.ts'
import { numeral } from '../../../words/numerals.ts'
import { Part } from './part.tsx'
import { sayTerrain } from '../words/story.ts'
import styles from './aftermath.module.css'

/** What decided the battle: a sum in boxes, the rout tests, the pursuit, and both sides' luck. */
export function Decision(told: Told) {
  const { t } = useTranslation()
  const { facts, luck } = told.after
  return (
    <>
      <Part title={t('after:decided')} rule={SUM_RULES[facts.how] ?? facts.rule} openRule={told.openRule}>
        {sumsOf(t, told).map((boxes, i) => (
          <Sum key={i} boxes={boxes} />
        ))}
        {facts.how === 'bunker' ? <p>{t('after:sum:bunker')}</p> : null}
      </Part>
      <Routs {...told} />
      <Pursuit {...told} />
      <Part title={t('after:luck')} rule="" openRule={told.openRule}>
        {told.sides.map(side => (
          <p key={side} className={styles['luck']}>
            {t('battle:luckOf', {
              side: told.nameOf(side),
              count: luck[side]?.results ?? 0,
              expected: figure(luck[side]?.expected ?? 0),
            })}
          </p>
        ))}
      </Part>
    </>
  )
}

/** Where the sum is of morale, its own rule explains it better than that of the decision. */
const SUM_RULES: Readonly<Record<string, string>> = {
  rout: 'W-12.1-morale-loss',
  retreat: 'W-12.1-morale-loss',
}

interface Box {
  /** The sign before it. */
  readonly sign: '' | '−' | '+' | '=' | '>'
  readonly value: number
  readonly words: string
  readonly tone: 'plain' | 'hit' | 'panic' | 'result'
}

const Sum = ({ boxes }: { readonly boxes: readonly Box[] }) => (
  <div className={styles['sum']}>
    {boxes.map(({ sign, value, words, tone }, i) => (
      <div key={i} className={styles['term']}>
        {sign === '' ? null : <span className={styles['sign']}>{sign}</span>}
        <span className={styles['box']} data-tone={tone}>
          {numeral(value)}
        </span>
        <small>{words}</small>
      </div>
    ))}
  </div>
)

/** The sums of those that gave way: morale, hits on both sides, or units. */
function sumsOf(t: TFunction, { after: { facts }, nameOf }: Told): Box[][] {
  const { winner, how, standings } = facts
  if (how === 'bunker') return []
  if (how === 'hits') return [hitsOf(t, winner, facts.standings, nameOf)]
  const beaten = winner < 0 ? [0, 1] : [1 - winner]
  return beaten.map(side => {
    const standing = standings[side] as (typeof standings)[number]
    return how === 'wiped' ? forceOf(t, standing, nameOf(side)) : moraleOf(t, standing, nameOf(side))
  })
}

type Standings = Told['after']['facts']['standings']

function hitsOf(t: TFunction, winner: number, standings: Standings, nameOf: Told['nameOf']): Box[] {
  const hits = (side: number): number => standings[side]?.hits ?? 0
  const words = (side: number): string => t('after:sum:hits', { side: nameOf(side) })
  const loser = 1 - winner
  return [
    { sign: '', value: hits(loser), words: words(loser), tone: 'hit' },
    {
      sign: hits(loser) > hits(winner) ? '>' : '=',
      value: hits(winner),
      words: words(winner),
      tone: 'plain',
    },
  ]
}

const forceOf = (t: TFunction, { force, gone }: Standings[0], side: string): Box[] => [
  { sign: '', value: force, words: t('after:sum:force', { side }), tone: 'plain' },
  { sign: '−', value: gone, words: t('after:sum:lost'), tone: 'hit' },
  { sign: '=', value: force - gone, words: t('after:sum:left'), tone: 'result' },
]

function moraleOf(t: TFunction, standing: Standings[0], side: string): Box[] {
  const { morale, effects, lost, panicked, left, broken } = standing
  const end = !broken ? 'steady' : left < 0 ? 'broken' : 'panic'
  return [
    { sign: '', value: morale, words: t('after:sum:morale', { side }), tone: 'plain' },
    ...(effects === 0 ? [] : [effectsBox(t, effects)]),
    { sign: '−', value: lost, words: t('after:sum:lost'), tone: 'hit' },
    { sign: '−', value: panicked, words: t('after:sum:panicked'), tone: 'panic' },
    { sign: '=', value: left, words: t(`after:sum:${end}`), tone: 'result' },
  ]
}

const effectsBox = (t: TFunction, effects: number): Box => ({
  sign: effects < 0 ? '−' : '+',
  value: Math.abs(effects),
  words: t('after:sum:effects'),
  tone: 'plain',
})

function Routs({ after: { facts }, nameOf, openRule }: Told) {
  const { t } = useTranslation()
  if (facts.routs.length === 0) return null
  return (
    <Part title={t('after:rout')} rule="W-12.2-test" openRule={openRule}>
      {facts.routs.map(({ side, die, routed, from }) =>
        die === null ? (
          <Noted
            key={side}
            says={t('after:rout:auto', { side: nameOf(side) })}
            note={t('after:rout:autoWhy')}
          />
        ) : (
          <Noted
            key={side}
            icon={<DieFace face={die} tone={routed ? 'hit' : 'plain'} />}
            says={t(routed ? 'after:rout:routed' : 'after:rout:steady', { die, side: nameOf(side) })}
            note={t('after:rout:limit', { from })}
          />
        ),
      )}
    </Part>
  )
}

function Pursuit({ after: { facts }, nameOf, openRule }: Told) {
  const { t } = useTranslation()
  const { pursuit } = facts
  if (pursuit === null) return null
  const side = nameOf(pursuit.by)
  const terrain = sayTerrain(facts.view.battle.terrain)
  return (
    <Part title={t('after:pursuit')} rule="W-12.3-pursuit" openRule={openRule}>
      {pursuit.is === 'pursued' ? (
        <Noted
          says={t('after:pursued', { side, count: pursuit.units })}
          note={t('after:pursuitHits', { count: pursuit.hits })}
        />
      ) : (
        <Noted says={t('after:noPursuit')} note={t(`after:noPursuit:${pursuit.why}`, { side, terrain })} />
      )}
    </Part>
  )
}

interface Note {
  readonly icon?: ReactNode
  readonly says: string
  readonly note: string
}

const Noted = ({ icon = null, says, note }: Note) => (
  <div className={styles['noted']}>
    {icon}
    <p>
      <b>{says}</b>
      <br />
      {note}
    </p>
  </div>
)
