import { describe, expect, inject, test } from 'vitest'
import { siege } from './testing/siege.ts'
import { sortsAt } from './testing/sorts.ts'

const SORTS = await sortsAt(inject('databases'))

for (const { name, missing, empty } of SORTS)
  describe.skipIf(missing)(`a server on ${name}`, () => {
    test('killed in the middle of play again and again, loses no acknowledged command, repeats none, and all games go on', async () => {
      const { where, clear } = await empty()
      const { problems, commands } = await siege({ where, seed: name, games: 3, kills: 2 })
      expect(problems).toEqual([])
      expect(commands).toBeGreaterThan(10)
      clear()
    })
  })

test('a server that acknowledges before it has written is detected', async () => {
  const { where, clear } = await SORTS[0].empty()
  const { problems } = await siege({ where, seed: 'hasty', games: 3, kills: 1, mistake: HASTY })
  expect(problems.join()).toContain('was acknowledged and is lost')
  clear()
})

/** A moment passes before anything is written, without anyone waiting for it. */
const HASTY = {
  file: 'keeper/work.ts',
  instead: 'const outcomes = await store.commit(changed.map(writeOf))',
  write: `const outcomes = changed.map((): Outcome => 'done')
    const writes = changed.map(writeOf)
    setTimeout(() => void store.commit(writes), 50)`,
}
