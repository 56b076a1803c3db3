import { expect, test } from 'vitest'
import { formatProblem } from './problem.ts'
import { readYaml } from './yaml-text.ts'

const said = (text: string): string[] => {
  const read = readYaml(text)
  return read.ok ? [] : read.problems.map(problem => formatProblem('', problem).slice(1))
}

// prettier-ignore
const SLIPS: [what: string, text: string, said: string[]][] = [
  // a colour without quotes
  ['a colour in a block', 'north:\n  name: North\n  colour: #3b5b8c\n', ["3:3: north.colour: `#` starts a comment in YAML. Put the value in quotes: '#3b5b8c'"]],
  ['a colour in braces', 'north: { name: North, colour: #3b5b8c }\nsouth: { colour: #8c3b3b, name: South }\n', ["1:23: colour: `#` starts a comment in YAML. Put the value in quotes: '#3b5b8c'", "2:10: colour: `#` starts a comment in YAML. Put the value in quotes: '#8c3b3b'"]],
  ['a name that starts with a number sign', 'name: #1 Company\n', ["1:1: name: `#` starts a comment in YAML. Put the value in quotes: '#1'"]],
  // indentation
  ['a key too far left', 'north:\n  one:\n    name: North\n   colour: red\n', ['4:4: this line starts in column 4, but the lines above it start in columns 1, 3 and 5. Line it up with the lines it belongs to']],
  ['a key too far right', 'title: Two\n  year: 1861\nabout: x\n', ['2:3: this line is indented too far: start it in column 1, not 3, since the line above already has a value']],
  ['a list item too far left', 'turns:\n  - May\n - June\n', ['3:2: this line starts in column 2, but the lines above it start in columns 1 and 3. Line it up with the lines it belongs to']],
  ['a key among list items', 'turns:\n  - May\n  year: 1861\n', ["3:3: this line doesn't go with the one above it: in a list each line starts with '- ', in a map with 'key: '"]],
  ['a text that is not indented', 'about: |\nBlue holds the mill.\n', ['2:1: indent the text below | by two spaces']],
  ['a tab', 'north:\n\tname: North\n', ['2:1: this line is indented with a tab. Use spaces, two for each level']],
  ['a tab after spaces', 'north:\n  one:\n  \tname: North\n', ['3:3: this line is indented with a tab. Use spaces, two for each level']],
  // colons
  ['no space after the first colon', 'title:Two Valleys\nyear: 1861\n', ["1:6: put a space after the colon: 'title: Two Valleys'"]],
  ['no space after a colon', 'year: 1861\ntitle:Two Valleys\nabout: x\n', ["2:6: put a space after the colon: 'title: Two Valleys'"]],
  ['a colon in a text', 'text: He said: go\n', ["1:7: this text has a colon in it. Put it in quotes: 'He said: go'"]],
  // twice
  ['a key twice', 'mill: 1\nford: 2\nmill: 3\n', ["3:1: mill: 'mill' is already on line 1. Keep only one"]],
  // what is never closed
  ['an open brace', 'mill: { name: Mill\nford: 2\n', ['1:7: this { is never closed. Put a } after the last value']],
  ['an open bracket inside', 'mill: { turns: [May, June }\nford: 2\n', ['1:16: this [ is never closed. Put a ] after the last value']],
  ['an open single quote', "name: 'Bell\nyear: 1861\n", ["1:7: this quote is never closed. Put a ' at its end"]],
  ['an open double quote', 'name: "Bell\nyear: 1861\n', ['1:7: this quote is never closed. Put a " at its end']],
  ['an apostrophe in single quotes', "name: 'Bell's men'\n", ["1:13: found more text after the closing quote. An apostrophe inside single quotes is written twice: ''"]],
  // signs
  ['a sign that no value starts with', 'text: @home\n', ["1:7: a value can't start with @. Put it in quotes"]],
  ['a backslash', 'name: "C:\\dir"\n', ['1:10: \\d means nothing inside double quotes. Write \\\\ for a backslash']],
  ['a comma too many', 'turns: [May,,June]\n', ["1:13: expected a value, found ','"]],
]

test.for(SLIPS)('%s is named in our own words, with line and column', ([, text, expected]) => {
  expect(said(text)).toEqual(expected)
})

test('a comment behind a key that has its value below is a comment', () => {
  expect(said('units: #five\n  a: 1 #first\nflow: { #both\n  b: 2, c: #two\n  2 }\n')).toEqual([])
})
