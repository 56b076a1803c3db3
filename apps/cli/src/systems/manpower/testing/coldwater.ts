import type { FieldPack } from '@sandtable/shelf'
import type { Manpower, Watch } from '@sandtable/manpower'
import type { OwnTable } from '../../../play/own-table.ts'
import type { History, Viewer } from '@sandtable/kernel'
import type { Typist } from '../../../testing/typist.ts'
import { FIELD_TALK } from '../play/field-talk.ts'
import { HUMAN } from '../../../play/session.ts'
import { newTable } from '../../../play/own-table.ts'
import { openPack } from '../../../open-pack.ts'
import { sit } from '../../../play/play.ts'
import { sittingOf } from '../../../play/sitting.ts'
import { typist } from '../../../testing/typist.ts'

export const COLDWATER = openPack('coldwater-ford') as FieldPack

/** A table with a battle in metres, with everything that a test may inspect. */
export type FieldTable = Omit<OwnTable, 'opened' | 'table' | 'watchOf'> & {
  readonly opened: FieldPack
  readonly table: History<Manpower>
  readonly watchOf: (viewer: Viewer) => Watch
}

/** A battle with these lines typed by both sides at one keyboard, until they end. */
export async function typedAt(
  opened: FieldPack,
  ...lines: string[]
): Promise<{
  readonly session: FieldTable
  readonly typist: Typist
  readonly after: (line: string) => string
}> {
  const session = newTable(opened, FIELD_TALK, 'ford', [HUMAN, HUMAN]) as unknown as FieldTable
  let next = 0
  const at = typist(prompt => (prompt.endsWith('> ') ? (lines[next++] ?? null) : ''))
  await sit(sittingOf(session, at, null))
  const after = (line: string): string => {
    const paper = at.paper()
    const from = paper.indexOf(`> ${line}\n`) + line.length + 3
    return paper.slice(from).split(/^(?:Coldwater> |Aldermoor> |Press Enter)/m)[0] ?? ''
  }
  return { session, typist: at, after }
}
