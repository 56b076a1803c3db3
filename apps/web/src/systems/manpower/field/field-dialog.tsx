import type { KeyRow } from '../../../frame/key-list.tsx'
import type { Ui } from '../../../frame/ui.ts'
import { Aftermath } from '../playback/aftermath.tsx'
import { EndBox } from '../../../frame/end-box.tsx'
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
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['+ − 0', 'key:zoom:does'],
  ['?', 'key:help:does'],
]

/** The dialogs of a battle's table. */
export const FieldDialog = ({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) => (
  <OpenDialog dialog={dialog} keys={KEYS} odds={null} end={<FieldEnding />} />
)

/** The end of the battle, with its aftermath. */
function FieldEnding() {
  const { state, view, viewer } = useFieldState().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  return (
    <EndBox outcome={outcome} viewer={viewer}>
      <Aftermath />
    </EndBox>
  )
}
