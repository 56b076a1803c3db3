let byKeys = false

/** Whether somebody plays by keys or by pointer is known from what he did last; gives the way to stop looking. */
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

/** Somebody who plays by keys has lost the place where he was: what had the focus is gone. */
export const isFocusLost = (): boolean =>
  byKeys && (document.activeElement === null || document.activeElement === document.body)
