import { living, shotsInTurn, shotsOfGroup, unitsOf } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { CardOf } from '../../../../cards/piece-card.tsx'
import { canDo } from '../logic/can-do.ts'
import { CardLines } from '../../../../cards/card-lines.tsx'
import { GroupFigure } from './group-figure.tsx'
import { groupLines } from '../logic/group-lines.ts'
import { PieceCard } from '../../../../cards/piece-card.tsx'
import { RangeRuler } from './range-ruler.tsx'
import { row } from '../../../../words/numerals.ts'
import { stackWords } from '../logic/group-name.ts'
import { useFieldState } from '../field-context.ts'
import css from './group-card.module.css'

/** The card of a group: who is in it, how it stands, how far it reaches, and what it can do now. */
export function GroupCard() {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const card = (piece: string): CardOf | null => {
    const number = Number(piece)
    const group = view?.groups[number]
    if (view === null || group === undefined) return null
    const stacks = group.stacks.filter(stack => living(stack) > 0)
    const injured = group.stacks.reduce((sum, stack) => sum + stack.injured, 0)
    const alive = t('card:alive', { alive: unitsOf(group), count: injured })
    const deeds = canDo(t, s, view, number)
    return {
      title: group.name,
      about: row([
        s.players[group.owner]?.name ?? '',
        ...stacks.map(stack => stackWords(s, stack)),
        t(`card:order:${group.order}`),
        alive,
      ]),
      picture: <GroupFigure s={s} p={view} group={number} />,
      body: (
        <>
          <RangeRuler s={s} p={view} group={number} />
          <CardLines lines={groupLines(t, s, view, number)} />
          <Shots left={shotsOfGroup(s, view, number)} of={shotsInTurn(s, view, number)} />
          {deeds.length === 0 ? null : (
            <>
              <h3 className={css['caption']}>{t('card:can')}</h3>
              <ul className={css['can']} data-can-do>
                {deeds.map(({ name, can, does }) => (
                  <li key={name} data-can={can}>
                    <i role="img" aria-label={t(can ? 'card:can:yes' : 'card:can:no')}>
                      {can ? '✓' : '×'}
                    </i>
                    <b>{name}</b>
                    <span>{does}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ),
    }
  }
  return <PieceCard card={card} />
}

/** More shots than these are only counted. */
const PIPS = 14

/** Shots left in this turn, as pips if they are few. */
function Shots({ left, of }: { readonly left: number; readonly of: number }) {
  const { t } = useTranslation()
  if (of === 0) return null
  return (
    <>
      <h3 className={css['caption']}>{t('card:shots')}</h3>
      <p className={css['shots']} data-shots>
        {of > PIPS ? null : Array.from({ length: of }, (_, i) => <i key={i} data-left={i < left} />)}{' '}
        <span>{t('card:shots:left', { left, of })}</span>
      </p>
    </>
  )
}
