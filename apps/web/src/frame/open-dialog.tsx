import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyRow } from './key-list.tsx'
import type { Ui } from './ui.ts'
import { Box } from './box.tsx'
import { KeyList } from './key-list.tsx'
import { Links } from './links.tsx'
import { ResignBox } from './resign-box.tsx'

interface Dialog {
  readonly dialog: NonNullable<Ui['dialog']>
  readonly keys: readonly KeyRow[]
  readonly odds: ReactNode
  readonly end: ReactNode
}

/** The dialog of this name: keys, links, odds, how it ended. */
export function OpenDialog({ dialog, keys, odds, end }: Dialog) {
  const { t } = useTranslation()
  if (dialog === 'odds') return odds
  if (dialog === 'end') return end
  if (dialog === 'resign') return <ResignBox />
  return (
    <Box title={t(dialog === 'keys' ? 'key:title' : 'links:title')}>
      {dialog === 'keys' ? <KeyList keys={keys} /> : <Links />}
    </Box>
  )
}
