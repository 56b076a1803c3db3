let byKeys = false

/** Notes whether the player uses keys or a pointer, by the last input; returns a way to stop. */
export function watchHands(): () => void {
  const key = (): void => void (byKeys = true)
  const pointer = (): void => void (byKeys = false)
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', pointer, true)
  return () => {
    removeEventListener('keydown', key, true)
    removeEventListener('pointerdown', pointer, true)
  }
}

/** A player who uses keys has lost the focus, because its element is gone. */
export const isFocusLost = (): boolean =>
  byKeys && (document.activeElement === null || document.activeElement === document.body)
