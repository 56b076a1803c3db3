import { expect, test } from 'vitest'
import { breakdownText } from './breakdown.ts'

const ERROR = new Error('no such frame', { cause: new TypeError('x is not a function') })

test('[CLI] an unexpected error prints one line', () => {
  expect(breakdownText(ERROR, false)).toEqual([
    'sandtable: something went wrong: no such frame. Run it again with --debug to see where.',
  ])
  expect(breakdownText('thrown text', false)[0]).toContain('something went wrong: thrown text.')
})

test('[CLI] --debug shows where an error came from and what caused it', () => {
  const lines = breakdownText(ERROR, true)
  expect(lines.filter(line => line.includes('breakdown.test.ts')).length).toBeGreaterThan(1)
  expect(lines.join('\n')).toContain('x is not a function')
})
