import { Button, ToggleButton } from 'react-aria-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from './icons.tsx'
import type { OverlayKind } from './overlay.ts'
import { Icon } from './icons.tsx'
import { isTyped } from './map-keys.ts'
import { OVERLAYS } from './overlay.ts'
import { useMapHand } from './map-frame.tsx'
import css from './map-tools.module.css'

const STEP = 1.4

interface Tools {
  /** The overlays of this game. */
  readonly overlays?: readonly OverlayKind[]
  readonly overlay?: OverlayKind | null
  readonly onOverlay?: (overlay: OverlayKind | null) => void
  /** Other tools of this game that are taken up and put away. */
  readonly more?: readonly MapTool[]
}

interface MapTool {
  readonly icon: IconName
  readonly name: string
  readonly isOn: boolean
  readonly onPress: () => void
}

const NONE: readonly OverlayKind[] = []
const NO_MORE: readonly MapTool[] = []
const ignore = (): void => {}

/** Zoom, and overlays one at a time (keys 1 to 5); on a phone, where fingers zoom, the whole map and the next overlay. */
export function MapTools({ overlays = NONE, overlay = null, onOverlay = ignore, more = NO_MORE }: Tools) {
  const { t } = useTranslation()
  const hand = useMapHand()
  useOverlayKeys(overlays, overlay, onOverlay)
  const next = [...overlays, null][overlay === null ? 0 : overlays.indexOf(overlay) + 1] ?? null
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label={t('map:tools')} aria-orientation="vertical">
        <Tool icon="in" name={t('map:in')} onPress={() => hand?.zoomBy(STEP)} />
        <Tool icon="out" name={t('map:out')} onPress={() => hand?.zoomBy(1 / STEP)} />
        <Tool icon="home" name={t('map:home')} onPress={() => hand?.home()} />
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
        {more.map(({ icon, name, isOn, onPress }) => (
          <ToggleButton
            key={icon}
            className={css.tool ?? ''}
            aria-label={name}
            isSelected={isOn}
            onChange={onPress}
          >
            <Icon name={icon} />
          </ToggleButton>
        ))}
      </div>
      <div className={css.few} role="toolbar" aria-label={t('map:tools')}>
        <Tool icon="home" name={t('map:home')} onPress={() => hand?.home()} />
        {overlays.length === 0 ? null : (
          <Tool
            icon={overlay ?? 'stacking'}
            name={t('map:overlay', { now: t(`map:${overlay ?? 'none'}`) })}
            isOn={overlay !== null}
            onPress={() => onOverlay(next)}
          />
        )}
        {more.map(tool => (
          <Tool key={tool.icon} {...tool} />
        ))}
      </div>
    </>
  )
}

interface Pressed {
  readonly icon: IconName
  readonly name: string
  readonly isOn?: boolean
  readonly onPress: () => void
}

function Tool({ icon, name, isOn = false, onPress }: Pressed) {
  return (
    <Button
      className={css.tool ?? ''}
      aria-label={name}
      onPress={onPress}
      {...(isOn && { 'data-selected': true })}
    >
      <Icon name={icon} />
    </Button>
  )
}

function useOverlayKeys(
  overlays: readonly OverlayKind[],
  overlay: OverlayKind | null,
  onOverlay: (overlay: OverlayKind | null) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const kind = OVERLAYS[['1', '2', '3', '4', '5'].indexOf(event.key)]
      if (kind === undefined || !overlays.includes(kind) || isTyped(event)) return
      onOverlay(overlay === kind ? null : kind)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [overlays, overlay, onOverlay])
}
