import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Phase } from '../../../frame/phase-track.tsx'
import { Mark } from '../../../frame/controls.tsx'
import { TopBar } from '../../../frame/top-bar.tsx'
import { useFieldState } from './field-context.ts'
import { eraName, phaseName } from '../words/names.ts'
import css from '../../../frame/top-bar.module.css'

const PHASES = ['movement', 'targeting', 'acting'] as const

/** The turn of a battle, its phases and the acting side, and the initiative. */
export function FieldBar({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation()
  const { s, view, viewer, state } = useFieldState().seen
  const marks = useMemo((): Phase[] => {
    const now = PHASES.indexOf(view?.phase as (typeof PHASES)[number])
    const steps = (view?.order ?? []).map((side, i) => {
      const done = view?.parts ?? 0
      const words = side === viewer ? t('field:you') : (s.players[side]?.name ?? '')
      return { words, is: i < done ? 'done' : i === done ? 'now' : 'ahead' } as const
    })
    return PHASES.map((phase, i) => ({
      numeral: String(i + 1),
      words: phaseName(phase),
      is: i === now ? 'now' : i < now ? 'done' : 'ahead',
      steps: i === now ? steps : [],
    }))
  }, [t, s, view, viewer])
  const turn = view?.turn ?? 0
  const era = eraName(s.era)
  const when =
    turn === 0 ? (
      t('field:before', { era })
    ) : narrow ? (
      <>
        {t('field:turn:short', { turn, turns: s.turns })} <Order />
      </>
    ) : (
      t('field:turn', { turn, turns: s.turns, era })
    )
  return (
    <TopBar narrow={narrow} when={when} marks={marks} sides={<Initiative />} over={state?.stage === 'over'} />
  )
}

/** The sides in the order of their initiative, as marks; the acting side stands out. */
function Order() {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const order = view?.order ?? []
  const names = order.map(side => s.players[side]?.name ?? '')
  return (
    <span className={css['order']} role="img" aria-label={t('field:initiative:is', { names })}>
      {order.map(side => (
        <span key={side} data-active={view?.active === side}>
          <Mark player={side} small />
        </span>
      ))}
    </span>
  )
}

/** The sides in the order of their initiative. */
function Initiative() {
  const { t } = useTranslation()
  const { s, view, viewer } = useFieldState().seen
  const order = view === null || view.order.length === 0 ? [...s.players.keys()] : view.order
  return (
    <div
      className={css['score']}
      role="group"
      aria-label={t('field:initiative')}
      title={t('field:initiative')}
    >
      {order.map((side, i) => (
        <div key={side} className={css['side']} data-active={view?.active === side}>
          <Mark player={side} />
          <span>
            {side === viewer
              ? t('field:side-you', { name: s.players[side]?.name ?? '' })
              : (s.players[side]?.name ?? '')}
          </span>
          <b>{t('field:initiative:nth', { count: i + 1, ordinal: true })}</b>
        </div>
      ))}
    </div>
  )
}
