import { expect, test } from 'vitest'
import { copy } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import { field } from '../testing/field.ts'
import { MANPOWER } from '../ruleset.ts'
import { say } from './testing/english.ts'

const s = field({
  groups: [
    { side: 0, name: 'Alder', stacks: [['riflemen-ww1', 100]], at: [100, 400] },
    { side: 1, name: 'Bell', stacks: [['riflemen-ww1', 100]], at: [400, 400] },
  ],
})
const { position } = MANPOWER.start(s)

test('[M-adv-div] a volley shows its strength, its dice, and every part of the advantage with its rule', () => {
  const node = { rule: 'M-adv-node', what: 'node', change: 3 }
  const e: Event = {
    is: 'volley-fired',
    side: 0,
    aim: { at: 'stack', group: 1, stack: 0 },
    by: [
      {
        group: 0,
        stack: 0,
        attack: 0,
        units: 100,
        raw: { over: 165, under: 2 },
        attacker: [],
        target: [node],
      },
    ],
    strength: { over: 28, under: 1 },
    dice: [4, 5],
    damage: 13,
  }
  expect(say(s, position, e)).toMatchObject([
    {
      as: 'row',
      side: 0,
      text: 'Alder attacked Bell: 13 damage (strength 28 × 2d6 (4 + 5) ÷ 20)',
      rules: ['MG-combat'],
    },
    {
      as: 'reason',
      text: 'Alder: 100 attacking, strength 82.5; advantage 0 to 3: strength ÷ 3 (target: +3 defending the node)',
      rules: ['M-me-sum', 'M-adv-node', 'M-adv-div'],
    },
  ])
})

test('[M-adv-rel] an advantage of the attacker costs nothing', () => {
  const higher = { rule: 'M-adv-elev', what: 'higher-ground', change: 1 }
  const by = { group: 0, stack: 0, attack: 0, units: 100, raw: { over: 100, under: 1 } }
  const [, reason] = say(s, position, {
    is: 'volley-fired',
    side: 0,
    aim: { at: 'stack', group: 1, stack: 0 },
    by: [{ ...by, attacker: [higher], target: [] }],
    strength: { over: 100, under: 1 },
    dice: [1, 1],
    damage: 10,
  })
  expect(reason?.text).toBe(
    'Alder: 100 attacking, strength 100; advantage 1 to 0: full strength (+1 higher ground)',
  )
})

test('[M-men-states] a hit shows the dead, and the survivors', () => {
  const toll = { healthy: 91, injured: 5, dead: 4, health: [], crew: [], taken: [] }
  const because = [{ rule: 'MG-combat', what: 'volley', change: 13 }]
  const [line] = say(s, position, { is: 'stack-hit', group: 1, stack: 0, toll, died: 4, because })
  expect(line).toMatchObject({
    side: 1,
    tone: 'bad',
    text: 'Bell lost 4: now 91 healthy, 5 injured, 4 dead',
  })
})

test('[M-ina-dist] a deviation shows its direction and its dice', () => {
  const because = [{ rule: 'M-ina-mult', what: 'multiplier', change: 40 }]
  const rolled = { side: 0, group: 0, stack: 0, attack: 0, roll: 'own' as const, because }
  const [line] = say(s, position, {
    is: 'deviation-rolled',
    ...rolled,
    directions: [9, 1],
    dice: [3],
    offset: [0, 12_000],
  })
  expect(line?.text).toBe('Alder: scatter 120 m north (d10 for direction: 9, 1; distance 3 × 40 m)')
})

test('[M-ina-zero] a shot that does not deviate shows its die and the reason', () => {
  const because = [{ rule: 'M-ina-zero', what: 'zero', change: 0 }]
  const rolled = { side: 0, group: 0, stack: 0, attack: 0, roll: 'own' as const, because, dice: [] }
  const [line] = say(s, position, { is: 'deviation-rolled', ...rolled, directions: [9], offset: [0, 0] })
  expect(line?.text).toBe('Alder: on target (d10 for direction: 9; target point spotted, or guided weapon)')
})

test('[M-arm-half] a volley and a shot show how much armour lets through', () => {
  const aim = { at: 'stack', group: 1, stack: 0 } as const
  const by = {
    group: 0,
    stack: 0,
    attack: 0,
    units: 100,
    raw: { over: 100, under: 1 },
    attacker: [],
    target: [],
  }
  const volley = {
    is: 'volley-fired',
    side: 0,
    aim,
    by: [by],
    strength: { over: 28, under: 1 },
    dice: [4, 5],
  } as const
  const told = (through: number, damage: number): string | undefined =>
    say(s, position, { ...volley, through: { over: through, under: 1 }, damage })[0]?.text
  expect(told(14, 6)).toBe('Alder attacked Bell: 6 damage (strength 28, 14 after armour, × 2d6 (4 + 5) ÷ 20)')
  expect(told(28, 13)).toBe('Alder attacked Bell: 13 damage (strength 28 × 2d6 (4 + 5) ÷ 20)')
  const shot = { is: 'shot-fired', side: 0, by, aim, dice: [3, 4], attacker: [], target: [] } as const
  const fired = (part: { over: number; under: number }, damage: number): string | undefined =>
    say(s, position, { ...shot, part, damage })[0]?.text
  expect(fired({ over: 1, under: 2 }, 4)).toBe(
    'Alder attacked Bell: rolled 3 + 4, half gets through the armour, 4 damage',
  )
  expect(fired({ over: 0, under: 1 }, 0)).toBe(
    'Alder attacked Bell: rolled 3 + 4, nothing gets through the armour, 0 damage',
  )
  expect(fired({ over: 1, under: 1 }, 7)).toBe('Alder attacked Bell: rolled 3 + 4, 7 damage')
})

test('[MG-targets] a stack that is wiped out is logged once, however many attacks it had declared', () => {
  const { position: p } = copy(MANPOWER.start(s))
  const declared = {
    side: 0,
    group: 0,
    stack: 0,
    attack: 0,
    units: 1,
    aim: { at: 'stack', group: 1, stack: 0 },
    falls: null,
  } as const
  const lost = (what: string): string[] => {
    const because = [{ rule: 'MG-targets', what, change: 0 }]
    return say(s, p, { is: 'attack-lost', number: 0, declared, because }).map(({ text }) => text)
  }
  expect(lost('attacker-dead')).toEqual(['Alder couldn’t attack: wiped out before the attack'])
  p.declared.push({ ...declared })
  expect(lost('attacker-dead')).toEqual([])
  expect(lost('target-gone')).toEqual(['Alder couldn’t attack: target gone or out of reach'])
})
