import type { Cue } from './cue.ts'

/** A part of a sound: a tone that glides, or noise through a filter, that swells and dies away. */
interface Part {
  readonly of: OscillatorType | 'noise'
  /** Hertz, at the start and at the end: of the tone, or of what the filter lets through. */
  readonly from: number
  readonly to: number
  /** Seconds: when it starts, and how long it takes. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const part = (of: Part['of'], from: number, to: number, at: number, lasts: number, loud: number): Part => ({
  of,
  from,
  to,
  at,
  lasts,
  loud,
})

/** How each cue sounds. */
// prettier-ignore
const SOUNDS: Readonly<Record<Cue, readonly Part[]>> = {
  // Bone on wood: short knocks that come closer together.
  dice:  [part('noise', 2600, 1800, 0, 0.05, 0.7), part('noise', 2200, 1500, 0.09, 0.05, 0.6), part('noise', 1900, 1200, 0.16, 0.06, 0.5), part('triangle', 420, 300, 0.16, 0.05, 0.25)],
  // Three steps on gravel.
  march: [part('noise', 500, 250, 0, 0.09, 0.5), part('noise', 450, 220, 0.17, 0.09, 0.45), part('noise', 500, 250, 0.34, 0.09, 0.4)],
  // A dull blow.
  hit:   [part('sine', 150, 55, 0, 0.22, 0.9), part('noise', 900, 200, 0, 0.12, 0.6)],
  // A horn that falls.
  rout:  [part('sawtooth', 392, 370, 0, 0.22, 0.22), part('sawtooth', 311, 293, 0.22, 0.24, 0.22), part('sawtooth', 233, 165, 0.46, 0.5, 0.24)],
  // A gun far away, and its echo.
  siege: [part('sine', 90, 32, 0, 0.6, 1), part('noise', 700, 90, 0, 0.5, 0.7), part('sine', 70, 30, 0.5, 0.5, 0.3)],
  // Two notes of a bell.
  turn:  [part('sine', 659, 659, 0, 0.5, 0.4), part('sine', 1318, 1318, 0, 0.3, 0.12), part('sine', 880, 880, 0.16, 0.7, 0.4)],
}

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** Plays a cue at a volume from 0 to 1. A browser keeps a page silent until somebody has clicked on it. */
export function sound(cue: Cue, volume: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const one of SOUNDS[cue]) start(context, one, volume)
}

function start(audio: AudioContext, { of, from, to, at, lasts, loud }: Part, volume: number): void {
  const begins = audio.currentTime + at
  const ends = begins + lasts
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loud * volume, begins + Math.min(0.012, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, ends)
  gain.connect(audio.destination)
  const source = of === 'noise' ? noise(audio, gain) : tone(audio, of, gain)
  source.pitch.setValueAtTime(from, begins)
  source.pitch.exponentialRampToValueAtTime(to, ends)
  source.node.start(begins)
  source.node.stop(ends)
}

interface Source {
  readonly node: AudioScheduledSourceNode
  readonly pitch: AudioParam
}

function tone(audio: AudioContext, type: OscillatorType, into: AudioNode): Source {
  const node = new OscillatorNode(audio, { type })
  node.connect(into)
  return { node, pitch: node.frequency }
}

function noise(audio: AudioContext, into: AudioNode): Source {
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.8 })
  const node = new AudioBufferSourceNode(audio, { buffer: (hiss ??= hissOf(audio)) })
  node.connect(filter).connect(into)
  return { node, pitch: filter.frequency }
}

/** A second of noise. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return buffer
}
