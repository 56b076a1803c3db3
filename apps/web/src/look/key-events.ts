import { options } from 'preact'

/** What a key's event is read for. */
const FIELDS = [
  'type',
  'key',
  'code',
  'ctrlKey',
  'metaKey',
  'altKey',
  'shiftKey',
  'repeat',
  'isComposing',
  'target',
  'currentTarget',
] as const

const before = options.event?.bind(options)

/**
 * Gives key events fields of their own. The library of dialogs copies events, which React makes as plain objects; of the
 * browser's own events, which Preact hands on, a copy has no key, so that Escape would close nothing.
 */
options.event = (event: Event): unknown => {
  if (event instanceof KeyboardEvent && !Object.hasOwn(event, 'key')) {
    for (const field of FIELDS) {
      const get = (): unknown => Reflect.get(KeyboardEvent.prototype, field, event)
      Object.defineProperty(event, field, { get, enumerable: true, configurable: true })
    }
  }
  return before?.(event) ?? event
}
