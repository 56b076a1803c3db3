import type { Box } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insets, MapHand } from '../../../../map/index.ts'
import type { Rest } from '../../../../frame/ui.ts'
import { BackToList } from '../../muster/back-to-list.tsx'
import { FieldDefs } from './field-land.tsx'
import { FieldDrawing } from './field-drawing.tsx'
import { FieldKey } from './field-key.tsx'
import { groupAt } from '../logic/orders.ts'
import { groupOf } from '../logic/selection.ts'
import { FieldTools } from './field-tools.tsx'
import { MapFrame } from '../../../../map/index.ts'
import { spotsOf } from '../../playback/blows.ts'
import { useBlow, useStep } from '../../playback/use-blow.ts'
import { useField, useFieldState } from '../field-context.ts'
import { usePace } from '../../../../playback/playback-context.ts'
import { useNarrow } from '../../../../frame/use-narrow.ts'
import { useUi } from '../../../../frame/frame-context.ts'
import { ZoomChoice } from './zoom-choice.tsx'
import css from './field-map.module.css'

/** How much of a small screen's map the sheet covers, by its rest. */
const COVERED: Readonly<Record<Rest, number>> = { low: 148, half: 388, full: 388 }
/** How much the playback bar covers above the sheet. */
const BAR = 130
/** How much of it the zoom buttons cover. */
const ZOOMS = 60
const BESIDE_TOOLS: Insets = { top: 0, right: 0, bottom: 0, left: 60 }

/** The battlefield in its frame, with its tools. */
export function FieldMap() {
  const { t } = useTranslation()
  const { pack, field } = useField()
  const { seen, asked } = useFieldState()
  const { s, view } = seen
  const narrow = useNarrow()
  const { rest } = useUi()
  const { isBehind } = usePace()
  const [hand, setHand] = useState<MapHand | null>(null)
  const board = useMemo((): Box => [0, 0, field.width, field.height], [field])
  const insets = useMemo(
    (): Insets =>
      narrow ? { top: ZOOMS, right: 0, bottom: COVERED[rest] + (isBehind ? BAR : 0), left: 0 } : BESIDE_TOOLS,
    [narrow, rest, isBehind],
  )
  useFirstLook(hand, narrow)
  useShown(hand, insets)
  const draw = useCallback((scale: number) => <FieldDrawing scale={scale} />, [])
  return (
    <div className={css['map']} data-map>
      <FieldDefs pack={pack} />
      <MapFrame
        sheet={board}
        home={board}
        label={t('field:map')}
        insets={insets}
        onHand={setHand}
        over={
          <>
            <FieldTools />
            <ZoomChoice />
            {asked?.kind === 'lead' || asked?.kind === 'muster' ? <BackToList /> : null}
            <FieldKey pack={pack} s={s} p={view} field={field} />
          </>
        }
      >
        {draw}
      </MapFrame>
    </div>
  )
}

/** The first view shows both armies, on a small screen the player's own. */
function useFirstLook(hand: MapHand | null, narrow: boolean): void {
  const { field } = useField()
  const { s, view, viewer } = useFieldState().seen
  const isSeated = view !== null
  useEffect(() => {
    const stood = (view?.groups ?? []).filter(
      ({ where, owner }) => where === 'field' && (!narrow || viewer === null || owner === viewer),
    )
    hand?.show(stood.map(group => field.at(centre(s, group))))
  }, [hand, isSeated])
}

/** The map moves to show the chosen group and its target or goal, or the place of a log line. */
function useShown(hand: MapHand | null, insets: Insets): void {
  const { field } = useField()
  const { seen, selection, asked, dragging, shown } = useFieldState()
  const group = groupOf(selection)
  const mover = asked?.kind === 'react' ? (seen.view?.move?.group ?? null) : null
  useEffect(() => {
    const { view, s } = seen
    const stood = [group, mover].flatMap(n =>
      n === null || view === null || groupAt(view, n).where !== 'field' ? [] : [centre(s, groupAt(view, n))],
    )
    const wanted = [...stood, ...(selection.at === 'move' ? [selection.to] : [])]
    if (wanted.length > 0 && !dragging) hand?.show(wanted.map(spot => field.at(spot)))
  }, [hand, insets, field, group, mover, dragging])
  const step = useStep()
  const blow = useBlow()
  useEffect(() => {
    const place = step === null ? [] : [step.spot]
    const spots = blow === null ? place : spotsOf(seen.s, blow.before, blow.blow)
    if (spots.length > 0) hand?.show(spots.map(spot => field.at(spot)))
  }, [hand, insets, field, step, blow])
  useEffect(() => {
    if (shown !== null) hand?.show([field.at(shown.spot)])
  }, [hand, insets, field, shown])
}
