import type { Phrase, Plain } from '../../../words/phrase.ts'
import { z } from 'zod'
import type { LocatedProblem, Path, Problem } from '../../../problem.ts'
import { firstOf } from '../../../part.ts'
import { nearest } from '../../../near.ts'
import { expected, safe } from '../../../say.ts'
import { problemsOf } from '../../../shapes.ts'
import { textInside } from '../../../folder.ts'
import { readYaml } from '../../../yaml-text.ts'
import { say } from '../../../words/phrase.ts'

/** The outlines of a map's regions: the TopoJSON as in its file, or why a map must be drawn without them. */
export interface Outlines {
  readonly is: 'drawn' | 'missing' | 'unusable'
  /** Null unless each region has an outline. */
  readonly text: string | null
  readonly problems: readonly LocatedProblem[]
}

const FILE = 'map.topojson'
const PART = 'outlines'

/** Reads the outlines in a pack's folder, and checks them against the regions of its map. */
export function readOutlines(folder: string, regions: readonly string[]): Outlines {
  const found = textInside(folder, FILE)
  if ('text' in found) return parsed(found.text, regions)
  const problem = { path: [PART], message: found.refused, line: 1, column: 1, file: FILE }
  return { is: found.missing === true ? 'missing' : 'unusable', text: null, problems: [problem] }
}

function parsed(text: string, regions: readonly string[]): Outlines {
  const problems = problemsIn(text, regions)
  if (problems.length === 0) return { is: 'drawn', text, problems }
  return { is: 'unusable', text: null, problems: firstOf([FILE], problems) }
}

function problemsIn(text: string, regions: readonly string[]): LocatedProblem[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return [noJson(text, error)]
  }
  const shape = TOPOLOGY.safeParse(data)
  const problems = shape.success
    ? misfits(shape.data, regions)
    : shape.error.issues.flatMap(issue => problemsOf(issue))
  if (problems.length === 0) return []
  // JSON is YAML, and the reader of YAML knows the place of everything.
  const read = readYaml(text)
  return problems.map(problem => ({
    ...problem,
    path: [PART, ...problem.path],
    ...(read.ok ? read.locate(problem.path) : { line: 1, column: 1 }),
    file: FILE,
  }))
}

/** The engine reports how far it got. */
function noJson(text: string, error: unknown): LocatedProblem {
  const [, position] = /position (\d+)/.exec(String(error)) ?? []
  const before = text.slice(0, position === undefined ? 0 : Number(position)).split('\n')
  return {
    path: [PART],
    message: say('no-json'),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    file: FILE,
  }
}

const number = z.number({ error: expected('a-number') })
const place = z.tuple([number, number], { error: expected('place-east-north') })
const rings = z.array(z.array(z.int()), { error: expected('rings-of-arcs') })
const said = z.looseObject({}).optional()

const OUTLINE = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Polygon'), arcs: rings, properties: ided() }),
    z.object({ type: z.literal('MultiPolygon'), arcs: z.array(rings), properties: ided() }),
  ],
  { error: expected('a-polygon-or-a-multipolygon') },
)

function ided() {
  return z.looseObject(
    { id: z.string({ error: expected('id-of-region') }) },
    { error: expected('id-of-region-map') },
  )
}

const AROUND = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Polygon'), arcs: rings, properties: said }),
    z.object({ type: z.literal('MultiPolygon'), arcs: z.array(rings), properties: said }),
  ],
  { error: expected('a-polygon-or-a-multipolygon') },
)
const RIVER = z.object({ type: z.literal('MultiLineString'), arcs: rings, properties: said })
const TOWN = z.object({ type: z.literal('Point'), coordinates: place, properties: said })

const collection = <T extends z.ZodType>(shape: T, what: Plain) =>
  z.object(
    { type: z.literal('GeometryCollection'), geometries: z.array(shape) },
    { error: expected(say('geometry-collection', { what: say(what) })) },
  )

/** The part of TopoJSON that maps are drawn from. */
const TOPOLOGY = z.object(
  {
    type: z.literal('Topology', { error: expected('topology') }),
    transform: z.object({ scale: place, translate: place }).optional(),
    objects: z.object(
      {
        regions: collection(OUTLINE, 'outlines'),
        around: collection(AROUND, 'lands').optional(),
        rivers: collection(RIVER, 'rivers').optional(),
        towns: collection(TOWN, 'towns').optional(),
      },
      { error: expected('objects-with-regions-among-them') },
    ),
    arcs: z.array(z.array(place), { error: expected('list-of-arcs') }),
  },
  { error: expected('a-topology') },
)
type Topology = z.infer<typeof TOPOLOGY>

/** Problems of well-formed outlines: with their map, and with their ground. */
function misfits(topology: Topology, regions: readonly string[]): Problem[] {
  const { objects } = topology
  const drawn = objects.regions.geometries.map(({ properties }) => properties.id)
  const missing = regions.filter(id => !drawn.includes(id))
  return [
    ...(missing.length === 0
      ? []
      : [{ path: [], message: say('outline-missing', { named: named(missing) }) }]),
    ...drawn.flatMap((id, i) => strangerAt(id, i, drawn, regions)),
    ...(['regions', 'around', 'rivers'] as const).flatMap(name =>
      (objects[name]?.geometries ?? []).flatMap(({ arcs }, i) =>
        lostArcs(arcs, ['objects', name, 'geometries', i, 'arcs'], topology),
      ),
    ),
    ...groundless(topology),
  ]
}

const named = (ids: readonly string[]): Phrase =>
  say(ids.length === 1 ? 'the-region' : 'the-regions', { ids: ids.map(id => safe(id)) })

function strangerAt(id: string, i: number, drawn: readonly string[], regions: readonly string[]): Problem[] {
  const path = ['objects', 'regions', 'geometries', i, 'properties', 'id']
  if (!regions.includes(id)) {
    const meant = nearest(id, regions)
    const hint = meant === null ? '' : say('did-you-mean', { meant })
    return [{ path, message: say('region-unknown', { id: safe(id), hint }) }]
  }
  return drawn.indexOf(id) === i ? [] : [{ path, message: say('two-outlines', { id: safe(id) }) }]
}

type Nested = number | readonly Nested[]
const flat = (arcs: Nested): number[] => (typeof arcs === 'number' ? [arcs] : arcs.flatMap(flat))

/** Arcs are numbered from 0; one that is walked backwards bears the number ~n. */
function lostArcs(arcs: Nested, path: Path, topology: Topology): Problem[] {
  const count = topology.arcs.length
  const lost = flat(arcs).find(arc => (arc < 0 ? ~arc : arc) >= count)
  if (lost !== undefined)
    return [{ path, message: say('arc-unknown', { last: count - 1, arc: lost < 0 ? ~lost : lost }) }]
  const empty = path[1] === 'rivers' ? false : ringsOf(arcs).some(ring => ring.length === 0)
  return empty ? [{ path, message: say('ring-empty') }] : []
}

const ringsOf = (arcs: Nested): (readonly Nested[])[] => {
  if (typeof arcs === 'number') return []
  return arcs.every(arc => typeof arc === 'number') ? [arcs] : arcs.flatMap(ringsOf)
}

/** Arcs must be lines on the earth, and together cover some of it. */
function groundless(topology: Topology): Problem[] {
  const lines = topology.arcs.map(arc => placesOf(arc, topology))
  const problems = lines.flatMap((line, i): Problem[] => {
    const path = ['arcs', i]
    if (line.length < 2) return [{ path, message: say('arc-too-short') }]
    const away = line.some(([east, north]) => !(Math.abs(east) <= 180.01 && Math.abs(north) <= 90.01))
    return away ? [{ path, message: say('off-the-earth') }] : []
  })
  if (problems.length > 0) return problems
  const all = lines.flat()
  const wide = ([0, 1] as const).every(axis => {
    const [first, ...others] = all.map(at => at[axis])
    return others.some(where => where !== first)
  })
  return wide ? [] : [{ path: ['arcs'], message: say('regions-without-area') }]
}

/** With a transform, places are steps from the one before, on a grid. */
function placesOf(arc: Topology['arcs'][number], { transform }: Topology): [number, number][] {
  if (transform === undefined) return arc
  const { scale, translate } = transform
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    ;[x, y] = [x + right, y + up]
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
