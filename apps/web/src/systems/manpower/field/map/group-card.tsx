import { hasMorale, living, shotsOfGroup, speedLeft, speedOf } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { CardLine } from '../../../../cards/card-lines.tsx'
import type { CardOf } from '../../../../cards/piece-card.tsx'
import { CardLines } from '../../../../cards/card-lines.tsx'
import { metres } from '../logic/metres.ts'
import { PieceCard } from '../../../../cards/piece-card.tsx'
import { numeral, row } from '../../../../words/numerals.ts'
import { stackWords } from '../logic/group-name.ts'
import { useFieldState } from '../field-context.ts'
import { sayUnit } from '../../words/story.ts'

/** The card of a group: who is in it, how it stands, and what its units can do. */
export function GroupCard() {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const card = (piece: string): CardOf | null => {
    const number = Number(piece)
    const group = view?.groups[number]
    if (view === null || group === undefined) return null
    const stacks = group.stacks.filter(stack => living(stack) > 0)
    const count = (of: 'healthy' | 'injured' | 'dead'): string =>
      numeral(group.stacks.reduce((sum, stack) => sum + stack[of], 0))
    const { speed } = speedOf(s, view, number)
    const morale = (['high', 'low'] as const).filter(which => hasMorale(s, view, group, which))
    const lines: CardLine[] = [
      {
        name: t('card:men'),
        value: count('healthy'),
        does: t('card:men:does', { injured: count('injured'), dead: count('dead') }),
        rule: 'M-sheet-columns',
      },
      {
        name: t('card:speed'),
        value: t('field:metres', { metres: metres(speed) }),
        does: t('card:speed:does', { metres: metres(speedLeft(s, view, number)) }),
        rule: 'M-move-speed',
      },
      {
        name: t('card:shots'),
        value: numeral(shotsOfGroup(s, view, number)),
        does: t('card:shots:does'),
        rule: 'M-shots-count',
      },
      ...morale.map((which): CardLine => ({
        name: t(`field:morale:${which}`),
        value: null,
        does: t('card:morale:until', { turn: group[which] }),
        rule: 'MG-mor-time',
      })),
    ]
    const kinds = [...new Set(stacks.map(({ unit }) => unit))]
    return {
      title: group.name,
      about: row([s.players[group.owner]?.name ?? '', ...stacks.map(stack => stackWords(s, stack))]),
      picture: null,
      body: (
        <>
          <CardLines lines={lines} />
          <CardLines
            lines={kinds.map(unit => ({
              name: s.units[unit]?.name ?? '',
              value: null,
              does: sayUnit(s, unit),
              rule: null,
            }))}
          />
        </>
      ),
    }
  }
  return <PieceCard card={card} />
}
