import type { KeyRow } from '../../../frame/key-list.tsx'
import type { Ui } from '../../../frame/ui.ts'
import { Aftermath } from '../playback/aftermath.tsx'
import { EndBox } from '../../../frame/end-box.tsx'
import { LazyFigures } from '../../../ending/lazy-figures.ts'
import { RuleId } from '../../../frame/controls.tsx'
import { OpenDialog } from '../../../frame/open-dialog.tsx'
import { useFieldState } from './field-context.ts'

const KEYS: readonly KeyRow[] = [
  ['key:tab', 'field:key:tab'],
  ['N', 'field:key:next'],
  ['key:arrows', 'field:key:arrows'],
  ['[ ]', 'field:key:turn'],
  ['key:enter', 'key:enter:does'],
  ['key:esc', 'key:esc:does'],
  ['U', 'key:u:does'],
  ['E', 'field:key:end'],
  ['S', 'field:key:sheet'],
  ['I', 'field:key:card'],
  ['M', 'field:key:ruler'],
  ['T', 'field:key:threat'],
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['+ − 0', 'key:zoom:does'],
  ['?', 'key:help:does'],
]

/** The dialogs of a battle's table. */
export const FieldDialog = ({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) => (
  <OpenDialog dialog={dialog} keys={KEYS} odds={null} end={<FieldEnding />} />
)

/** The end of the battle: what decided it, and its aftermath. */
function FieldEnding() {
  const { state, view, viewer, tale } = useFieldState().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  const why = tale.flatMap(({ lines }) => lines).findLast(line => line.of === 'battle-ended')
  const words =
    why === undefined ? null : (
      <>
        {why.text}.{' '}
        {why.rules.map(id => (
          <RuleId key={id} id={id} />
        ))}
      </>
    )
  return (
    <EndBox outcome={outcome} viewer={viewer} why={words} Figures={LazyFigures}>
      <Aftermath />
    </EndBox>
  )
}
