import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** The settings of this browser. */
export interface Settings {
  readonly look: 'system' | 'light' | 'dark'
  readonly symbols: 'silhouette' | 'nato'
  readonly motion: 'on' | 'off'
  readonly sound: 'off' | 'low' | 'medium' | 'high'
  /** How closely fights are followed, and how fast playback is. */
  readonly fights: 'rolls' | 'attacks' | 'outcome'
  readonly speed: number
}

const KEY = 'sandtable-settings'
const USUAL: Settings = {
  look: 'system',
  symbols: 'silhouette',
  motion: 'on',
  sound: 'off',
  fights: 'attacks',
  speed: 1,
}

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}

const settings = createStore<Settings>(() => USUAL)

/** The page has its settings as attributes, for the style sheets. */
function wear({ look, motion }: Settings): void {
  const { dataset } = document.documentElement
  dataset['motion'] = motion
  if (look === 'system') delete dataset['look']
  else dataset['look'] = look
}

/** Applies the saved settings. */
export function startSettings(): void {
  settings.setState(kept())
  wear(settings.getState())
}

export function set(changed: Partial<Settings>): void {
  settings.setState(changed)
  wear(settings.getState())
  localStorage.setItem(KEY, JSON.stringify(settings.getState()))
}

export const settingsNow = settings.getState

export const useSettings = (): Settings => useStore(settings)

const VOLUMES: Readonly<Record<Settings['sound'], number>> = { off: 0, low: 0.15, medium: 0.4, high: 0.9 }

/** How loud the table is, from 0 to 1. */
export const volume = (): number => VOLUMES[settings.getState().sound]
/** Nothing moves by itself: the system or the settings ask for that. */
export const isStill = (): boolean =>
  settings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
