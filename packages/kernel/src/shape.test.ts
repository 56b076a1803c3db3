import { expect, expectTypeOf, test } from 'vitest'
import type { Checked } from './shape.ts'
import { atLeast, checked, oneOf, orNull, rowOf, TEXT, whole } from './shape.ts'

const SEAT = atLeast({ player: orNull(whole(0)), names: rowOf(TEXT) }, { holder: oneOf('bot', 'human') })

test("a value that passes a check is returned with the check's type", () => {
  expectTypeOf<Checked<typeof SEAT>>().toExtend<{
    readonly player: number | null
    readonly names: readonly string[]
    readonly holder?: 'bot' | 'human'
  }>()
  const seat: unknown = { player: null, names: ['Harold'], holder: 'bot' }
  expect(checked(SEAT, seat)).toEqual({ value: seat })
})

test('a failed check names the place, and what was expected there', () => {
  expect(checked(SEAT, { player: 0, names: ['Harold', 7] })).toEqual({
    fault: { key: 'text', parts: { at: 'names[1]' } },
  })
  expect(checked(SEAT, { player: 0, names: [], holder: 'dog' })).toEqual({
    fault: { key: 'one-of', parts: { at: 'holder', choices: ['bot', 'human'] } },
  })
  expect(checked(SEAT, { player: 0 })).toEqual({ fault: { key: 'missing', parts: { at: 'names' } } })
  expect(checked(SEAT, [])).toEqual({ fault: { key: 'no-object', parts: { at: '' } } })
  // @ts-expect-error What was not found sound has no value.
  expect(checked(SEAT, null).value).toBeUndefined()
})
