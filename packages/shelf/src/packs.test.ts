import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf, mapText, packFolder, readFolder } from './packs.ts'
import { PACKS } from './folders.ts'

const opened = (name: string) => {
  const folder = packFolder(name)
  return folder === null ? null : readFolder(folder)
}

describe('a name with terms after two hyphens', () => {
  test('[MG-skirmish] means the pack before them, by its name or the start of it, or by a path', () => {
    for (const name of ['hill-41--ww2-500', 'hill--ww2-500', join(PACKS, 'hill-41--ww2-500')])
      expect(opened(name)).toMatchObject({ ok: true, opened: { id: 'hill-41--ww2-500' } })
    expect(folderOf(packFolder('hill-41--ww2-500') ?? '')).toBe(join(PACKS, 'hill-41'))
    expect(packFolder('nowhere--ww2-500')).toBeNull()
  })

  test('[MG-skirmish] has one digest for one game, whichever way it is written', () => {
    const digests = ['ww2-500', 'ww2-v-ww2-500', 'ww2-501', 'ww1-500'].map(terms => {
      const opening = opened(`hill-41--${terms}`)
      return opening?.ok === true ? opening.opened.digest : null
    })
    expect(digests[1]).toBe(digests[0])
    expect(new Set(digests).size).toBe(3)
  })

  test('[MG-skirmish] says what is wrong with the terms', () => {
    expect(opened('hill-41--ww9-500')).toEqual({
      ok: false,
      problems: [
        {
          name: 'hill-41--ww9-500',
          terms: {
            key: 'terms-word',
            parts: { word: 'ww9', known: expect.arrayContaining(['ww2']) as string[] },
          },
        },
      ],
    })
  })

  test('is none for a system that plays its packs as they are', () => {
    expect(opened('hastings-1066--ww2-500')).toEqual({
      ok: false,
      problems: [
        {
          name: 'hastings-1066--ww2-500',
          terms: { key: 'no-terms', parts: { scenario: 'hastings-1066' } },
        },
      ],
    })
    const plain = opened('hastings-1066')
    expect(plain?.ok === true && mapText(plain.opened)).not.toBeNull()
  })
})
