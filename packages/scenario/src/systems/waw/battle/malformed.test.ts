import { expect, test } from 'vitest'
import { parseBattleFile } from './parse.ts'
import { formatProblem } from '../../../problem.ts'

/** A sound battle; each row below spoils one place of it. Line 1 is `ruleset`, line 19 the card. */
const SOUND = `ruleset: waw
edition: B
year: 1861
kind: land
terrain: clear
attacker:
  name: Union
  leaders:
    - { name: Fremont, rank: 3, cf: 0, mf: 0 }
  units:
    - { name: 1st Infantry, cf: 3, mf: 2 }
    - { name: 1st Cavalry, type: C, cf: 1, mf: 2 }
defender:
  name: Confederates
  units:
    - { name: Guard, cf: [2, 1], mf: 1 }
    - { name: Battery, class: support, type: A }
  cards:
    - { name: Fog, effects: [{ modifier: 1 }] }
script: { dice: [7, 2], choices: [Guard] }
`

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  // keys
  ['an unknown key like a known one', 'cf: 3,', 'cf: 3, flag: [],', ["11:36: attacker.units[0].flag: unknown key 'flag': did you mean 'flags'?"]],
  ['an unknown key like none', 'kind: land', 'kind: land\nweather: fine', ["5:1: weather: unknown key 'weather': expected one of ruleset, edition, year, kind, terrain, crossing, bridge, landing, options, cap, attacker, defender, script"]],
  ['a misspelt required key', 'terrain:', 'terain:', ['1:1: terrain: required: one of clear, forest, hills, mountain, swamp, desert, urban', "5:1: terain: unknown key 'terain': did you mean 'terrain'?"]],
  ['an unknown key of a side', '  name: Union', '  name: Union\n  colour: blue', ["8:3: attacker.colour: unknown key 'colour': expected one of name, leaders, units, supremacy, cornered, cards"]],
  ['an unknown key of a leader', 'rank: 3,', 'rank: 3, stars: 3,', ["9:33: attacker.leaders[0].stars: unknown key 'stars': expected one of name, rank, cf, mf, hierarchy, type, commands"]],
  ['an unknown key of a card', 'name: Fog,', 'name: Fog, Text: x,', ["19:20: defender.cards[0].Text: unknown key 'Text': did you mean 'text'?"]],
  ['an unknown key of an effect', 'modifier: 1', 'modifier: 1, round: this', ["19:45: defender.cards[0].effects[0].round: unknown key 'round': did you mean 'rounds'?"]],
  ['an unknown key of the script', 'dice: [7, 2]', 'die: [7, 2]', ["20:11: script.die: unknown key 'die': did you mean 'dice'?"]],
  ['an unknown key of the cap', 'kind: land', 'kind: land\ncap: { max: 3 }', ["5:8: cap.max: unknown key 'max': expected one of bonus, malus"]],
  ['a key that would reach into the machine', 'kind: land', 'kind: land\n__proto__: { x: 1 }', ["5:1: __proto__: unknown key '__proto__'"]],
  ['the same key twice', 'year: 1861', 'year: 1861\nyear: 1862', ["4:1: year: 'year' is already on line 3. Keep only one"]],
  ['the same key twice, deep inside', 'rank: 3,', 'rank: 3, rank: 2,', ["9:33: attacker.leaders[0].rank: 'rank' is already on line 9. Keep only one"]],
  // what is required
  ['no ruleset', 'ruleset: waw\n', '', ['1:1: ruleset: required: waw']],
  ['no year', 'year: 1861\n', '', ['1:1: year: required: a whole number']],
  ['no units', 'units:\n    - { name: Guard, cf: [2, 1], mf: 1 }\n    - { name: Battery, class: support, type: A }', 'supremacy: 0', ['13:1: defender.units: required: a list of units']],
  ['a side without a name', '  name: Union\n', '', ['6:1: attacker.name: required: a name']],
  ['a unit without a name', 'name: 1st Infantry, ', '', ['11:7: attacker.units[0].name: required: a name']],
  ['a combat unit without CF', 'cf: 3, ', '', ['11:7: attacker.units[0].cf: required: a whole number or [front, back]']],
  ['a combat unit without MF', 'cf: 3, mf: 2', 'cf: 3', ['11:7: attacker.units[0].mf: required: a whole number or [front, back]']],
  ['a combat unit, called so, without CF', 'cf: 3', 'class: combat', ['11:7: attacker.units[0].cf: required: a whole number or [front, back]']],
  ['a leader without rank', ' rank: 3,', '', ['9:7: attacker.leaders[0].rank: required: one of 1, 2, 3, monarch']],
  ['a leader without MF', 'cf: 0, mf: 0', 'cf: 0', ['9:7: attacker.leaders[0].mf: required: a whole number from -9 to 9']],
  ['a card without effects', ', effects: [{ modifier: 1 }]', '', ['19:7: defender.cards[0].effects: required: a list of effects']],
  // one of several words
  ['another ruleset', 'ruleset: waw', 'ruleset: chess', ['1:1: ruleset: expected waw, found "chess"']],
  ['an edition that is not', 'edition: B', 'edition: C', ['2:1: edition: expected one of A, B, found "C"']],
  ['a battle at sea', 'kind: land', 'kind: naval', ['4:1: kind: expected land, found "naval"']],
  ['a type that is a map', 'type: C', 'type: {}', ['12:28: attacker.units[1].type: expected one of C, M, G, T, A, N, Air, B, CV, SS, S, D, I, P, H, L, AA, F, FB, found a map']],
  ['a terrain that is not', 'terrain: clear', 'terrain: lunar', ['5:1: terrain: expected one of clear, forest, hills, mountain, swamp, desert, urban, found "lunar"']],
  ['a crossing that is not', 'kind: land', 'kind: land\ncrossing: sea', ['5:1: crossing: expected one of minor-river, major-river, found "sea"']],
  ['a rank in quotes', 'rank: 3', 'rank: "3"', ['9:24: attacker.leaders[0].rank: expected one of 1, 2, 3, monarch, found "3"']],
  ['a rank too high', 'rank: 3', 'rank: 4', ['9:24: attacker.leaders[0].rank: expected one of 1, 2, 3, monarch, found 4']],
  ['a hierarchy of two letters', 'rank: 3', 'rank: 3, hierarchy: AB', ['9:33: attacker.leaders[0].hierarchy: expected one letter from A to Z, found "AB"']],
  ['a leader who commands what is not', 'rank: 3', 'rank: 3, commands: [space]', ['9:44: attacker.leaders[0].commands[0]: expected one of land, naval, air, found "space"']],
  ['a class that is not', 'class: support', 'class: leader', ['17:24: defender.units[1].class: expected one of combat, support, found "leader"']],
  ['a type that is not', 'type: C', 'type: Z', ['12:28: attacker.units[1].type: expected one of C, M, G, T, A, N, Air, B, CV, SS, S, D, I, P, H, L, AA, F, FB, found "Z"']],
  ['a flag that is not', 'cf: 3,', 'cf: 3, flags: [brave],', ['11:44: attacker.units[0].flags[0]: expected one of sk, elite, guard, heavy, suicide, bunker, marine, para, unsupplied, reduced, found "brave"']],
  ['an effect on nobody', 'modifier: 1', 'modifier: 1, side: both', ['19:45: defender.cards[0].effects[0].side: expected one of own, enemy, found "both"']],
  ['an effect for some rounds', 'modifier: 1', 'modifier: 1, rounds: 2', ['19:45: defender.cards[0].effects[0].rounds: expected one of this, rest, found 2']],
  ['an effect that forbids what it cannot', 'modifier: 1', 'forbid: fire', ['19:32: defender.cards[0].effects[0].forbid: expected one of pursuit, reroll, found "fire"']],
  // numbers
  ['a year in words', 'year: 1861', 'year: long ago', ['3:1: year: expected a whole number, found "long ago"']],
  ['a year and a half', 'year: 1861', 'year: 1861.5', ['3:1: year: expected a whole number, found 1861.5']],
  ['a year beyond counting', 'year: 1861', 'year: 99999999999999999999', ['3:1: year: expected a whole number, found 100000000000000000000']],
  ['no number at all', 'year: 1861', 'year: .nan', ['3:1: year: expected a whole number, found NaN']],
  ['a CF in words', 'cf: 3', 'cf: three', ['11:29: attacker.units[0].cf: expected a whole number or [front, back], found "three"']],
  ['a negative CF', 'cf: 3', 'cf: -1', ['11:29: attacker.units[0].cf: expected a whole number from 0 to 30, found -1']],
  ['a CF too high', 'cf: 3', 'cf: 31', ['11:29: attacker.units[0].cf: expected a whole number from 0 to 30, found 31']],
  ['half a CF', 'cf: 3', 'cf: 2.5', ['11:29: attacker.units[0].cf: expected a whole number or [front, back], found 2.5']],
  ['an empty CF', 'cf: 3', 'cf: ', ['11:29: attacker.units[0].cf: expected a whole number or [front, back], found nothing']],
  ['three steps', 'cf: [2, 1]', 'cf: [3, 2, 1]', ['16:22: defender.units[0].cf: expected a whole number or [front, back], found [3, 2, 1]']],
  ['one step in a list', 'cf: [2, 1]', 'cf: [2]', ['16:22: defender.units[0].cf: expected a whole number or [front, back], found [2]']],
  ['a step in words', 'cf: [2, 1]', 'cf: [2, one]', ['16:30: defender.units[0].cf[1]: expected a whole number from 0 to 30, found "one"']],
  ['a negative step', 'cf: [2, 1]', 'cf: [2, -1]', ['16:30: defender.units[0].cf[1]: expected a whole number from 0 to 30, found -1']],
  ['a negative MF', 'mf: 1 }', 'mf: -1 }', ['16:34: defender.units[0].mf: expected a whole number from 0 to 30, found -1']],
  ['a leader beyond measure', 'cf: 0', 'cf: 10', ['9:33: attacker.leaders[0].cf: expected a whole number from -9 to 9, found 10']],
  ['a leader below measure', 'mf: 0', 'mf: -10', ['9:40: attacker.leaders[0].mf: expected a whole number from -9 to 9, found -10']],
  ['a leader of two steps', 'cf: 0', 'cf: [1, 0]', ['9:33: attacker.leaders[0].cf: expected a whole number from -9 to 9, found [1, 0]']],
  ['negative supremacy', '  name: Union', '  name: Union\n  supremacy: -1', ['8:3: attacker.supremacy: expected a whole number, 0 or more, found -1']],
  ['a negative bonus', 'kind: land', 'kind: land\ncap: { bonus: -1 }', ['5:8: cap.bonus: expected a whole number, 0 or more, found -1']],
  ['a malus in words', 'kind: land', 'kind: land\ncap: { malus: none }', ['5:8: cap.malus: expected a whole number, found "none"']],
  ['a modifier in words', 'modifier: 1', 'modifier: one', ['19:32: defender.cards[0].effects[0].modifier: expected a whole number, found "one"']],
  ['a die of ten', 'dice: [7, 2]', 'dice: [7, 10]', ['20:21: script.dice[1]: expected a whole number from 0 to 9, found 10']],
  ['a die in quotes', 'dice: [7, 2]', 'dice: ["7", 2]', ['20:18: script.dice[0]: expected a whole number from 0 to 9, found "7"']],
  // wrong kinds of thing
  ['a side that is a name', 'attacker:\n  name: Union\n  leaders:\n    - { name: Fremont, rank: 3, cf: 0, mf: 0 }\n  units:\n    - { name: 1st Infantry, cf: 3, mf: 2 }\n    - { name: 1st Cavalry, type: C, cf: 1, mf: 2 }', 'attacker: Union', ['6:1: attacker: expected a side (name, units), found "Union"']],
  ['units that are a map', '  units:\n    - { name: 1st Infantry, cf: 3, mf: 2 }\n    - { name: 1st Cavalry, type: C, cf: 1, mf: 2 }', '  units: { name: Only }', ['10:3: attacker.units: expected a list of units, found a map']],
  ['a unit that is a name', '{ name: 1st Infantry, cf: 3, mf: 2 }', '1st Infantry', ['11:7: attacker.units[0]: expected a unit (name, cf, mf), found "1st Infantry"']],
  ['a unit that is a list', '{ name: 1st Infantry, cf: 3, mf: 2 }', '[1st Infantry, 3, 2]', ['11:7: attacker.units[0]: expected a unit (name, cf, mf), found ["1st Infantry", 3, 2]']],
  ['flags that are one word', 'cf: 3', 'flags: elite, cf: 3', ['11:29: attacker.units[0].flags: expected a list of flags, found "elite"']],
  ['leaders left empty', '  leaders:\n    - { name: Fremont, rank: 3, cf: 0, mf: 0 }', '  leaders:', ['8:3: attacker.leaders: expected a list of leaders, found nothing']],
  ['a landing in words', 'kind: land', 'kind: land\nlanding: yes', ['5:1: landing: expected true or false, found "yes"']],
  ['a bridge that is a number', 'kind: land', 'kind: land\ncrossing: minor-river\nbridge: 1', ['6:1: bridge: expected true or false, found 1']],
  ['cornered by a word', '  name: Union', '  name: Union\n  cornered: maybe', ['8:3: attacker.cornered: expected true or false, found "maybe"']],
  ['options in a list', 'kind: land', 'kind: land\noptions: [fast]', ['5:1: options: expected a map of options, found ["fast"]']],
  ['an option of one and a half', 'kind: land', 'kind: land\noptions: { a: 1.5 }', ['5:12: options.a: expected true, false, a whole number, text or a map of texts, found 1.5']],
  ['an option that is a list', 'kind: land', 'kind: land\noptions: { a: [] }', ['5:12: options.a: expected true, false, a whole number, text or a map of texts, found []']],
  ['a script that is a list', 'script: { dice: [7, 2], choices: [Guard] }', 'script: [7, 2]', ['20:1: script: expected a script (dice, choices), found [7, 2]']],
  ['dice that are a number', 'dice: [7, 2]', 'dice: 72', ['20:11: script.dice: expected a list of dice, found 72']],
  ['a choice that is a number', 'choices: [Guard]', 'choices: [5]', ['20:35: script.choices[0]: expected text, found 5: write it in quotes']],
  ['an effect that is a word', '[{ modifier: 1 }]', '[surprise]', ['19:30: defender.cards[0].effects[0]: expected an effect (modifier, morale or forbid), found "surprise"']],
  // names
  ['a name that is a number', 'name: Guard', 'name: 1861', ['16:9: defender.units[0].name: expected a name, found 1861: write it in quotes']],
  ['a name that is a yes', 'name: Guard', 'name: true', ['16:9: defender.units[0].name: expected a name, found true: write it in quotes']],
  ['an empty name', 'name: Guard', 'name: ""', ['16:9: defender.units[0].name: expected a name, found ""']],
  ['a name of blanks', 'name: Guard', 'name: "  "', ['16:9: defender.units[0].name: expected a name, found "  "']],
  ['a name too long', 'name: Guard', `name: ${'x'.repeat(81)}`, ['16:9: defender.units[0].name: expected a name of at most 80 characters']],
  ['a name that clears the screen', 'name: Guard', 'name: "\\e[2J"', ['16:9: defender.units[0].name: expected a name on one line, without control or invisible characters']],
  ['a name of two lines', 'name: Union', 'name: "Un\\nion"', ['7:3: attacker.name: expected a name on one line, without control or invisible characters']],
  ['a name that reads backwards', 'name: Fog', 'name: "F\\u202eog"', ['19:9: defender.cards[0].name: expected a name on one line, without control or invisible characters']],
  ['a text that clears the screen', 'name: Fog', 'name: Fog, text: "\\e[2J"', ['19:20: defender.cards[0].text: expected text without control characters']],
  ['a unit called pass', 'name: Guard', 'name: pass', ['16:9: defender.units[0].name: choose another name: pass is reserved']],
  ['a leader called Keep', 'name: Fremont', 'name: Keep', ['9:9: attacker.leaders[0].name: choose another name: Keep is reserved']],
  ['a card called reroll', 'name: Fog', 'name: reroll', ['19:9: defender.cards[0].name: choose another name: reroll is reserved']],
  ['a unit called default', 'name: Guard', 'name: default', ['16:9: defender.units[0].name: choose another name: default is reserved']],
  ['two units of one name in one side', 'name: 1st Cavalry', 'name: 1st Infantry', ['12:9: attacker.units[1].name: attacker.units[0] is called "1st Infantry" already: choose another name']],
  ['two units of one name in both sides', 'name: Guard', 'name: 1st Infantry', ['16:9: defender.units[0].name: attacker.units[0] is called "1st Infantry" already: choose another name']],
  ['two leaders of one name', '  units:\n    - { name: Guard', '  leaders: [{ name: Fremont, rank: 1, cf: 0, mf: 0 }]\n  units:\n    - { name: Guard', ['15:15: defender.leaders[0].name: attacker.leaders[0] is called "Fremont" already: choose another name']],
  ['two cards of one name in one hand', '    - { name: Fog, effects: [{ modifier: 1 }] }', '    - { name: Fog, effects: [] }\n    - { name: Fog, effects: [] }', ['20:9: defender.cards[1].name: defender.cards[0] is called "Fog" already: choose another name']],
  // what belongs together
  ['a side of support units only', '    - { name: Guard, cf: [2, 1], mf: 1 }\n', '', ['15:3: defender.units: expected at least one combat unit, found none']],
  ['a side of no units', '    - { name: 1st Infantry, cf: 3, mf: 2 }\n    - { name: 1st Cavalry, type: C, cf: 1, mf: 2 }', '    []', ['10:3: attacker.units: expected at least one combat unit, found none']],
  ['more units than a side may have', '    - { name: Guard', `${Array.from({ length: 499 }, (_, i) => `    - { name: U${i}, cf: 1, mf: 1 }\n`).join('')}    - { name: Guard`, ['15:3: defender.units: expected at most 500 units, found a list of 501']],
  ['a support unit with CF', 'type: A', 'type: A, cf: 3', ['17:49: defender.units[1].cf: leave out cf: support units have none (W-4.2-su-novalues)']],
  ['a support unit with MF', 'type: A', 'type: A, mf: 3', ['17:49: defender.units[1].mf: leave out mf: support units have none (W-4.2-su-novalues)']],
  ['a support unit with a number as flag', 'type: A', 'type: A, flags: [5]', ['17:57: defender.units[1].flags[0]: expected one of sk, elite, guard, heavy, suicide, bunker, marine, para, unsupplied, reduced, found 5']],
  ['an elite support unit', 'type: A', 'type: A, flags: [elite]', ['17:57: defender.units[1].flags[0]: expected one of heavy, unsupplied on a support unit, found "elite"']],
  ['a reduced unit of one step', 'cf: 3', 'flags: [sk, reduced], cf: 3', ['11:41: attacker.units[0].flags[1]: only a two-step unit can be reduced: write cf or mf as [front, back] (W-4.1-two-step)']],
  ['a reduced unit of one step, by its first flag', 'cf: 3', 'flags: [reduced], cf: 3', ['11:37: attacker.units[0].flags[0]: only a two-step unit can be reduced: write cf or mf as [front, back] (W-4.1-two-step)']],
  ['a flag twice', 'cf: 3', 'flags: [sk, elite, sk], cf: 3', ['11:48: attacker.units[0].flags[2]: expected each flag once, found "sk" again']],
  ['a bomber in a land battle', 'type: C', 'type: B', ['12:28: attacker.units[1].type: expected a combat unit that fights on land, found B, an air or sea type']],
  ['a submarine in a land battle', 'type: C', 'type: SS', ['12:28: attacker.units[1].type: expected a combat unit that fights on land, found SS, an air or sea type']],
  ['a bridge over nothing', 'kind: land', 'kind: land\nbridge: true', ['5:1: bridge: a bridge needs a crossing too (W-3.1-bridge)']],
  ['an effect that does two things', 'modifier: 1', 'modifier: 1, morale: 1', ['19:30: defender.cards[0].effects[0]: expected one of modifier, morale, forbid, found modifier, morale']],
  ['an effect that does nothing', '{ modifier: 1 }', '{ side: own }', ['19:30: defender.cards[0].effects[0]: expected one of modifier, morale, forbid, found none']],
  ['a morale effect for the rest', 'modifier: 1', 'morale: 1, rounds: rest', ['19:43: defender.cards[0].effects[0].rounds: rounds go with a modifier only, not with morale']],
  // YAML
  ['a tab before a key', '  name: Union', '\tname: Union', ['7:1: this line is indented with a tab. Use spaces, two for each level']],
  ['a colon in a text', 'terrain: clear', 'terrain: clear: mostly', ["5:10: this text has a colon in it. Put it in quotes: 'clear: mostly'"]],
  ['a key too far in', 'year: 1861', '  year: 1861', ['3:3: this line is indented too far: start it in column 1, not 3, since the line above already has a value']],
  ['a list that does not end', 'choices: [Guard] }', 'choices: [Guard', ['20:34: this [ is never closed. Put a ] after the last value']],
  ['a quote that does not end', 'name: Fog', 'name: "Fog', ['19:15: this quote is never closed. Put a " at its end']],
  ['an anchor', 'name: Union', 'name: &u Union', ['7:3: attacker.name: expected a value without an anchor, found &u']],
  ['an anchor at a key', 'name: Union', '&n name: Union', ['7:6: attacker: expected a plain word as a key']],
  ['an alias', 'name: Confederates', 'name: *u', ['14:3: defender.name: expected a value, found the alias *u: write it out']],
  ['a tag', 'year: 1861', 'year: !!int "1861"', ['3:1: year: expected a value without a tag, found !!int']],
  ['a tag of its own', 'year: 1861', 'year: !year 1861', ['3:7: expected a value without a tag']],
  ['a list as a key', 'year: 1861', '? [year]\n: 1861', ['3:3: expected a plain word as a key']],
  ['a merge', 'kind: land', 'kind: land\n<<: { landing: true }', ["5:1: [\"<<\"]: unknown key '<<': expected one of ruleset, edition, year, kind, terrain, crossing, bridge, landing, options, cap, attacker, defender, script"]],
  ['a second document', 'script:', '---\nscript:', ['20:1: expected one document, found a second']],
]

/** The problems of a text, without the name of a file. */
function said(text: string): string[] {
  const reading = parseBattleFile(text)
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}

test('the battle that the rows spoil is sound', () => {
  expect(said(SOUND)).toEqual([])
})

test.for(SPOILT)('refused: %s', ([, sound, spoilt, expected]) => {
  expect(SOUND).toContain(sound)
  expect(said(SOUND.replace(sound, () => spoilt))).toEqual(expected)
})

const BATTLE = 'expected a battle (ruleset, edition, year, kind, terrain, attacker, defender), found'
const LAUGHS = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(10)}]`)
const DEEP = 'expected at most 20 levels of maps and lists, found more'

// prettier-ignore
const NO_BATTLE: [what: string, text: string, said: string][] = [
  ['an empty file', '', `1:1: ${BATTLE} nothing`],
  ['blanks and comments', '\n\n# nothing here\n', `1:1: ${BATTLE} nothing`],
  ['a list', '# units\n- a\n- b\n', `2:1: ${BATTLE} ["a", "b"]`],
  ['a single word', 'waw', `1:1: ${BATTLE} "waw"`],
  ['an empty map in JSON', '{}', '1:1: ruleset: required: waw'],
  ['binary junk', 'PK\u0003\u0004\u0000\u0000', '1:3: expected text, found the character \\u{3}'],
  ['junk of brackets', ']'.repeat(100_000), "1:1: expected a value, found ']'"],
  ['junk of commas', `[${','.repeat(200_000)}`, '1:1: this [ is never closed. Put a ] after the last value'],
  ['junk of escapes', `"${'\\q'.repeat(200_000)}"`, '1:2: \\q means nothing inside double quotes. Write \\\\ for a backslash'],
  ['thirty thousand keys', Array.from({ length: 30_000 }, (_, i) => `k${i}: 1`).join('\n'), '1:1: ruleset: required: waw'],
  ['more dice than a war needs', `script: { dice: [${'1,'.repeat(200_000)}] }`, '1:166677: expected at most 250000 words and signs, found more'],
  ['a billion laughs', ['l0: &l0 lol', ...LAUGHS].join('\n'), '1:1: l0: expected a value without an anchor, found &l0'],
  ['ten thousand open brackets', '['.repeat(10_000), `1:22: ${DEEP}`],
  ['ten thousand brackets, closed', `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`, `1:24: ${DEEP}`],
  ['ten thousand open braces', '{a: '.repeat(10_000), `1:82: ${DEEP}`],
  ['ten thousand dashes', '- '.repeat(10_000), `1:42: ${DEEP}`],
  ['a thousand maps, each further in', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), `21:23: ${DEEP}`],
]

test.for(NO_BATTLE)('refused as a whole: %s', ([, text, expected]) => {
  expect(said(text)[0]).toBe(expected)
})

test('twenty levels are not too deep to be looked at', () => {
  expect(said('['.repeat(20) + ']'.repeat(20))).toEqual([`1:1: ${BATTLE} a list of 1`])
})

test('all problems are reported at once, shape and content, from top to bottom', () => {
  const text = SOUND.replace('edition: B', 'edition: X')
    .replace('name: 1st Cavalry', 'name: 1st Infantry')
    .replace('cf: [2, 1]', 'cf: many')
    .replace('type: A', 'cf: 1')
    .replace('dice: [7, 2]', 'dice: [7, 99]')
  expect(said(text).map(line => line.split(': ').slice(0, 2).join(' '))).toEqual([
    '2:1 edition',
    '12:9 attacker.units[1].name',
    '16:22 defender.units[0].cf',
    '17:40 defender.units[1].cf',
    '20:21 script.dice[1]',
  ])
})

test('at most twenty problems are reported, the first in the file', () => {
  const dice = Array.from({ length: 100 }, () => 10)
  const lines = said(SOUND.replace('[7, 2]', JSON.stringify(dice)))
  expect(lines).toHaveLength(20)
  expect(lines[19]).toContain('script.dice[19]')
})

test('a problem in JSON has its line and column, too', () => {
  const text = '{\n\t"ruleset": "waw",\n\t"edition": "Z"\n}'
  expect(said(text)).toContain('3:2: edition: expected one of A, B, found "Z"')
})
