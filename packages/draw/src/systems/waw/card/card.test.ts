import type { El } from '../../../el.ts'
import { describe, expect, test } from 'vitest'
import { markup } from '../../../el.ts'
import { LIGHT } from '../../../palette.ts'
import { voiceOf } from '@sandtable/words'
import { ALL_PACKS, packNamed } from '../testing/packs.ts'
import { CARD, card, cardBack } from './card.ts'
import { CARDS_IN } from '../words/words.ts'
import { cardFace } from './face.ts'

const VOICE = voiceOf(CARDS_IN.en)

const texts = (drawing: El): { text: string; y: number }[] =>
  drawing.kids.flatMap(kid => {
    if (typeof kid === 'string') return []
    if (kid.tag !== 'text') return texts(kid)
    return [
      {
        text: kid.kids.map(part => (typeof part === 'string' ? part : '')).join(''),
        y: Number(kid.attrs['y']),
      },
    ]
  })

describe.for(ALL_PACKS.map(pack => [pack.id, pack] as const))('%s', ([, pack]) => {
  test.for(Object.keys(pack.cards))('%s has its whole text on it, above the foot', id => {
    const face = cardFace(pack, id)
    const found = texts(card(face, LIGHT, VOICE))
    const all = found.map(({ text }) => text).join(' ')
    expect(all).toContain(face.text.split(/\s+/).join(' '))
    expect(all).toContain(face.name)
    const body = found.filter(({ text }) => face.text.includes(text))
    expect(Math.max(...body.map(({ y }) => y))).toBeLessThan(154)
    expect(markup(cardBack(face))).toContain(pack.title)
  })
})

test('a card says when it can be played, what it costs and that it is there once', () => {
  const hastings = packNamed('hastings-1066')
  const words = (id: string): string[] =>
    texts(card(cardFace(hastings, id), LIGHT, VOICE)).map(({ text }) => text)
  expect(words('papal-banner')).toEqual(
    expect.arrayContaining(['Event', 'Cards phase or in a battle', 'One use only']),
  )
  expect(words('last-charge')).toEqual(expect.arrayContaining(['In a battle', 'Costs 1 point']))
})

test('what a pack has not is refused by name', () => {
  expect(() => cardFace(packNamed('hastings-1066'), 'nothing')).toThrow('hastings-1066 has no card nothing')
})

test('a card has the shape of a playing card', () => expect(CARD.height / CARD.width).toBeCloseTo(88 / 63, 2))
