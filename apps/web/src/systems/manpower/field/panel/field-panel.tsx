import type { Event } from '@sandtable/manpower'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import type { LogLine } from '../../../../frame/log-list.tsx'
import type { PanelTab } from '../../../../frame/panel.tsx'
import type { Selection } from '../logic/selection.ts'
import { FieldLearn } from './field-learn.tsx'
import { groupAt } from '../logic/orders.ts'
import { GroupSection } from './group-section.tsx'
import { isHeldUp } from '../logic/selection.ts'
import { lazily } from '../../../../look/lazily.ts'
import { LogList } from '../../../../frame/log-list.tsx'
import { placeOf } from '../logic/scene-of.ts'
import { Panel } from '../../../../frame/panel.tsx'
import { Recap } from '../../../../playback/recap.tsx'
import { useIsNews } from '../../../../playback/playback-context.ts'
import { ReactSection } from './react-section.tsx'
import { ReplayLink } from '../../../../frame/replay-link.tsx'
import { sheetRows } from '../logic/sheet-rows.ts'
import { UnitSheet } from './unit-sheet.tsx'
import { turnEndingAt } from '../../playback/turn-ends.ts'
import { useBlow } from '../../playback/use-blow.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useScatter } from '../../playback/use-scatter.ts'
import { useReport, useTurnEnded } from '../../playback/use-report.ts'
import { useUi } from '../../../../frame/frame-context.ts'
import { WaitingGroups } from './waiting-groups.tsx'

const AimSection = lazily(async () => (await import('./aim-section.tsx')).AimSection)
const ArmySection = lazily(async () => (await import('../../muster/army-section.tsx')).ArmySection)
const BuySection = lazily(async () => (await import('./buy-section.tsx')).BuySection)
const LeadSection = lazily(async () => (await import('../../muster/lead-section.tsx')).LeadSection)
const ProbeSection = lazily(async () => (await import('./probe-section.tsx')).ProbeSection)
const PowersSection = lazily(async () => (await import('./powers-section.tsx')).PowersSection)
const SiteSection = lazily(async () => (await import('./site-section.tsx')).SiteSection)
const SpellSection = lazily(async () => (await import('./spell-section.tsx')).SpellSection)
const BlowCard = lazily(async () => (await import('../../playback/blow-card.tsx')).BlowCard)
const ScatterCard = lazily(async () => (await import('../../playback/scatter-card.tsx')).ScatterCard)
const TurnReportSection = lazily(
  async () => (await import('../../playback/turn-report.tsx')).TurnReportSection,
)
const Rules = lazily(async () => (await import('../../../../frame/rules.tsx')).Rules)

const TABS: readonly PanelTab[] = [
  { tab: 'sheet', icon: 'cards', shows: () => <Sheets /> },
  { tab: 'log', icon: 'log', shows: () => <FieldLog /> },
  { tab: 'rules', icon: 'book', shows: () => <FieldRules /> },
  { tab: 'replay', icon: 'play', shows: () => <ReplayLink /> },
  { tab: 'learn', icon: 'help', shows: () => <FieldLearn /> },
]

/** The unit sheet, log, rules and help below the question of a battle. */
export const FieldPanel = () => (
  <Panel tabs={TABS}>
    <Chosen />
  </Panel>
)

/** The panel's subject: a reaction, a purchase, an aim, a group. */
function Chosen() {
  const { asked, selection, probe } = useFieldState()
  const isNews = useIsNews(asked !== null)
  const report = useReport()
  if (asked?.kind === 'buy')
    return (
      <Suspense>
        <BuySection asked={asked} />
      </Suspense>
    )
  if (asked?.kind === 'lead' || asked?.kind === 'muster')
    return (
      <Suspense>
        {asked.kind === 'lead' ? <LeadSection asked={asked} /> : <ArmySection asked={asked} />}
      </Suspense>
    )
  return (
    <>
      <Told />
      {probe === null ? null : (
        <Suspense>
          <ProbeSection />
        </Suspense>
      )}
      {isNews && report === null && selection.at === 'idle' ? <Recap /> : null}
      {asked?.kind === 'react' ? <ReactSection asked={asked} /> : null}
      {asked?.kind === 'place' ? <WaitingGroups /> : null}
      <Suspense>
        <Taken selection={selection} />
      </Suspense>
      {asked?.kind === 'declare' && isOwn(asked, selection) && !isHeldUp(selection) ? (
        <Suspense>
          <PowersSection asked={asked} group={selection.group} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The report of a turn, or the attack or the scatter that is playing. */
function Told() {
  const report = useReport()
  const waits = useTurnEnded() !== null
  const blow = useBlow()
  const scatter = useScatter()
  return (
    <Suspense>
      {report !== null ? (
        <TurnReportSection reported={report} waits={waits} />
      ) : blow !== null ? (
        <BlowCard key={blow.from} shown={blow} />
      ) : scatter === null ? null : (
        <ScatterCard shown={scatter} />
      )}
    </Suspense>
  )
}

/** The selection: a weapon, a spell, a site, or only a group. */
function Taken({ selection }: { readonly selection: Selection }) {
  if (selection.at === 'idle') return null
  if (selection.at === 'site') return <SiteSection site={selection} />
  if (selection.at !== 'aim') return <GroupSection group={selection.group} />
  return selection.spell === null ? (
    <AimSection aiming={selection} />
  ) : (
    <SpellSection aiming={selection} spelling={selection.spell} />
  )
}

const isOwn = ({ p, side }: Asked, selection: Selection): selection is Exclude<Selection, { at: 'idle' }> =>
  selection.at !== 'idle' &&
  groupAt(p, selection.group).owner === side &&
  !(selection.at === 'aim' && selection.spell !== null)

function Sheets() {
  const { seen, before } = useFieldState()
  const { s, view } = seen
  const rows = useMemo(() => (view === null ? [] : sheetRows(s, view, before)), [s, view, before])
  return <UnitSheet rows={rows} />
}

/** The log of a battle; pressing a line shows its place until the next. */
function FieldLog() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { s, view, tale } = useFieldState().seen
  const { pull } = useUi()
  const lines = useMemo(() => {
    const shownAt = (e: Event): LogLine['place'] => {
      const place = view === null ? null : placeOf(s, view, e)
      if (place === null) return null
      const name = view?.groups[place.group ?? -1]?.name ?? t('field:log:place')
      return { name, show: () => (pull('half'), desk.show(place)), leave: () => desk.show(null) }
    }
    const reportAt = (at: number): LogLine['more'] => {
      const turn = turnEndingAt(tale, at)
      if (turn === null) return undefined
      const open = (): void => (pull('half'), desk.report(turn))
      return { name: t('turn-report:open', { turn: turn.turn }), open }
    }
    return tale.flatMap(({ e, lines: told }, at) => {
      const place = shownAt(e)
      const more = reportAt(at)
      return told.map(({ side, as, text, tone, rules }, i): LogLine => ({
        key: `${at}.${i}`,
        is: as === 'row' ? 'line' : as,
        who: '',
        text,
        player: side,
        tone,
        rules: tone === 'quiet' ? [] : rules,
        place,
        more: i === 0 ? more : undefined,
      }))
    })
  }, [t, desk, s, view, tale, pull])
  return <LogList lines={lines} />
}

function FieldRules() {
  const { decision } = useFieldState().seen
  return <Rules book="manpower" now={decision?.rule ?? null} />
}
