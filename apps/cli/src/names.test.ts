import { expect, test } from 'vitest'
import { oneLine } from '@sandtable/scenario'
import { parseTakeSeat } from '@sandtable/protocol'

const seatOf = (name: string): unknown => ({
  invitation: 'i',
  name,
  nonce: 'ab'.repeat(32),
  token: 'T'.repeat(24),
})

const LETTERS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter(code =>
    /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\p{Emoji}]/u.test(String.fromCodePoint(code)),
  )
  .filter(code => !/[[\p{Cn}\p{Co}]--\p{Noncharacter_Code_Point}]/v.test(String.fromCodePoint(code)))

test("a player's name may use exactly the characters that names in packs may use", () => {
  const differ = LETTERS.map(code => String.fromCodePoint(code)).filter(letter =>
    [`a${letter}b`, `a${letter.repeat(5)}b`, `क${letter}क`, `👩${letter}👩`].some(
      name => parseTakeSeat(seatOf(name)).ok !== oneLine(name),
    ),
  )
  expect(LETTERS.length).toBeGreaterThan(3_000)
  expect(differ).toEqual([])
})
