import type { AttackFrom, Position } from '@sandtable/waw'
import { isLeader } from '@sandtable/waw'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { Lay } from '../table/logic/desk.ts'
import type { Pile } from '../table/logic/piles.ts'
import { deedsOf } from '../table/logic/orders.ts'
import { Push } from '../../../frame/controls.tsx'
import { regionName } from '../table/logic/names.ts'
import { sentence } from '../../../words/sentence.ts'
import { sayNow } from '../words/pieces.ts'
import { sayWhyNot } from '../words/story.ts'
import { useDeskState, useTable } from '../table/table-context.ts'
import css from './here-and-now.module.css'

/** The nearest attack that the whole stack could make now; null: none. */
function attackOf(lay: Lay, pile: Pile): AttackFrom | null {
  if (lay.command === null) return null
  const stack = lay.fresh(pile)
  const { routes } = lay.reach(stack)
  const met = [...routes].filter(([, { meets }]) => meets === 'enemies')
  const [nearest] = met.toSorted(([, one], [, other]) => one.spent - other.spent)
  if (nearest === undefined) return null
  const [to, { steps }] = nearest
  return { stack, from: steps.at(-2) ?? pile.region, to }
}

/** The most regions that are named. */
const MOST = 5

interface Standing {
  readonly counter: number
  readonly pile: Pile
}

/** How a counter stands now, what it would hit on, and what it can’t do. */
export function HereAndNow({ counter: c, pile }: Standing) {
  const { t } = useTranslation()
  const { lay } = useDeskState()
  const { s, view, viewer } = lay.seen
  const p = view as Position
  const id = useId()
  const isOwn = viewer === s.owner[c]
  const said = useMemo(() => sayNow(s, p, c, isOwn ? attackOf(lay, pile) : null), [s, p, c, isOwn, lay, pile])
  const hindered = useMemo(() => (isOwn ? hindrances(lay, c) : []), [isOwn, lay, c])
  const reached =
    isOwn && lay.command !== null ? [...lay.reach([c]).routes.keys()].map(to => regionName(s, to)) : []
  const others = pile.unseen.units + pile.unseen.leaders
  return (
    <section className={css['now']} aria-labelledby={id}>
      <h3 id={id}>{t('card:now')}</h3>
      <p>{said.join(' ')}</p>
      {others === 0 ? null : <p>{t('card:unseen-too', { count: others })}</p>}
      {reached.length === 0 ? null : <p>{canReach(t, reached)}</p>}
      {hindered.map(({ deed, why }) => (
        <p key={deed} className={css['cannot']}>
          {t(`card:cannot:${deed}`, { why })}
        </p>
      ))}
    </section>
  )
}

/** Where a counter can march, by name as far as there are few. */
const canReach = (t: TFunction, reached: readonly string[]): string =>
  reached.length > MOST
    ? t('card:can:march-many', { count: reached.length })
    : t('card:can:march', { regions: reached })

interface Hindered {
  readonly deed: string
  readonly why: string
}

/** What a counter of the player's can’t do now, and why. */
function hindrances(lay: Lay, c: number): Hindered[] {
  const { command, seen } = lay
  if (command === null) return []
  const p = seen.view as Position
  const { why } = lay.reach([c])
  return [
    ...(why === null ? [] : [{ deed: 'march', why: sentence(sayWhyNot(seen.s, p, why)) }]),
    ...deedsOf(command, [c]).flatMap(({ deed, why: whyNot }) =>
      whyNot === null ? [] : [{ deed, why: sentence(sayWhyNot(seen.s, p, whyNot)) }],
    ),
  ]
}

/** Picks up one counter of a stack, or all that can march. */
export function TakeUp({ counter: c, pile }: Standing) {
  const { t } = useTranslation()
  const { desk, cards } = useTable()
  const { lay, selection } = useDeskState()
  const all = lay.ready.some(({ key }) => key === pile.key) ? lay.fresh(pile) : []
  if (!all.includes(c)) return null
  const take = (picked: readonly number[]): void => {
    if (!('pile' in selection && selection.pile === pile.key)) desk.act({ do: 'pile', pile: pile.key })
    desk.act({ do: 'pick', picked })
    cards.getState().show(null)
  }
  return (
    <>
      <Push as="main" onPress={() => take([c])}>
        {t(isLeader(lay.seen.s, c) ? 'card:take:leader' : 'card:take:unit')}
      </Push>
      {all.length < 2 ? null : (
        <Push onPress={() => take(all)}>{t('card:take-all', { count: all.length })}</Push>
      )}
    </>
  )
}
