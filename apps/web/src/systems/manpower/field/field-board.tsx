import { CardHands } from '../../../cards/card-hands.tsx'
import { Suspense } from 'react'
import { ActionLine } from '../../../frame/action-line.tsx'
import { Dialogs } from '../../../frame/dialogs.tsx'
import { FieldBar } from './field-bar.tsx'
import { FieldMap } from './map/field-map.tsx'
import { FieldPanel } from './panel/field-panel.tsx'
import { Accept, Confirm, Finish, Undo } from './field-deeds.tsx'
import { AsShown } from './field-place.tsx'
import { fieldNow } from './logic/field-now.ts'
import { isHeldUp } from './logic/selection.ts'
import { lazily } from '../../../look/lazily.ts'
import { FightDetail } from '../playback/fight-detail.tsx'
import { PlaybackBar } from '../../../playback/bar.tsx'
import { Sheet } from '../../../frame/sheet.tsx'
import { NowPart, Part } from '../../../trouble/part.tsx'
import { useBlow } from '../playback/use-blow.ts'
import { useFieldKeys } from './use-field-keys.ts'
import { useFieldState } from './field-context.ts'
import { usePlaybackGuard } from '../../../playback/guard.ts'
import { usePace } from '../../../playback/playback-context.ts'
import { useNarrow } from '../../../frame/use-narrow.ts'
import { useScatter } from '../playback/use-scatter.ts'
import { useTurnEnded } from '../playback/use-report.ts'
import { useUi } from '../../../frame/frame-context.ts'
import { WhatNowWords } from '../../../frame/what-now.tsx'
import css from '../../../frame/frame.module.css'

const GroupCard = lazily(async () => (await import('./map/group-card.tsx')).GroupCard)
const MusterBoard = lazily(async () => (await import('../muster/muster-board.tsx')).MusterBoard)
const FieldDialog = lazily(async () => (await import('./field-dialog.tsx')).FieldDialog)

/** The frame of a battle: bar, field, action line and panel; on a small screen the last two share a sheet. */
export function FieldBoard() {
  const narrow = useNarrow()
  const { rest } = useUi()
  const state = useFieldState()
  useFieldKeys()
  const guard = usePlaybackGuard()
  const { isBehind } = usePace()
  const isReading = useTurnEnded() !== null
  const isTelling =
    [useBlow(), useScatter()].some(one => one !== null) || isReading || state.reported !== null
  const { seen, selection, asked, busy, dragging, muster } = state
  const isPreparing = asked?.kind === 'lead' || asked?.kind === 'muster'
  const words = (
    <NowPart of={state}>
      <FieldNow />
    </NowPart>
  )
  const panel = (
    <Part name="panel" of={state}>
      <AsShown>
        <FieldPanel />
      </AsShown>
    </Part>
  )
  const isAsked = asked?.kind === 'react' || asked?.kind === 'buy'
  return (
    <div
      className={css['board']}
      data-rest={rest}
      data-playing={isBehind || isReading || undefined}
      {...guard}
    >
      <AsShown>
        <FieldBar narrow={narrow} />
      </AsShown>
      <main className={css['map']}>
        <Part name="map" of={state}>
          {isPreparing && muster.shows === 'list' ? (
            <Suspense>
              <MusterBoard />
            </Suspense>
          ) : (
            <AsShown>
              <FieldMap />
            </AsShown>
          )}
          {isReading ? null : (
            <PlaybackBar>
              <FightDetail />
            </PlaybackBar>
          )}
        </Part>
      </main>
      {narrow ? (
        <Sheet
          words={words}
          panel={panel}
          wanted={
            busy || dragging || (isBehind && !isTelling)
              ? null
              : selection.at !== 'idle' || isAsked || isTelling
          }
          buttons={
            <>
              <Undo />
              <Accept />
              {isHeldUp(selection) ? <Confirm /> : <Finish />}
            </>
          }
        />
      ) : (
        <>
          <ActionLine words={words}>
            <Undo />
            {isHeldUp(selection) ? <Confirm /> : null}
            <Accept />
            <Finish />
          </ActionLine>
          {panel}
        </>
      )}
      <AsShown>
        <CardHands>
          <GroupCard />
        </CardHands>
      </AsShown>
      <Dialogs over={seen.state?.stage === 'over' && !isBehind && !isReading} opened={FieldDialog} />
    </div>
  )
}

/** What the player may do now, or what went wrong. */
function FieldNow() {
  const state = useFieldState()
  return <WhatNowWords now={fieldNow(state)} bad={state.trouble !== null || state.seen.problem !== null} />
}
