import type { CSSProperties } from 'react'
import type { Mark } from '@sandtable/draw'
import type { Viewer } from '@sandtable/kernel'
import type { DeskState } from './logic/desk.ts'
import { CardHands } from '../../../cards/card-hands.tsx'
import { ActionLine } from '../../../frame/action-line.tsx'
import { BattleLayer } from '../battle/battle-layer.tsx'
import { Confirm, Finish, Undo } from './deeds.tsx'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { crowdOf } from './logic/choices.ts'
import { Dialogs } from '../../../frame/dialogs.tsx'
import { Hand } from './hand.tsx'
import { lazily } from '../../../look/lazily.ts'
import { MapArea } from './map-area/map-area.tsx'
import { PlaybackBar } from '../../../playback/bar.tsx'
import { usePlaybackGuard } from '../../../playback/guard.ts'
import { NowPart, Part } from '../../../trouble/part.tsx'
import { ReopenedLayer } from '../climax/reopened-layer.tsx'
import { Sheet } from '../../../frame/sheet.tsx'
import { Tutorial } from '../learn/tutorial.tsx'
import { useDeskState, useTable } from './table-context.ts'
import { useKeys } from './use-keys.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import { useUi } from '../../../frame/frame-context.ts'
import { AsShown } from './war-place.tsx'
import { WarBar } from './war-bar.tsx'
import { WarPanel } from './panel/war-panel.tsx'
import { whatNow } from './logic/what-now.ts'
import { WhatNowWords } from '../../../frame/what-now.tsx'
import css from '../../../frame/frame.module.css'

const CounterCard = lazily(async () => (await import('../counters/counter-card.tsx')).CounterCard)
const WarDialog = lazily(async () => (await import('./war-dialog.tsx')).WarDialog)

/** The frame of a war: bar, map, action line and panel; on a small screen the last two share a sheet. */
export function Board() {
  const narrow = useNarrow()
  const { desk, opened, odds, marks } = useTable()
  const { rest } = useUi()
  const state = useDeskState()
  useKeys()
  const guard = usePlaybackGuard()
  const { selection, lay } = state
  const words = (
    <NowPart of={state}>
      <WarNow />
    </NowPart>
  )
  const panel = (
    <Part name="panel" of={state}>
      <AsShown>
        <WarPanel />
      </AsShown>
    </Part>
  )
  const confirms = selection.at === 'target' || selection.at === 'choice'
  return (
    <div className={css['board']} data-rest={rest} style={sidesIn(marks, lay.seen.viewer)} {...guard}>
      <CounterDefs of={opened.pack} />
      <AsShown>
        <WarBar narrow={narrow} />
      </AsShown>
      <main className={css['map']}>
        <Part name="map" of={state}>
          <AsShown>
            <MapArea />
          </AsShown>
          <Hand />
          <PlaybackBar />
        </Part>
      </main>
      {narrow ? (
        <Sheet
          words={words}
          panel={panel}
          wanted={isPanelWanted(state)}
          buttons={
            <>
              <Undo />
              {confirms ? <Confirm /> : <Finish />}
            </>
          }
        />
      ) : (
        <>
          <ActionLine words={words}>
            <Undo />
            <Finish />
          </ActionLine>
          {panel}
        </>
      )}
      <Part name="battle" of={state}>
        <BattleLayer desk={desk} opened={opened} odds={odds} answer={answer => void desk.give([answer])} />
      </Part>
      <ReopenedLayer />
      <Dialogs over={lay.seen.state?.stage === 'over'} opened={WarDialog} />
      <AsShown>
        <CardHands>
          <CounterCard />
        </CardHands>
      </AsShown>
      <Tutorial />
    </div>
  )
}

/** Odds are shown in the marks of the player and of an enemy: a mark belongs to its player, not to the viewer. */
function sidesIn(marks: readonly Mark[], viewer: Viewer): CSSProperties {
  const mine = viewer ?? 0
  const theirs = marks.findIndex((_, player) => player !== mine)
  return { '--mineMark': marks[mine]?.colour, '--theirsMark': marks[theirs]?.colour } as CSSProperties
}

/** What the player may do now, or what went wrong. */
function WarNow() {
  const state = useDeskState()
  return <WhatNowWords now={whatNow(state)} bad={state.trouble !== null || state.lay.seen.problem !== null} />
}

/** Whether the panel has a selection or a question of its own; null while an order is being sent. */
function isPanelWanted({ lay, selection, busy }: DeskState): boolean | null {
  if (busy) return null
  const { decision } = lay.seen
  const isCrowd = lay.command === null && decision !== null && crowdOf(decision) !== null
  return selection.at !== 'idle' || lay.choices.length > 1 || isCrowd
}
