import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Sitting, TableLine, TableOrder } from '@sandtable/manpower'
import type { Terminal } from '../../../terminal.ts'
import { give, oddsOf, sitDown, tableText, takeBack, whyNotOrder } from '@sandtable/manpower'
import { askDice, diceText } from './dice.ts'
import { drawnSeed } from '../../../seed.ts'
import { openRoster } from '@sandtable/shelf'
import { freeName } from '../../../play/keep.ts'
import { ORDERS } from './orders.ts'
import { likeText } from '../../../play/looks.ts'
import { plain } from '../../../play/names.ts'
import { outlookLines } from '../odds/table-odds.ts'
import { attackTyped } from './attack.ts'
import { ownTerminal } from '../../../terminal.ts'
import { padEnd, widest, wrapped } from '../../../screen.ts'
import { isSavedTable, readSaved } from './saved.ts'
import { refuse } from '../../../refuse.ts'
import { rulesIn, rulesLike, ruleText } from '../../../play/rulebook.ts'
import { sheetText } from '../play/sheet-text.ts'
import { taleText } from '../play/tale-text.ts'
import { sayWhyNot, talesOf } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'
import { codeOf } from '@sandtable/kernel'
import { sayCause, sayProblems } from '../../../words/faults.ts'

export interface TableOptions {
  readonly seed?: string
  readonly save?: string
}

/** A table kept in a terminal. */
export interface Kept {
  readonly terminal: Terminal
  roster: string
  sitting: Sitting
  /** Where it is saved after every order; null: nowhere. */
  readonly saveAs: string | null
  /** People roll: their dice are asked for. */
  asks: boolean
  /** An order isn't saved in a file yet. */
  unsaved: boolean
}

/** sandtable table: keeps the sheet of a game with miniatures. */
export async function table(path: string, options: TableOptions): Promise<void> {
  const opened = openTable(path, options.seed ?? drawnSeed())
  if (opened === null) return
  const terminal = ownTerminal()
  await keepTable({ terminal, ...opened, saveAs: options.save ?? null, asks: false, unsaved: false })
  terminal.close()
}

/** A roster, or a saved table; problems are printed to stderr. */
function openTable(path: string, seed: string): Pick<Kept, 'roster' | 'sitting'> | null {
  if (isSavedTable(path)) {
    const read = readSaved(path)
    if (typeof read !== 'string') return read
    refuse([read])
    return null
  }
  const opening = openRoster(path)
  if (opening.ok) return { roster: readFileSync(path, 'utf8'), sitting: sitDown(opening.s, seed) }
  refuse(sayProblems(opening.problems))
  return null
}

/** Asks for orders until the user quits. */
export async function keepTable(kept: Kept): Promise<void> {
  const { terminal } = kept
  show(kept, [
    terminal.screen.paint.bold(kept.sitting.history.game.s.name),
    ...sheetOf(kept),
    '',
    fieldPhrase('table:help'),
  ])
  for (;;) {
    const line = await terminal.read('table> ')
    if (line === null || /^(quit|q|exit)$/i.test(line.trim())) return leave(kept, line === null)
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line.trim()) ?? []
    if (word !== '') await obey(kept, word.toLowerCase(), rest.trim())
  }
}

/** Asks where to save unsaved changes; if the input has ended, saves them beside the file. */
async function leave(kept: Kept, isSilent: boolean): Promise<void> {
  const { terminal, sitting } = kept
  if (!kept.unsaved) return
  const usual =
    kept.saveAs ?? freeName(plain(sitting.history.game.s.name).replace(/[^a-z0-9]+/g, '-'), '.table.json')
  if (isSilent) {
    if (terminal.attended && saveTo(kept, usual)) show(kept, [savedText(usual)])
    return
  }
  show(kept, [fieldPhrase('table:save-as', { usual })])
  for (;;) {
    const name = (await terminal.read(fieldPhrase('table:save-as-prompt')))?.trim() ?? 'no'
    if (/^(no?|q|quit)$/i.test(name)) return
    const file = /^(|y|yes)$/i.test(name) ? usual : name
    if (saveTo(kept, file)) return show(kept, [savedText(file)])
  }
}

const savedText = (path: string): string => fieldPhrase('table:saved', { path })

const show = ({ terminal }: Kept, lines: readonly string[]): void => terminal.write(`${lines.join('\n')}\n`)

function sheetOf({ terminal, sitting }: Kept): string[] {
  const { s, p } = sitting.history.game
  return [fieldPhrase('table:turn', { turn: p.turn }), ...sheetText(terminal.screen, s, p, false)]
}

function linesOf({ sitting }: Kept, from: number): TableLine[] {
  const { s, log } = sitting.history.game
  return talesOf(s, log ?? [])
    .slice(from)
    .flatMap(({ lines }) => lines)
}

/** Commands that aren't orders: they look, save or take back. */
const OTHERS: Readonly<
  Record<string, { takes: string; help: string; run: (kept: Kept, rest: string) => void }>
> = {
  dice: {
    takes: fieldPhrase('usage:dice'),
    help: fieldPhrase('does:dice'),
    run: (kept, rest) => {
      kept.asks = /^mine$/i.test(rest)
      show(kept, [fieldPhrase(kept.asks ? 'table:own-dice' : 'table:rolled-dice')])
    },
  },
  undo: {
    takes: '',
    help: fieldPhrase('does:undo'),
    run: kept => {
      const taken = takeBack(kept.sitting)
      show(
        kept,
        taken ? [fieldPhrase('table:undone'), ...sheetOf(kept)] : [fieldPhrase('table:nothing-to-undo')],
      )
      if (taken) changed(kept)
    },
  },
  odds: {
    takes: fieldPhrase('usage:attack'),
    help: fieldPhrase('does:odds'),
    run: (kept, rest) => show(kept, oddsLines(kept, rest)),
  },
  sheet: { takes: '', help: fieldPhrase('does:sheet'), run: kept => show(kept, sheetOf(kept)) },
  log: {
    takes: '',
    help: fieldPhrase('does:log'),
    run: kept => show(kept, taleText(kept.terminal.screen, linesOf(kept, 0))),
  },
  why: {
    takes: fieldPhrase('usage:rule'),
    help: fieldPhrase('does:why'),
    run: (kept, rest) => show(kept, ruleLines(kept, rest)),
  },
  save: {
    takes: fieldPhrase('usage:file'),
    help: fieldPhrase('does:save'),
    run: (kept, rest) => {
      if (rest === '' && kept.saveAs === null) return show(kept, [fieldPhrase('table:save-where')])
      const path = rest === '' ? (kept.saveAs ?? '') : rest
      if (saveTo(kept, path)) show(kept, [savedText(path)])
    },
  },
  load: {
    takes: fieldPhrase('usage:file'),
    help: fieldPhrase('does:load'),
    run: (kept, rest) => {
      const read = readSaved(rest)
      if (typeof read === 'string') return show(kept, [read])
      Object.assign(kept, read, { unsaved: false })
      show(kept, sheetOf(kept))
    },
  },
}

function ruleLines({ terminal }: Kept, id: string): string[] {
  const rules = rulesIn('manpower')
  const text = ruleText(rules, id)
  if (text !== null) return wrapped(text, terminal.screen.width - 2).map(line => `  ${line}`)
  return [likeText(id, rulesLike(rules, id))]
}

/** Orders and undos are saved at once, if there is a file. */
function changed(kept: Kept): void {
  kept.unsaved = true
  saveTo(kept, kept.saveAs)
}

function saveTo(kept: Kept, path: string | null): boolean {
  if (path === null) return false
  const isTaken = statSync(path, { throwIfNoEntry: false }) !== undefined && !isSavedTable(path)
  try {
    if (isTaken) throw new Error(fieldPhrase('table:file-taken'))
    writeFileSync(path, tableText(kept.roster, kept.sitting))
    kept.unsaved = false
    return true
  } catch (error) {
    show(kept, [fieldPhrase('table:cannot-write', { path, why: sayCause(codeOf(error)) })])
    return false
  }
}

function helpLines({ terminal: { screen } }: Kept): string[] {
  const rows = [
    ...ORDERS,
    ...Object.entries(OTHERS).map(([name, { takes, help }]) => ({ name, takes, help })),
    { name: 'quit', takes: '', help: fieldPhrase('does:quit') },
  ]
  const usage = rows.map(({ name, takes }) => `${name} ${takes}`.trim())
  const column = Math.min(32, widest(usage))
  return rows.flatMap(({ help }, i) =>
    wrapped(help, screen.width - column - 4).map(
      (line, n) => `  ${padEnd(n === 0 ? (usage[i] ?? '') : '', column)}  ${screen.paint.dim(line)}`,
    ),
  )
}

/** An order by its name or the start of it, or another command. */
async function obey(kept: Kept, word: string, rest: string): Promise<void> {
  if (word === '?' || word === 'help') return show(kept, helpLines(kept))
  const other = OTHERS[word]
  if (other !== undefined) return other.run(kept, rest)
  const command = ORDERS.find(({ name }) => name === word) ?? ORDERS.find(({ name }) => name.startsWith(word))
  if (command === undefined) return show(kept, [fieldPhrase('table:unknown', { typed: word })])
  const { s, p } = kept.sitting.history.game
  const typed = command.typed(s, p, rest)
  if ('trouble' in typed) return show(kept, [typed.trouble])
  const why = whyNotOrder(s, p, typed.order)
  if (why !== null) return show(kept, [whyText(typed.order, why)])
  const dice = typed.dice ?? (kept.asks ? await askDice(kept.terminal, kept.sitting, typed.order) : null)
  if (dice !== 'none') carryOut(kept, typed.order, dice)
}

/** Why an order can't be given; some weapons need another order. */
function whyText(order: TableOrder, what: string): string {
  const why = sayWhyNot({ what })
  if (what !== 'wrong-kind') return fieldPhrase('table:no', { why })
  if (order.do === 'attack') return fieldPhrase('table:no-strike', { why })
  return fieldPhrase(order.do === 'strike' ? 'table:no-attack' : 'table:no', { why })
}

function oddsLines({ terminal, sitting }: Kept, rest: string): string[] {
  const { game } = sitting.history
  const typed = attackTyped(game.s, game.p, rest)
  if ('trouble' in typed) return [typed.trouble]
  const why = whyNotOrder(game.s, game.p, typed.order)
  const odds = oddsOf(game, typed.order)
  return why !== null || odds === null
    ? [whyText(typed.order, why ?? 'no-order')]
    : outlookLines(terminal.screen, odds)
}

function carryOut(kept: Kept, order: TableOrder, dice: readonly number[] | null): void {
  const before = kept.sitting.history.game.log?.length ?? 0
  const refused = give(kept.sitting, { order, dice })
  if (refused !== null)
    return show(kept, [refused.is === 'order' ? whyText(order, refused.why) : diceText(refused)])
  show(kept, [...taleText(kept.terminal.screen, linesOf(kept, before)), ...sheetOf(kept)])
  changed(kept)
}
