import { expect, test } from 'vitest'
import { openBacklog } from './backlog.ts'

test('when too much waits, the address with the most loses its fullest connections', () => {
  const backlog = openBacklog(100)
  const dropped: string[] = []
  const waits = (address: string, name: string, bytes: number): void => {
    backlog.watch({ address, waiting: () => bytes, drop: () => dropped.push(name) })
    backlog.grow(bytes)
  }
  waits('honest', 'a large answer', 30)
  waits('hostile', 'small', 20)
  waits('hostile', 'large', 25)
  expect(dropped).toEqual([])
  waits('hostile', 'middling', 26)
  expect(dropped).toEqual(['middling'])
  waits('hostile', 'larger', 40)
  expect(dropped).toEqual(['middling', 'larger'])
})

test('bytes already read do not count', () => {
  const backlog = openBacklog(100)
  let dropped = 0
  let waiting = 0
  backlog.watch({ address: 'a', waiting: () => waiting, drop: () => dropped++ })
  for (let i = 0; i < 100; i++) backlog.grow(50)
  const leave = backlog.watch({ address: 'a', waiting: () => 90, drop: () => dropped++ })
  leave()
  backlog.grow(101)
  expect(dropped).toBe(0)
  waiting = 80
  backlog.grow(101)
  expect(dropped).toBe(1)
})
