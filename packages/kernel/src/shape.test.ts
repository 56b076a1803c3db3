import { expect, expectTypeOf, test } from 'vitest'
import type { Checked } from './shape.ts'
import { atLeast, checked, oneOf, orNull, rowOf, TEXT, whole } from './shape.ts'

const SEAT = atLeast({ player: orNull(whole(0)), names: rowOf(TEXT) }, { holder: oneOf('bot', 'human') })

test('a value that a check has nothing against is given with the type that the check says', () => {
  expectTypeOf<Checked<typeof SEAT>>().toExtend<{
    readonly player: number | null
    readonly names: readonly string[]
    readonly holder?: 'bot' | 'human'
  }>()
  const seat: unknown = { player: null, names: ['Harold'], holder: 'bot' }
  expect(checked(SEAT, seat)).toEqual({ value: seat })
})

test('what a check has against a value names the place', () => {
  expect(checked(SEAT, { player: 0, names: ['Harold', 7] })).toEqual({ fault: 'names[1] must be a text' })
  expect(checked(SEAT, { player: 0, names: [], holder: 'dog' })).toEqual({
    fault: 'holder must be one of bot, human',
  })
  // @ts-expect-error What was not found sound has no value.
  expect(checked(SEAT, null).value).toBeUndefined()
})
