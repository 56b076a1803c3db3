import type { Cue } from './cue.ts'
import { volume } from '../look/settings.ts'

/** Plays a cue, if sound is on; only then its code is loaded. Without it the game goes on in silence. */
export function play(cue: Cue): void {
  const loud = volume()
  if (loud > 0) void import('./synth.ts').then(({ sound }) => sound(cue, loud)).catch(() => {})
}
