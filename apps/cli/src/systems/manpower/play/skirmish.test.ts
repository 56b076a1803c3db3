import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FieldPack } from '@sandtable/shelf'
import type { FieldTable } from '../testing/coldwater.ts'
import { FIELD_TALK } from './field-talk.ts'
import { HUMAN } from '../../../play/session.ts'
import { newTable } from '../../../play/own-table.ts'
import { openPack } from '../../../open-pack.ts'
import { PATIENCE, run, scratch } from '../../../testing/bin.ts'
import { scenarioFor } from './beginning.ts'
import { sit } from '../../../play/play.ts'
import { sittingOf } from '../../../play/sitting.ts'
import { typist } from '../../../testing/typist.ts'

const HILL = openPack('hill-41--ww2-250') as FieldPack

/** A skirmish with these lines typed, both sides at one keyboard, and the answer to each. */
async function typed(...lines: string[]) {
  const session = newTable(HILL, FIELD_TALK, 'hill', [HUMAN, HUMAN]) as unknown as FieldTable
  let next = 0
  const at = typist(prompt => (prompt.endsWith('> ') ? (lines[next++] ?? null) : ''))
  await sit(sittingOf(session, at, null))
  const after = (line: string): string => {
    const paper = at.paper()
    return (
      paper.slice(paper.indexOf(`> ${line}\n`) + line.length + 3).split(/^(?:Greens> |Browns> )/m)[0] ?? ''
    )
  }
  return { session, after, paper: at.paper() }
}

const LED = ['leader tribune', 'leader field marshal'] as const

describe('a skirmish at the terminal', () => {
  test('[CLI] [M-lead-first] leaders come first, with what each does, by number or name', async () => {
    const { session, after, paper } = await typed('leader quarter', 'tribune', 'leader tribune', '1')
    expect(paper).toMatch(
      /Choose your leader\. {2}M-lead-first\n {2}1 {2}Field Marshal +\+1 advantage, 1 use; special unit: Guard infantry\n/,
    )
    expect(after('leader quarter')).toContain(
      'Quartermaster-General: that leader does nothing in a battle like this.',
    )
    expect(after('leader tribune')).toContain('Tribune: another player has that leader.')
    expect(session.table.game.p.leaders.map(leader => HILL.s.leaders[leader]?.id)).toEqual([
      'field-marshal',
      'tribune',
    ])
  })

  test('[CLI] [MG-skirmish] list shows what is for sale, its price and what it is good for', async () => {
    const { after } = await typed(
      ...LED,
      'list',
      'list anti-tank',
      'list missing',
      'list armoured train',
      'list spells',
    )
    expect(after('list')).toMatch(
      /^Infantry\n {2}Guard infantry +1\.5 {2}Holds ground and fires out to 400 m\n/,
    )
    expect(after('list')).not.toContain('Volunteers')
    expect(after('list anti-tank')).toBe(
      'Anti-tank\n  Anti-tank gun  16.5  Stops tanks at 1,200 m\n  Bazooka team      5  Stops tanks at 150 m\n',
    )
    expect(after('list missing')).toContain('Pack column    carries supplies, and a single battle needs none')
    expect(after('list armoured train')).toBe('You can’t buy Armoured train: from another era.\n')
    expect(after('list spells')).toMatch(/Fireball +2 turns +damage 3d6/)
  })

  test('[CLI] [M-mp-battle-buy] [MG-skirmish] an army is put together, listed, changed and mustered', async () => {
    const { session, after } = await typed(
      ...LED,
      'done',
      'buy 40 rifle with grenades as Alder',
      'buy 300 rifle',
      'buy 2 medium tank with grenades',
      'buy 9 volunteers',
      'buy 1 battle mage knowing haste, fireball as Mage',
      'army',
      'drop mage',
      'done',
    )
    expect(after('done')).toBe('Buy at least one group.\n')
    expect(after('buy 40 rifle with grenades as Alder')).toBe(
      'Bought Alder for 44 manpower. 44 of 250 manpower spent, 206 left.\n',
    )
    expect(after('buy 300 rifle')).toBe('Riflemen 2 costs 300 manpower, and you have 206 left.\n')
    expect(after('buy 2 medium tank with grenades')).toBe('Grenades: no use to them here.\n')
    expect(after('buy 9 volunteers')).toBe('Volunteers: only the Tribune has these.\n')
    expect(after('army')).toBe(
      '  led by the Field Marshal\n' +
        '  Alder  44  40 riflemen (Grenades), open order\n' +
        '  Mage   28  1 battle mage (Fireball, Haste), open order\n' +
        '  2 groups: 72 of 250 manpower spent, 178 left.\n',
    )
    expect(session.table.game.p.groups).toEqual([])
    expect(session.table.game.sealed).toMatchObject([{ player: 0, answer: { groups: [{ name: 'Alder' }] } }])
  })

  test('[CLI] [MG-skirmish] an army is saved and loaded, and items that no longer fit are reported', async () => {
    const path = scratch('company.army.yaml')
    const saved = await typed(
      ...LED,
      `army save ${path}`,
      'buy 20 guard as Guard',
      'buy 3 bazooka as Tubes',
      `army save ${path}`,
    )
    expect(saved.after(`army save ${path}`)).toBe('Your army is still empty: buy a group first.\n')
    expect(readFileSync(path, 'utf8')).toMatch(
      /^ruleset: manpower\narmy: Army of Greens\nleader: field-marshal\n/,
    )
    const { after } = await typed(
      'leader field marshal',
      'leader tribune',
      `army load ${path}`,
      'drop guard',
      'done',
    )
    expect(after(`army load ${path}`)).toContain('It was bought for the Field Marshal.')
    expect(after(`army load ${path}`)).toContain('Guard: only another leader brings them')
    expect(after('drop guard')).toBe('Dropped Guard. 15 of 250 manpower spent, 235 left.\n')
    const other = scratch('not-an-army.txt')
    writeFileSync(other, 'hello')
    const spoilt = await typed(...LED, `army load ${other}`, 'buy 5 rifle', `army save ${other}`)
    expect(spoilt.after(`army load ${other}`)).toContain('expected an army')
    expect(spoilt.after(`army save ${other}`)).toMatch(/isn’t an army: choose\s+another name/)
    expect(readFileSync(other, 'utf8')).toBe('hello')
  })

  test('[CLI] [MG-skirmish] options make the name of a skirmish, or errors about them', async () => {
    expect(await scenarioFor('hill-41', { skirmish: 'ww2' })).toEqual({ scenario: 'hill-41--ww2-500' })
    expect(await scenarioFor('hill-41', { skirmish: 'ww1-v-ww2', manpower: '250' })).toEqual({
      scenario: 'hill-41--ww1-v-ww2-250',
    })
    expect(await scenarioFor('hill-41', {})).toEqual({ scenario: 'hill-41' })
    const whys = [
      await scenarioFor('hill-41', { manpower: '500' }),
      await scenarioFor(undefined, { skirmish: 'ww2' }),
      await scenarioFor('hill-41--ww2-500', { skirmish: 'ww2' }),
      await scenarioFor('hill-41', { army: scratch('nowhere.yaml') }),
    ]
    for (const [i, what] of [
      '--manpower needs --skirmish',
      'on the ground of which battle',
      'is already a skirmish with its own terms',
      'file not found',
    ].entries())
      expect(whys[i]).toEqual({ why: expect.stringContaining(what) })
  })

  test(
    '[CLI] [MG-skirmish] every command takes the name of a skirmish',
    async () => {
      const name = 'coldwater-ford--medieval-v-napoleonic-100'
      const file = scratch('skirmish.game.json')
      const army = scratch('levy.army.yaml')
      const levy = ['ruleset: manpower', 'army: The levy', 'leader: master-builder', 'groups:', '  - name: Levy', '    stacks:', '      - { unit: spearman, units: 60 }', ''] // prettier-ignore
      writeFileSync(army, levy.join('\n'))
      const played = await run(
        ['play', 'coldwater', '--skirmish', 'medieval-v-napoleonic', '--manpower', '100', '--army', army, '--seed', 's', '--save', file], // prettier-ignore
        {},
        'leader master builder\ndone\nauto game\n',
      )
      expect(played.out).toContain('leads your army')
      expect(played.out).toContain('bought Levy for 60 manpower: 60 spearmen')
      expect([played.err, played.code]).toEqual(['', 0])
      const checked = await run(['replay', file, '--check'])
      expect([checked.code, checked.err]).toEqual([0, ''])
      const tally = await run(['simulate', name, '--games', '1', '--bots', 'random'])
      expect([tally.code, tally.err]).toEqual([0, ''])
      const valid = await run(['validate', name, '--games', '1'])
      expect([valid.code, valid.out]).toEqual([
        0,
        expect.stringContaining('Nothing wrong, nothing suspicious.'),
      ])
      const wrong = await run(['play', 'hill-41', '--skirmish', 'ww3'])
      expect([wrong.code, wrong.err]).toEqual([
        1,
        expect.stringContaining('“ww3” isn’t an army for this scenario. Choose medieval'),
      ])
    },
    PATIENCE,
  )
})
