import { useTranslation } from 'react-i18next'
import type { Ui } from '../ui.ts'
import { Box } from './box.tsx'
import { Ending } from './ending.tsx'
import { KeyList } from './key-list.tsx'
import { Links } from './links.tsx'
import { OddsBox } from './odds-box.tsx'

/** The dialog of this name: keys, links, odds, how it ended. */
export function OpenDialog({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) {
  const { t } = useTranslation()
  if (dialog === 'odds') return <OddsBox />
  if (dialog === 'end') return <Ending />
  return (
    <Box title={t(dialog === 'keys' ? 'key:title' : 'links:title')}>
      {dialog === 'keys' ? <KeyList /> : <Links />}
    </Box>
  )
}
