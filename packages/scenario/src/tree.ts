import type { Document, LineCounter, ParsedNode, YAMLMap, YAMLSeq } from 'yaml'
import type { LocatedProblem, Path, Place } from './problem.ts'
import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import { safe } from './say.ts'

/** A part of the text that holds a value: where it begins, and the parts inside it by key or index. */
export interface Spot {
  readonly offset: number
  readonly inside: Map<string | number, Spot>
}

export interface Tree {
  readonly data: unknown
  readonly root: Spot
  readonly problems: LocatedProblem[]
}

/**
 * The plain data of a document, and where each part of them stands. Only maps, lists and scalars pass: an alias is
 * never followed, so that a small file cannot grow in memory.
 */
export function treeOf(doc: Document.Parsed, lines: LineCounter): Tree {
  const problems: LocatedProblem[] = []
  const refuse = (path: Path, offset: number, message: string): void => {
    problems.push({ path, message, ...placeAt(lines, offset) })
  }
  const root: Spot = { offset: doc.contents?.range[0] ?? 0, inside: new Map() }
  return { data: grow(doc.contents, root, [], refuse), root, problems }
}

export function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

type Refuse = (path: Path, offset: number, message: string) => void

function grow(node: ParsedNode | null, spot: Spot, path: Path, refuse: Refuse): unknown {
  if (node === null) return null
  if (isAlias(node))
    return refuse(path, spot.offset, `expected a value, found the alias *${safe(node.source)}: write it out`)
  if (node.anchor !== undefined)
    refuse(path, spot.offset, `expected a value without an anchor, found &${safe(node.anchor)}`)
  if (node.tag !== undefined)
    refuse(
      path,
      spot.offset,
      `expected a value without a tag, found ${safe(node.tag.replace('tag:yaml.org,2002:', '!!'))}`,
    )
  if (isMap(node)) return growMap(node, spot, path, refuse)
  if (isSeq(node)) return growList(node, spot, path, refuse)
  return Object.is(node.value, -0) ? 0 : node.value
}

function growMap(map: YAMLMap.Parsed, spot: Spot, path: Path, refuse: Refuse): unknown {
  const made = Object.create(null) as Record<string, unknown>
  for (const { key, value } of map.items) {
    const offset = key.range[0]
    const word = isScalar(key) && typeof key.value === 'string' ? key.value : null
    if (word === null || key.anchor !== undefined) {
      refuse(path, offset, 'expected a plain word as key')
      continue
    }
    const here = [...path, word]
    if (word === '__proto__') refuse(here, offset, "unknown key '__proto__'")
    else if (spot.inside.has(word))
      refuse(here, offset, `expected each key once, found '${safe(word)}' again`)
    else {
      const inner: Spot = { offset, inside: new Map() }
      spot.inside.set(word, inner)
      made[word] = grow(value, inner, here, refuse)
    }
  }
  return made
}

function growList(list: YAMLSeq.Parsed, spot: Spot, path: Path, refuse: Refuse): unknown[] {
  return list.items.map((item, i) => {
    const inner: Spot = { offset: item.range[0], inside: new Map() }
    spot.inside.set(i, inner)
    return grow(item, inner, [...path, i], refuse)
  })
}
