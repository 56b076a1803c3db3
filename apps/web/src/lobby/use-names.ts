import type { GameSummary } from '@sandtable/protocol'
import { useTranslation } from 'react-i18next'
import type { MyGame } from './standing.ts'
import { awaited, others } from './standing.ts'
import { botWords } from './bot-words.ts'

export interface Names {
  /** The other players, as a phrase. */
  readonly company: string
  /** The awaited players. */
  readonly awaited: readonly string[]
}

/** The other players, in words. */
export function useNames(mine: MyGame): Names {
  const { t } = useTranslation()
  const nameOf = ({ name, holder }: GameSummary['seats'][number]): string => {
    if (holder === 'open') return t('lobby:open-seat')
    return holder === 'bot' ? botWords(t, name) : name
  }
  const listed = (seats: GameSummary['seats']): string[] => [...new Set(seats.map(nameOf))]
  const company = others(mine)
  const alone = company.length === 0 && mine.summary !== null && mine.summary !== 'gone'
  return {
    company: alone
      ? t('lobby:hot-seat')
      : company.length === 0
        ? ''
        : t('lobby:with', { who: listed(company) }),
    awaited: listed(awaited(mine)),
  }
}
