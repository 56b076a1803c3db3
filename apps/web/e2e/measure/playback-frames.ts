import type { Page } from 'playwright-core'
import { button } from '../player.ts'

/**
 * Microseconds of a frame while another player's turn is played back: the mean of the frames in which something changed or
 * moved. The page stands before the end of the viewer's movement.
 */
export async function measurePlayback(page: Page): Promise<number> {
  const frame = page.evaluate(playbackFrame)
  await button(page, /End movement/).click()
  return 1000 * (await frame)
}

/** Runs in the page: milliseconds of such a frame, from the first deed that is shown to the last. */
async function playbackFrame(): Promise<number> {
  const map = document.querySelector('[data-map]') as HTMLElement
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(map, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = (): boolean => document.getAnimations().some(({ playState }) => playState === 'running')
  const isPlaying = (): boolean => document.querySelector('[data-playback]') !== null
  while (!isPlaying()) await new Promise(requestAnimationFrame)
  const frames: number[] = []
  for (let before = performance.now(); isPlaying();) {
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    if (hasChanged || isMoving()) frames.push(now - before)
    hasChanged = false
    before = now
  }
  observer.disconnect()
  return frames.reduce((sum, frame) => sum + frame, 0) / frames.length
}
