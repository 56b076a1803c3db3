import type {
  AskedFile,
  CatalogueFile,
  Era,
  FieldUnitFile,
  GroundRowsFile,
  RosterFile,
  RosterSideFile,
  RosterStackFile,
} from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { Locate, LocatedProblem, Path } from '../../problem.ts'
import type { ListedText } from './army-schema.ts'
import type { Listed } from './check-stacks.ts'
import type { AskedText, RosterSideText, RosterText } from './roster-schema.ts'
import type { SheetText } from './sheet-schema.ts'
import { firstOf } from '../../part.ts'
import { problemsOf } from '../../shapes.ts'
import { readYaml } from '../../yaml-text.ts'
import { checkSheet } from './check-sheets.ts'
import { checkStacks, heroesOnce, leadersOnce } from './check-stacks.ts'
import { refTo } from './known.ts'
import { orderOf, stackOf } from './normalise.ts'
import { allOf, sheetOf } from './normalise-sheets.ts'
import { ROSTER } from './roster-schema.ts'
import { say } from '../../words/phrase.ts'

export type RosterReading =
  | {
      readonly ok: true
      readonly roster: RosterFile
      /** The roster's own stat sheets, as written; null: it has none. */
      readonly sheets: SheetText | null
      readonly locate: Locate
    }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads the text of a roster, to be used with these common stat sheets. */
export function parseRoster(text: string, common: CatalogueFile): RosterReading {
  const read = readYaml(text)
  if (!read.ok) return { ok: false, problems: read.problems }
  const { data, locate } = read
  const refused = (findings: readonly Finding[]): RosterReading => ({
    ok: false,
    problems: firstOf(
      [undefined],
      findings.map(finding => ({ ...finding, ...locate(finding.path) })),
    ),
  })
  const shape = ROSTER.safeParse(data)
  if (!shape.success) return refused(shape.error.issues.flatMap(issue => problemsOf(issue)))
  const catalogue = allOf([common, sheetOf(shape.data.sheets ?? {})])
  const findings = checkRoster(shape.data, catalogue)
  return findings.length > 0
    ? refused(findings)
    : { ok: true, roster: rosterOf(shape.data, catalogue), sheets: shape.data.sheets ?? null, locate }
}

type Group = ListedText
type Stack = Group['stacks'][string]

function checkRoster(roster: RosterText, catalogue: CatalogueFile): Finding[] {
  const { era, sheets, sides } = roster
  const groups = Object.entries(sides).flatMap(([side, { groups: own }]) =>
    Object.entries(own).map(([id, group]) => ({ group, path: ['sides', side, 'groups', id] })),
  )
  return [
    ...checkSheet(sheets ?? {}, catalogue),
    ...leadersOnce(sides, ['sides']),
    ...Object.entries(sides).flatMap(([id, side]) => checkSide(id, side, era, catalogue)),
    ...heroesOnce(groups, catalogue),
    ...checkAsked(roster),
  ]
}

/** Every group as side/group, in the order of the file. */
const placesOf = ({ sides }: RosterText): string[] =>
  Object.entries(sides).flatMap(([side, { groups }]) => Object.keys(groups).map(id => `${side}/${id}`))

function checkAsked(roster: RosterText): Finding[] {
  const { odds } = roster
  if (odds === undefined) return []
  const places = placesOf(roster)
  const found = (['by', 'at'] as const).flatMap(key => refTo('a-group', odds[key], places, ['odds', key]))
  const isOwn = odds.by.split('/')[0] === odds.at.split('/')[0]
  return found.length === 0 && isOwn ? [{ path: ['odds', 'at'], message: say('group-of-same-side') }] : found
}

function checkSide(id: string, side: RosterSideText, era: Era, catalogue: CatalogueFile): Finding[] {
  const { leader, groups } = side
  const path = ['sides', id]
  return [
    ...refTo('a-leader', leader, Object.keys(catalogue.leaders), [...path, 'leader']),
    ...Object.entries(groups).flatMap(([key, group]) => {
      const listed = { group, path: [...path, 'groups', key] } satisfies Listed
      return [
        ...checkStacks(listed, { era, leader }, catalogue),
        ...checkLosses(group, listed.path, catalogue),
      ]
    }),
  ]
}

/** MG-alive, MG-men A stack's units include the injured and the dead; a machine's damage decides whether it is injured. */
const checkLosses = ({ stacks }: Group, path: Path, { units }: CatalogueFile): Finding[] =>
  Object.entries(stacks).flatMap(([unit, stack]) => {
    const kind = units[unit]
    return kind === undefined ? [] : lossesOf(stack, kind, [...path, 'stacks', unit])
  })

function lossesOf(stack: Stack, { name, health, crew }: FieldUnitFile, path: Path): Finding[] {
  if (typeof stack === 'number') return []
  const { units, injured = 0, dead = 0, damage = [] } = stack
  const isMen = health === null && crew === null
  if (isMen && damage.length > 0)
    return [
      {
        path: [...path, 'damage'],
        message: say('damage-without-health', { name }),
      },
    ]
  if (!isMen && injured > 0)
    return [
      {
        path: [...path, 'injured'],
        message: say('damage-of-each', { name }),
      },
    ]
  if (injured + dead > units)
    return [{ path, message: say('too-many-casualties', { units, found: injured + dead }) }]
  const living = units - dead
  return damage.length > living
    ? [
        {
          path: [...path, 'damage'],
          message: say('too-much-damage', { living, found: damage.length }),
        },
      ]
    : []
}

/** Sides that name no colour of their own. */
const COLOURS = ['#a63a35', '#2b4c78', '#2e7f6f', '#8a6d1f', '#6b4a7d', '#5b6770'] as const

const rosterOf = (roster: RosterText, catalogue: CatalogueFile): RosterFile => ({
  ruleset: 'manpower',
  title: roster.title,
  era: roster.era,
  sides: Object.entries(roster.sides).map(([id, side], i) =>
    sideOf(id, side, roster.era, COLOURS[i] ?? COLOURS[0]),
  ),
  catalogue,
  odds: roster.odds === undefined ? null : askedOf(roster.odds, placesOf(roster)),
})

const askedOf = ({ by, at, own, theirs, turns }: AskedText, places: readonly string[]): AskedFile => ({
  by: places.indexOf(by),
  at: places.indexOf(at),
  own: groundOf(own),
  theirs: groundOf(theirs),
  turns: turns ?? null,
})

const groundOf = (ground: AskedText['own'] = {}): GroundRowsFile => ({
  higher: ground.higher ?? false,
  forest: ground.forest ?? false,
  node: ground.node ?? false,
  more: Object.entries(ground.more ?? {}).map(([what, change]) => ({ what, change })),
})

const sideOf = (id: string, side: RosterSideText, era: Era, colour: string): RosterSideFile => ({
  id,
  name: side.name,
  colour: side.colour ?? colour,
  status: side.status ?? 'attacking',
  leader: side.leader ?? null,
  groups: Object.entries(side.groups).map(([key, group]) => ({
    id: key,
    name: group.name,
    order: orderOf(group, era),
    stacks: Object.entries(group.stacks).map(([unit, stack]) => listedStack(unit, stack)),
  })),
})

const listedStack = (unit: string, stack: Stack): RosterStackFile => {
  const { injured = 0, dead = 0, damage = [] } = typeof stack === 'number' ? {} : stack
  return { ...stackOf(unit, stack), injured, dead, damage }
}
