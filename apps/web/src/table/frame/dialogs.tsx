import { Suspense, useEffect } from 'react'
import { lazily } from '../../look/lazily.ts'
import { useLay, useUi } from '../table-context.ts'

const OpenDialog = lazily(async () => (await import('./open-dialog.tsx')).OpenDialog)

/** Whatever lies over the table; how the war ended lies there by itself. */
export function Dialogs() {
  const { dialog, open } = useUi()
  const over = useLay().seen.state?.stage === 'over'
  useEffect(() => {
    if (over) open('end')
  }, [over, open])
  return <Suspense>{dialog === null ? null : <OpenDialog dialog={dialog} />}</Suspense>
}
