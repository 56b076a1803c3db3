import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableOrder } from '@sandtable/manpower'
import { diceFor, whyNotOrder } from '@sandtable/manpower'
import type { Laid } from './desk.ts'
import type { Plan } from './logic/plan.ts'
import { Action } from '../../../look/action.tsx'
import { AttackSection } from './attack-section.tsx'
import { carryOut, undoLast } from './desk.ts'
import { GroupDialog } from './group-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { Outcome, Story } from './story.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { RosterSection } from './roster-section.tsx'
import { settled } from './logic/plan.ts'
import { TableSheet } from './table-sheet.tsx'
import { MiniaturesContext } from './miniatures-context.ts'
import { useRuleBox } from '../../../rules/use-rule-box.tsx'
import pieces from './pieces.module.css'
import { eraName } from '../words/names.ts'
import css from './miniatures.module.css'

const PARTS = ['attack', 'sheet', 'log', 'roster'] as const

/** A laid table: attacks, the sheet, and the log. A phone shows one part at a time. */
export function SittingView({ laid }: { readonly laid: Laid }) {
  const { t } = useTranslation()
  const { s, p } = laid.sitting.history.game
  const [part, setPart] = useState<(typeof PARTS)[number]>('attack')
  const [held, hold] = useState<Plan | null>(null)
  const [asked, ask] = useState<TableOrder | null>(null)
  const [group, open] = useState<number | null>(null)
  const [openRule, ruleBox] = useRuleBox('manpower')
  const order = (given: TableOrder): void => {
    const isReady =
      whyNotOrder(s, p, given) === null && diceFor(laid.sitting.history.game, given, []).length === 0
    if (isReady) carryOut(laid, { order: given, dice: null })
    else ask(given)
  }
  return (
    <MiniaturesContext value={{ laid, s, p, openRule, order }}>
      <main className={css['main']} data-part={part}>
        <header className={css['head']}>
          <div>
            <h1>{s.name}</h1>
            <p>{t('miniatures:turn', { turn: p.turn, era: eraName(s.era) })}</p>
          </div>
          <div className={css['parts']} role="group" aria-label={t('miniatures:parts')}>
            {PARTS.map(one => (
              <button
                key={one}
                type="button"
                data-of={one}
                aria-pressed={one === part}
                onClick={() => setPart(one)}
              >
                {t(`miniatures:part:${one}`)}
              </button>
            ))}
          </div>
        </header>
        <section className={css['attack']} data-of="attack" aria-label={t('miniatures:part:attack')}>
          <Outcome />
          <AttackSection plan={settled(s, p, held)} change={hold} />
        </section>
        <section
          className={`${pieces['card']} ${css['paper']}`}
          data-of="sheet"
          aria-label={t('miniatures:part:sheet')}
        >
          <h2>{t('miniatures:part:sheet')}</h2>
          <TableSheet open={open} />
          <PrintSheets />
        </section>
        <section
          className={`${pieces['card']} ${css['paper']}`}
          data-of="log"
          aria-label={t('miniatures:part:log')}
        >
          <h2>{t('miniatures:part:log')}</h2>
          <Story />
        </section>
        {part === 'roster' ? <RosterSection laid={laid} done={() => setPart('attack')} /> : null}
        <footer className={css['foot']}>
          <Action large isDisabled={laid.sitting.given.length === 0} onPress={() => undoLast(laid)}>
            {t('miniatures:undo')}
          </Action>
          <Action large onPress={() => order({ do: 'initiative' })}>
            {t('miniatures:initiative')}
          </Action>
          <Action large onPress={() => order({ do: 'turn' })}>
            {t('miniatures:next-turn')}
          </Action>
        </footer>
      </main>
      {asked === null ? null : <OrderDialog order={asked} close={() => ask(null)} />}
      {group === null ? null : <GroupDialog group={group} close={() => open(null)} />}
      {ruleBox}
    </MiniaturesContext>
  )
}
