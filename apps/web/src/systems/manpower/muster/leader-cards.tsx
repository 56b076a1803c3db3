import type { Data } from '@sandtable/kernel'
import { leadersFor, priceOf } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import { draftOf } from './logic/saved.ts'
import { Push } from '../../../frame/controls.tsx'
import { ShowMap } from './show-map.tsx'
import { useField, useFieldHeld, useFieldState } from '../field/field-context.ts'
import { useKeptArmies } from './kept-armies.ts'
import css from './muster.module.css'
import { sayGoodFor, sayLeader } from '../words/story.ts'

/** M-lead-first The available leaders, each with their effects. */
export function LeaderCards({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const { s, p, side } = asked
  return (
    <section className={css['leaders']} aria-label={t('muster:lead')} data-lead>
      <div className={css['intro']}>
        <div>
          <h2>{t('muster:lead')}</h2>
          <p>{t('muster:lead:note')}</p>
        </div>
        <ShowMap />
      </div>
      <ul className={css['cards']}>
        {leadersFor(s, p, side).map(leader => (
          <li key={leader}>
            <button
              type="button"
              className={css['card']}
              aria-pressed={muster.leader === leader}
              onClick={() => desk.prepare({ leader })}
              onDoubleClick={desk.confirm}
            >
              <h3>{s.leaders[leader]?.name}</h3>
              <LeaderWords asked={asked} leader={leader} />
            </button>
          </li>
        ))}
      </ul>
      <SavedWithLeaders asked={asked} />
    </section>
  )
}

/** A leader's effects, line by line. */
function LeaderWords({ asked: { s, p, side }, leader }: { readonly asked: Asked; readonly leader: number }) {
  const { t } = useTranslation()
  const brings = (s.players[side]?.buys ?? []).filter(unit => s.units[unit]?.leader === leader)
  return (
    <>
      <span>{sayLeader(s, side, leader)}</span>
      {brings.map(unit => (
        <span key={unit}>
          {t('muster:lead:brings', {
            unit: s.units[unit]?.name ?? '',
            cost: priceOf(s, p, side, unit) / 100,
            good: sayGoodFor(s, unit),
          })}
        </span>
      ))}
    </>
  )
}

/** Saved armies of this era whose leader is free: one click takes both. */
function SavedWithLeaders({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  const { s, p, side } = asked
  const free = leadersFor(s, p, side)
  const leaderOf = (id: string | null): number => s.leaders.findIndex(leader => leader.id === id)
  const armies = useKeptArmies().filter(
    ({ era, army }) => era === s.players[side]?.era && free.includes(leaderOf(army.leader)),
  )
  if (armies.length === 0) return null
  return (
    <div className={css['taking']}>
      <h3>{t('muster:lead:saved')}</h3>
      <div>
        {armies.map(({ name, army }) => (
          <Push
            key={name}
            isDisabled={held}
            aside={s.leaders[leaderOf(army.leader)]?.name ?? ''}
            onPress={() => {
              desk.prepare({ draft: draftOf(s, army), target: 'own' })
              void desk.give({ do: 'lead', leader: leaderOf(army.leader) } as Data)
            }}
          >
            {t('muster:lead:take', { name })}
          </Push>
        ))}
      </div>
    </div>
  )
}
