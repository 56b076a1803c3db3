import type { FieldShown } from '@sandtable/draw'
import type { Blow } from '@sandtable/manpower'
import { declaredFire, spotRing } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import type { ShownBlow } from './use-blow.ts'
import { BlowMarks } from './blow-marks.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { groupAt } from '../field/logic/orders.ts'
import { linesOf } from './blows.ts'
import { ScatterMarks } from './scatter-marks.tsx'
import { TollMark } from './toll-mark.tsx'
import { tollsOf } from './blow-words.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { useReport } from './use-report.ts'
import { useStep } from './use-blow.ts'
import css from './blows.module.css'

interface Layer {
  readonly shown: FieldShown
  /** The blow on screen; null: none. */
  readonly blow: ShownBlow | null
}

/** During playback the fire of the moment, where it strikes and who falls; with a report, all of its turn. */
export function BlowsLayer({ shown, blow }: Layer) {
  const report = useReport()
  return (
    <g aria-hidden="true" data-blows>
      {report !== null ? (
        <TurnMarks blows={report.report.blows} shown={shown} />
      ) : blow === null ? null : (
        <BlowMarks key={blow.from} struck={blow} shown={shown} />
      )}
      <ScatterMarks shown={shown} />
      {report === null && blow === null ? <StepMark shown={shown} /> : null}
    </g>
  )
}

/** Every line of fire of a turn, faded, and what each group has lost. */
function TurnMarks({ blows, shown }: { readonly blows: readonly Blow[]; readonly shown: FieldShown }) {
  const { field } = useField()
  const { marks } = useFrame()
  const { s, view } = useFieldState().seen
  if (view === null) return null
  return (
    <>
      <g className={css['faded']}>
        {blows.flatMap((blow, n) =>
          blow.throws.slice(0, 1).flatMap(one =>
            linesOf(s, view, blow, one).map(({ group, ...line }) => {
              const fire = { ...line, mark: marks[blow.player ?? -1]?.colour ?? 'var(--ink2)', mine: true }
              return <Drawn key={`${n}.${group}`} drawing={declaredFire(fire, field, shown)} />
            }),
          ),
        )}
      </g>
      {tollsOf(blows.flatMap(({ suffered }) => suffered))
        .filter(({ died }) => died > 0)
        .map(toll => (
          <TollMark key={toll.group} toll={toll} at={centre(s, groupAt(view, toll.group))} shown={shown} />
        ))}
    </>
  )
}

/** A ring round the place of the step that is playing; a group on the move is lit anyway. */
function StepMark({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { view } = useFieldState().seen
  const step = useStep()
  const mover = view?.move?.group ?? null
  if (step === null || (step.group !== null && step.group === mover)) return null
  const [x, y] = step.spot
  return (
    <g data-step>
      <Drawn drawing={spotRing([x, y], field, shown)} />
    </g>
  )
}
