import type { ReactNode } from 'react'
import { Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Phase } from './phase-track.tsx'
import { Icon } from './icon.tsx'
import { lazily } from '../look/lazily.ts'
import { PhaseTrack } from './phase-track.tsx'
import css from './top-bar.module.css'

const Unfolded = lazily(async () => (await import('./unfolded.tsx')).Unfolded)

interface Chip {
  readonly marks: readonly Phase[]
  /** What stands under the track. */
  readonly children: ReactNode
}

/** On a small screen: the phase under way, which unfolds the whole track. */
export function PhaseChip({ marks, children }: Chip) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const now = marks.find(({ is }) => is === 'now')
  return (
    <>
      <Button
        ref={chip}
        className={css['chip'] as string}
        {...(now === undefined
          ? { 'aria-label': t('phase:track') }
          : { 'aria-description': t('phase:track') })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => setOpen(true)}
      >
        {now === undefined ? <Icon name="log" /> : <PhaseTrack marks={[now]} only />}
      </Button>
      <Suspense>
        {open ? (
          <Unfolded trigger={chip} label={t('phase:track')} close={() => setOpen(false)}>
            <PhaseTrack marks={marks} />
            {children}
          </Unfolded>
        ) : null}
      </Suspense>
    </>
  )
}
