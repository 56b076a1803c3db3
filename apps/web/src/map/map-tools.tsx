import { Button, ToggleButton } from 'react-aria-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayKind } from './overlay.ts'
import { Icon } from './icons.tsx'
import { isTyped } from './map-keys.ts'
import { OVERLAYS } from './overlay.ts'
import { useMapHand } from './map-frame.tsx'
import css from './map-tools.module.css'

interface Tools {
  /** Those that this game has. */
  readonly overlays: readonly OverlayKind[]
  readonly overlay: OverlayKind | null
  readonly onOverlay: (overlay: OverlayKind | null) => void
}

/** Zoom, and overlays one at a time (keys 1 to 4). */
export function MapTools({ overlays, overlay, onOverlay }: Tools) {
  const { t } = useTranslation()
  const hand = useMapHand()
  useOverlayKeys(overlays, overlay, onOverlay)
  return (
    <div className={css.tools} role="toolbar" aria-label={t('map:tools')} aria-orientation="vertical">
      <Button className={css.tool ?? ''} aria-label={t('map:in')} onPress={() => hand?.zoomBy(1.4)}>
        <Icon name="in" />
      </Button>
      <Button className={css.tool ?? ''} aria-label={t('map:out')} onPress={() => hand?.zoomBy(1 / 1.4)}>
        <Icon name="out" />
      </Button>
      <Button className={css.tool ?? ''} aria-label={t('map:home')} onPress={() => hand?.home()}>
        <Icon name="home" />
      </Button>
      {overlays.map(kind => (
        <ToggleButton
          key={kind}
          className={css.tool ?? ''}
          aria-label={t(`map:${kind}`)}
          isSelected={overlay === kind}
          onChange={isOn => onOverlay(isOn ? kind : null)}
        >
          <Icon name={kind} />
        </ToggleButton>
      ))}
    </div>
  )
}

function useOverlayKeys(
  overlays: readonly OverlayKind[],
  overlay: OverlayKind | null,
  onOverlay: (overlay: OverlayKind | null) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const kind = OVERLAYS[['1', '2', '3', '4'].indexOf(event.key)]
      if (kind === undefined || !overlays.includes(kind) || isTyped(event)) return
      onOverlay(overlay === kind ? null : kind)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [overlays, overlay, onOverlay])
}
