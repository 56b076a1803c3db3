import { lacksOf } from '@sandtable/manpower'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import { ArmyGroupCard } from './army-group.tsx'
import { lazily } from '../../../look/lazily.ts'
import { NO_ARMY } from './logic/mustering.ts'
import { Push, RuleId } from '../../../frame/controls.tsx'
import { reckoned } from './logic/reckoning.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import css from '../../../frame/panel.module.css'
import look from './muster.module.css'
import { addWords } from '../../../words/words.ts'
import { muster as words } from '../words/en/muster.ts'
import { sayLeader, sayWhyNot } from '../words/story.ts'
import { numeral } from '../../../words/numerals.ts'

addWords({ muster: words }, 'manpower')

const SavedArmies = lazily(async () => (await import('./saved-armies.tsx')).SavedArmies)

/** The drafted army: its cost, its groups, and what it lacks. */
export function ArmySection({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const [isOpen, open] = useState(false)
  const { p, s, side } = asked
  const sum = reckoned(asked, muster.draft)
  const leader = p.leaders[side] ?? -1
  const isEmpty = muster.draft.length === 0
  return (
    <section className={css['section']} data-army>
      <div className={css['head']}>
        <div>
          <h2>{t('muster:army')}</h2>
          {leader < 0 ? null : <p>{t('muster:leader', { name: s.leaders[leader]?.name ?? '' })}</p>}
        </div>
      </div>
      {leader < 0 ? null : <p className={look['led']}>{sayLeader(s, side, leader)}</p>}
      <Budget cost={sum.cost} left={sum.left} />
      {sum.why === null || isEmpty ? null : (
        <p className={look['bad']} role="status">
          {sayWhyNot(sum.why)} <RuleId id={sum.why.rule} />
        </p>
      )}
      <Advice asked={asked} />
      <div className={look['armyTools']}>
        <Push onPress={() => open(true)}>{t('muster:saved')}</Push>
        <Suggest asked={asked} />
      </div>
      {isEmpty ? <p className={look['empty']}>{t('muster:empty')}</p> : null}
      <ol className={look['groups']}>
        {sum.groups.map((group, at) => (
          <ArmyGroupCard
            key={at}
            asked={asked}
            at={at}
            name={group.name}
            cost={sum.costs[at] ?? 0}
            why={sum.faults[at] ?? null}
          />
        ))}
      </ol>
      {isEmpty ? null : (
        <Push as="bare" onPress={() => desk.prepare(NO_ARMY)}>
          {t('muster:clear')}
        </Push>
      )}
      {isOpen ? (
        <Suspense>
          <SavedArmies asked={asked} close={() => open(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The manpower spent and left, in figures and as a bar. */
function Budget({ cost, left }: { readonly cost: number; readonly left: number }) {
  const { t } = useTranslation()
  const all = cost + left
  const figures = [
    { name: 'spent', value: cost },
    { name: 'rest', value: left },
    { name: 'sum', value: all },
  ] as const
  return (
    <>
      <dl className={css['facts']} data-budget>
        {figures.map(({ name, value }) => (
          <div key={name} data-bad={value < 0}>
            <dt>{t(`muster:${name}`)}</dt>
            <dd>{numeral(value / 100)}</dd>
          </div>
        ))}
      </dl>
      <div
        className={look['meter']}
        role="meter"
        aria-label={t('muster:budget')}
        aria-valuemin={0}
        aria-valuemax={all / 100}
        aria-valuenow={Math.min(cost, all) / 100}
        data-bad={left < 0}
      >
        <i style={{ width: `${all === 0 ? 0 : Math.min(100, (100 * cost) / all)}%` }} />
      </div>
    </>
  )
}

/** Warnings about gaps in an army. */
function Advice({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { muster } = useFieldState()
  const { s, side } = asked
  const { groups } = reckoned(asked, muster.draft)
  const lacks = groups.length === 0 ? [] : lacksOf(s, side, groups)
  if (lacks.length === 0) return null
  const node = s.map.node?.name
  return (
    <ul className={look['advice']} aria-label={t('muster:advice:title')}>
      {lacks.map(lack => (
        <li key={lack}>
          {lack === 'no-foot' && node !== undefined
            ? t('muster:advice:no-foot', { node })
            : t(`muster:advice:${lack}`)}
        </li>
      ))}
    </ul>
  )
}

/** An army as a bot would buy it, to start with. */
function Suggest({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const suggest = async (): Promise<void> => {
    const { suggestedArmy } = await import('../field/logic/counsel.ts')
    const { game } = desk.state.getState().seen
    if (game === null) return
    const draft = suggestedArmy(game, asked.side, `suggestion ${Date.now()}`)
    desk.prepare({ draft, target: 'own' })
  }
  return <Push onPress={() => void suggest()}>{t('muster:suggest')}</Push>
}
