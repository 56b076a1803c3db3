import type { Effect } from '@sandtable/waw'
import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { cardTerms, conditionWords, sayEffects } from '../words/story.ts'
import { suspicious } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** W-8-text The texts of cards and special rules name only numbers that their effects and terms have. */
export function texts({ pack, s }: Subject): Watch {
  const found: Finding[] = []
  let looked = 0
  const look = (
    path: Finding['path'],
    text: string,
    effects: readonly Effect[],
    terms: readonly string[],
  ): void => {
    looked++
    const said = sayEffects(s, effects)
    const known = new Set([...[...said, ...terms].flatMap(numbersIn), ...effects.flatMap(facesOf)])
    const stray = numbersIn(text).filter(number => !known.has(number))
    if (stray.length === 0) return
    found.push(
      suspicious(
        path,
        warPhrase('texts:stray', { stray: stray.map(String), said: said.join('; ') }),
        'W-8-text',
      ),
    )
  }
  for (const id of Object.keys(pack.cards)) {
    const card = s.cards.find(one => one.id === id)
    if (card === undefined) continue
    const effects = [...(card.generic?.effects ?? []), ...(card.battle?.effects ?? [])]
    look(['cards', 'cards', id, 'text'], card.text, effects, cardTerms(s, card))
  }
  s.special.forEach(({ text, effects, if: wanted }, i) =>
    look(['pack', 'rules', i, 'text'], text, effects, conditionWords(s, wanted)),
  )
  return {
    result: (): Outcome => ({
      figures: warPhrase('texts:looked', { count: looked, found: found.length }),
      found,
    }),
  }
}

/** Numbers as they are used in play: no ordinals, no years, and 1½ as one. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.])(\d{1,2})?(½)?(?![\w½])/g)].flatMap(([all, whole = '0', half]) =>
    all === '' ? [] : [Number(whole) + (half === undefined ? 0 : 0.5)],
  )

/** The faces of a die that an effect tells apart may be named one by one: the lowest to the last that counts, and the rest. */
function facesOf(effect: Effect): number[] {
  if (effect.do === 'attrition') return upTo(effect.fails)
  if (effect.do !== 'test') return []
  return [...upTo(effect.upTo + 1), HIGHEST, ...[...effect.then, ...effect.else].flatMap(facesOf)]
}

const HIGHEST = 9
const upTo = (face: number): number[] => Array.from({ length: face + 1 }, (_, i) => i)
