import type { Document, LineCounter, ParsedNode, YAMLMap, YAMLSeq } from 'yaml'
import type { LocatedProblem, Path, SourceSpot } from './problem.ts'
import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import type { Message } from './words/phrase.ts'
import { safe } from './say.ts'
import { say } from './words/phrase.ts'
import { isComment } from './yaml-fault.ts'

/** A part of the text that holds a value: its start, and the parts inside it by key or index. */
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
 * A document's plain data, and the place of each part. Only maps, lists and scalars pass: an alias is never followed,
 * so that a small file can't grow in memory.
 */
export function treeOf(doc: Document.Parsed, lines: LineCounter, text: string): Tree {
  const problems: LocatedProblem[] = []
  const refuse = (path: Path, offset: number, message: Message): void => {
    problems.push({ path, message, ...placeAt(lines, offset) })
  }
  const soil: Soil = { text, refuse, lineOf: offset => placeAt(lines, offset).line }
  const root: Spot = { offset: doc.contents?.range[0] ?? 0, inside: new Map() }
  return { data: grow(doc.contents, root, [], soil), root, problems }
}

export function placeAt(lines: LineCounter, offset: number): SourceSpot {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

/** The source of a tree, and the callback for anything that can't be part of it. */
interface Soil {
  readonly text: string
  readonly refuse: (path: Path, offset: number, message: Message) => void
  readonly lineOf: (offset: number) => number
}

function grow(node: ParsedNode | null, spot: Spot, path: Path, soil: Soil): unknown {
  if (node === null) return null
  const { refuse } = soil
  if (isAlias(node)) return refuse(path, spot.offset, say('alias', { alias: safe(node.source) }))
  if (node.anchor !== undefined) refuse(path, spot.offset, say('anchor', { anchor: safe(node.anchor) }))
  if (node.tag !== undefined)
    refuse(path, spot.offset, say('tag-found', { tag: safe(node.tag.replace('tag:yaml.org,2002:', '!!')) }))
  if (isMap(node)) return growMap(node, spot, path, soil)
  if (isSeq(node)) return growList(node, spot, path, soil)
  return Object.is(node.value, -0) ? 0 : node.value
}

function growMap(map: YAMLMap.Parsed, spot: Spot, path: Path, soil: Soil): unknown {
  const made = Object.create(null) as Record<string, unknown>
  const { text, refuse, lineOf } = soil
  for (const { key, value } of map.items) {
    const offset = key.range[0]
    const word = isScalar(key) && typeof key.value === 'string' ? key.value : null
    if (word === null || key.anchor !== undefined) {
      refuse(path, offset, say('key-not-a-word'))
      continue
    }
    const here = [...path, word]
    const first = spot.inside.get(word)
    if (word === '__proto__') refuse(here, offset, say('key-forbidden', { key: word }))
    else if (first !== undefined)
      refuse(here, offset, say('key-twice', { key: safe(word), line: lineOf(first.offset) }))
    else {
      const inner: Spot = { offset, inside: new Map() }
      spot.inside.set(word, inner)
      made[word] = grow(value, inner, here, soil)
      const meant = made[word] === null && value !== null ? behind(text, value.range[0]) : undefined
      if (meant !== undefined) refuse(here, offset, isComment(meant))
    }
  }
  return made
}

/** A comment in place of a value. */
const behind = (text: string, offset: number): string | undefined =>
  /^ *(#[^\s,}\]'"]+)/.exec(text.slice(offset, offset + 80))?.[1]

function growList(list: YAMLSeq.Parsed, spot: Spot, path: Path, soil: Soil): unknown[] {
  return list.items.map((item, i) => {
    const inner: Spot = { offset: item.range[0], inside: new Map() }
    spot.inside.set(i, inner)
    return grow(item, inner, [...path, i], soil)
  })
}
