import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { Ending } from './ending.tsx'
import { KeyList } from './key-list.tsx'
import { Links } from './links.tsx'
import { OddsBox } from './odds-box.tsx'
import { useLay, useUi } from '../table-context.ts'

/** Whatever lies over the table: keys, links, how it ended. */
export function Dialogs() {
  const { t } = useTranslation()
  const { dialog, open } = useUi()
  const over = useLay().seen.state?.stage === 'over'
  useEffect(() => {
    if (over) open('end')
  }, [over, open])
  return (
    <>
      <Box title={t('key:title')} open={dialog === 'keys'}>
        <KeyList />
      </Box>
      <Box title={t('links:title')} open={dialog === 'links'}>
        <Links />
      </Box>
      <OddsBox />
      <Ending open={dialog === 'end'} />
    </>
  )
}
