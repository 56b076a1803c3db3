import { expect, test } from 'vitest'
import { saidOfField } from './testing/tiny-field.ts'

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['another ruleset', 'ruleset: manpower', 'ruleset: waw', ['pack.yaml:1:1: ruleset: expected manpower, found "waw"']],
  ['no era', 'era: napoleonic\n', '', ['pack.yaml:1:1: era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern']],
  ['an era that is not', 'era: napoleonic', 'era: bronze', ['pack.yaml:4:1: era: expected one of medieval, napoleonic, pre-war, ww1, ww2, modern, found "bronze"']],
  ['a misspelt key', 'about:', 'abuot:', ['pack.yaml:1:1: about: required: text', "pack.yaml:3:1: abuot: unknown key 'abuot': did you mean 'about'?"]],
  ['one side', "  - { id: red, name: Red, colour: '#8c3b3b', status: attacking, edge: south }\n", '', ['pack.yaml:5:1: sides: expected 2 to 6 sides, found a list of 1']],
  ['a side twice', 'id: red', 'id: blue', ['pack.yaml:7:7: sides[1].id: blue is taken: choose another id']],
  ['an edge twice', 'edge: south', 'edge: north', ['pack.yaml:7:65: sides[1].edge: another side enters from the north: choose another edge (MG-setup)']],
  ['a defender of nothing', 'attacking, edge', 'defending, edge', ['pack.yaml:7:46: sides[1].status: a side that defends must own the node (M-init-defend)']],
  ['an owner who attacks', 'status: defending', 'status: attacking', ["pack.yaml:6:48: sides[0].status: the node's owner can't attack: let it defend (M-init-defend)"]],
  ['a colour that is a word', "'#3b5b8c'", 'blue', [`pack.yaml:6:29: sides[0].colour: expected a colour in quotes, such as '#3b5b8c', found "blue"`]],
  ['no turn at all', 'era: napoleonic', 'era: napoleonic\nturns: 0', ['pack.yaml:5:1: turns: expected a whole number from 1 to 100, found 0']],
  ['a speed factor of nothing', 'era: napoleonic', 'era: napoleonic\nspeed-factor: 0', ['pack.yaml:5:1: speed-factor: expected a factor from 0.1 to 100, with at most two decimals, found 0']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOfField('pack.yaml', sound, spoilt)).toEqual(said)
})
