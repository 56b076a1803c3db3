import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import type { Attack } from './use-outlook.ts'
import { Box } from '../../../frame/box.tsx'
import { OddsPicture } from '../odds/odds-picture.tsx'
import { Reasons } from '../odds/reasons.tsx'
import { regionName } from './logic/names.ts'
import { sayForeseen } from '../words/story.ts'
import { useUi } from '../../../frame/frame-context.ts'
import { coloursOf } from '../battle/side-colours.ts'
import { useDeskState, useTable } from './table-context.ts'
import { useOutlook } from './use-outlook.ts'

/** The odds of the battle at the end of a march. */
export function OddsBox() {
  const { t } = useTranslation()
  const { lay, selection } = useDeskState()
  useEffect(() => backToTheMarch, [])
  if (selection.at !== 'target') return null
  const { s, view } = lay.seen
  const { picked, to } = selection
  const steps = lay.reach(picked).routes.get(to)?.steps ?? []
  const from = steps.at(-2) ?? ((view as Position).where[picked[0] as number] as number)
  return (
    <Box title={t('route:odds:title', { region: regionName(s, to) })}>
      <AllOdds picked={picked} from={from} to={to} />
    </Box>
  )
}

/** With the odds on screen, Enter marches and doesn't open them again. */
const backToTheMarch = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-confirm]')?.focus())

function AllOdds(attack: Attack) {
  const { t } = useTranslation()
  const { s } = useDeskState().lay.seen
  const { marks } = useTable()
  const { open, showRule } = useUi()
  const outlook = useOutlook(attack)
  if (outlook === undefined) return <p role="status">{t('route:working')}</p>
  if (outlook === null) return <p>{t('route:no-odds')}</p>
  const openRule = (rule: string): void => {
    open(null)
    showRule(rule)
  }
  return (
    <>
      {outlook.evading === 0 ? null : <p>{t('route:evading', { faces: outlook.evading })}</p>}
      <div style={coloursOf(marks, outlook.players[0] ?? -1, outlook.players[1] ?? -1)}>
        <OddsPicture odds={outlook.odds} side={0} />
      </div>
      <Reasons
        s={s}
        lines={sayForeseen(s, outlook.modifiers)}
        players={outlook.players}
        openRule={openRule}
      />
    </>
  )
}
