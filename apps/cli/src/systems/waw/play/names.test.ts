import { expect, test } from 'vitest'
import { HASTINGS } from '../testing/hastings.ts'
import { shortName } from '@sandtable/kernel'
import { find } from '../../../play/names.ts'
import { regionsOf, sought } from './names.ts'

const region = (word: string): string => {
  const found = find(word, regionsOf(HASTINGS.s), sought('region'))
  return 'found' in found ? found.found.name : found.trouble
}

test('[CLI] a name is found by all of it, its start, the start of a word in it, or its city', () => {
  expect(['york', 'EAST-anglia', 'lond', 'anglia', 'weald', 'the w', 'hastings'].map(region)).toEqual([
    'York',
    'East Anglia',
    'London',
    'East Anglia',
    'The Weald',
    'The Weald',
    'Sussex',
  ])
})

test('[CLI] a whole name wins over the start of others, and names that fit equally are all listed', () => {
  expect(region('wessex')).toBe('Wessex and the West')
  expect(region('w')).toBe("'w' could be Welsh March, Thames Valley, Winchester or Wessex and the West.")
  expect(region('paris')).toBe(`Can’t find a region called 'paris'. Type "map" to see them all.`)
  expect(region('')).toBe('Which region? Add its name or a city’s to the command.')
})

test('[CLI] accents and signs need not be typed', () => {
  const among = [{ number: 7, name: 'Archers of Évreux', keys: ['Archers of Évreux'] }] as const
  expect(find('evreux', among, sought('counter'))).toEqual({ found: among[0] })
})

test("[CLI] the first word of a player's name is enough if it is unambiguous", () => {
  expect([0, 1].map(player => shortName(HASTINGS.s, player))).toEqual(['Normans', 'Saxons'])
})
