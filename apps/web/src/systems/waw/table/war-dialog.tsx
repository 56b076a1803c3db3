import type { Ui } from '../../../frame/ui.ts'
import { Ending } from './ending.tsx'
import { OddsBox } from './odds-box.tsx'
import { OpenDialog } from '../../../frame/open-dialog.tsx'
import { WAR_KEYS } from './war-keys.ts'

/** The dialogs of a war's table. */
export const WarDialog = ({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) => (
  <OpenDialog dialog={dialog} keys={WAR_KEYS} odds={<OddsBox />} end={<Ending />} />
)
