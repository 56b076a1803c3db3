import type { KeyRow } from '../frame/key-list.tsx'
import type { Ui } from '../frame/ui.ts'
import { EndBox } from '../frame/end-box.tsx'
import { Mark } from '../frame/controls.tsx'
import { OpenDialog } from '../frame/open-dialog.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { usePlain } from './plain-context.ts'
import css from '../frame/dialogs.module.css'

const KEYS: readonly KeyRow[] = [
  ['key:enter', 'plain:key:enter'],
  ['U', 'key:u:does'],
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['?', 'key:help:does'],
]

/** The dialogs of a plain table. */
export const PlainDialog = ({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) => (
  <OpenDialog dialog={dialog} keys={KEYS} odds={null} end={<PlainEnding />} />
)

/** The end of the game, with each player's score. */
function PlainEnding() {
  const { seen, points } = usePlain()
  const { players } = useFrame()
  const outcome = seen.state?.outcome ?? null
  if (outcome === null) return null
  return (
    <EndBox outcome={outcome} viewer={seen.viewer} why={null}>
      <ul className={css['list']}>
        {players.map((name, player) => (
          <li key={name}>
            <Mark player={player} />
            {name}
            <b>{points[player]}</b>
          </li>
        ))}
      </ul>
    </EndBox>
  )
}
