import { useSyncExternalStore } from 'react'

const hearers = new Set<() => void>()

const changed = (): void => {
  for (const hear of hearers) hear()
}

/** Goes to another page without reloading. */
export function goTo(path: string): void {
  history.pushState(null, '', path)
  changed()
}

const listen = (hear: () => void): (() => void) => {
  hearers.add(hear)
  addEventListener('popstate', hear)
  return () => {
    hearers.delete(hear)
    removeEventListener('popstate', hear)
  }
}

/** The parts of the address between its slashes. */
export const usePath = (): string[] =>
  useSyncExternalStore(listen, () => location.pathname)
    .split('/')
    .filter(part => part !== '')
