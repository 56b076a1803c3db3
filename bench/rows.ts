/** What is measured, each in a process of its own. */
export const SUBJECTS = [
  'bare',
  'engine',
  'engine-20',
  'odds-6',
  'odds-20',
  'odds-30',
  'odds-40',
  'fork',
  'answers',
  'war',
  'war-fork',
  'war-captain',
  'war-grid-50',
  'war-grid-200',
  'war-grid-800',
  'battle',
  'field-50',
  'field-500',
  'field-5000',
  'field-pattern',
  'plane-50',
  'plane-500',
  'plane-5000',
  'move',
  'move-endless',
  'boardgame',
  'boardgame-endless',
  'serving-bare',
  'serving',
  'serving-postgres-bare',
  'serving-postgres',
  'serving-postgres-two',
  'keeping',
  'table',
  'map-hastings-1066',
  'map-missouri-1861',
  'map-mongols-1241',
] as const

export type Subject = (typeof SUBJECTS)[number]

/** One line of the report: a value worked out from the figures of its subjects, and its goal. */
export interface Row {
  readonly what: string
  readonly needs: readonly Subject[]
  readonly of: (get: (subject: Subject, figure?: string) => number) => number
  readonly show: (value: number) => string
  readonly most?: number
  readonly least?: number
}

/** The machine for which the time goals are meant fights this many battles a second in the bare loop. */
const REFERENCE = 2_000_000

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const brief = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const perSecond = (things: string) => (us: number) => `${whole.format(1e6 / us)} ${things}/s`
const ms = (us: number): string => `${brief.format(us / 1e3)} ms`
const micro = (us: number): string => `${brief.format(us)} µs`
const times = (ratio: number): string => `${brief.format(ratio)} ×`
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
const number = (value: number): string => whole.format(value)
const kilobytes = (size: number): string => `${brief.format(size)} kB`

const oddsRows = (size: 6 | 20 | 30 | 40, most?: number): Row[] => {
  const subject = `odds-${size}` as const
  return [
    {
      what: `exact odds, ${size} against ${size}, warm`,
      needs: [subject],
      of: get => get(subject),
      show: ms,
    },
    {
      what: '  at 2 million bare battles a second',
      needs: [subject],
      of: get => (get(subject) * 1e6) / get('bare') / REFERENCE,
      show: ms,
      ...(most === undefined ? {} : { most }),
    },
  ]
}

/** Battles for a standard error of a tenth of a percentage point in the attacker's chance to win. */
const battlesFor = (chance: number): number => (chance * (1 - chance)) / 0.001 ** 2

const simulation: Row['of'] = get => get('engine-20') * battlesFor(get('odds-20', 'wins'))

const wins = (what: string, subject: Subject): Row => ({
  what: `  attacker wins in ${what}`,
  needs: [subject],
  of: get => get(subject, 'wins'),
  show: percent,
})

/** How something grows from the smallest grid to a larger one: 1 is as the regions do. */
const growthRows = (what: string, figure: string): Row[] => [
  {
    what: `${what}, 50 regions`,
    needs: ['war-grid-50'],
    of: get => get('war-grid-50', figure),
    show: micro,
  },
  ...([200, 800] as const).map((size): Row => {
    const grid = `war-grid-${size}` as const
    return {
      what: `  dearer a region with ${size}`,
      needs: ['war-grid-50', grid],
      of: get => get(grid, figure) / get('war-grid-50', figure) / (size / 50),
      show: times,
      most: 1.5,
    }
  }),
]

/** What is asked of the plane takes hardly longer on a field with a hundred times the areas. */
const planeRows = (what: string, figure: string, show: Row['show']): Row[] => [
  { what: `${what} 500 areas`, needs: ['plane-500'], of: get => get('plane-500', figure), show },
  {
    what: '  dearer with 5,000 than with 50',
    needs: ['plane-50', 'plane-5000'],
    of: get => get('plane-5000', figure) / get('plane-50', figure),
    show: times,
    most: 2,
  },
]

/** States and pasts that the same move is made on and after. */
const CASES = {
  us: 'Missouri',
  medium: '200 regions',
  large: '800 regions',
  late: 'after 20,000 moves',
} as const
const caseNames = Object.keys(CASES) as (keyof typeof CASES)[]

/** What a move takes on our kernel: hardly more on a large state, and after many others. */
const kernelRows = (what: string, subject: 'move' | 'move-endless'): Row[] => [
  { what, needs: [subject], of: get => get(subject), show: perSecond('moves') },
  ...caseNames.slice(1).map((name): Row => ({
    what: `  dearer: ${CASES[name]}`,
    needs: [subject],
    of: get => get(subject, name) / get(subject),
    show: times,
    most: 1.25,
  })),
]

/** What it takes elsewhere, beside the same on our kernel and beside an answer of a war with all its rules. */
function anchorRows(what: string, ours: Subject, theirs: Subject): Row[] {
  const needs = [ours, theirs, 'war'] as const
  const dearer = { needs, show: times, least: 20 }
  return caseNames.flatMap((name): Row[] => [
    { what: `${what}: ${CASES[name]}`, needs, of: get => get(theirs, name), show: perSecond('moves') },
    { ...dearer, what: '  dearer than on our kernel', of: get => get(theirs, name) / get(ours, name) },
    { ...dearer, what: '  dearer than an answer of random play', of: get => get(theirs, name) / get('war') },
  ])
}

/** The server under load, beside a bare one on the same database. */
function servingRows(what: string, ours: Subject, bare: Subject): Row[] {
  const needs = [ours, bare] as const
  return [
    { what, needs, of: get => get(ours), show: perSecond('commands') },
    {
      what: '  faster than the bare server',
      needs,
      of: get => get(bare) / get(ours),
      show: times,
      least: 2,
    },
    { what: '  p99 of acknowledgements', needs, of: get => get(ours, 'p99'), show: ms, most: 50_000 },
    {
      what: '  p99 at 1,000 commands a second',
      needs,
      of: get => get(ours, 'easyP99'),
      show: ms,
      most: 50_000,
    },
    { what: '  CPU time of a command', needs, of: get => get(ours, 'cpu'), show: micro },
  ]
}

const bareRows = (what: string, bare: Subject): Row[] => [
  { what, needs: [bare], of: get => get(bare), show: perSecond('rows') },
  { what: '  p99 of acknowledgements', needs: [bare], of: get => get(bare, 'p99'), show: ms },
  { what: '  CPU time of a row', needs: [bare], of: get => get(bare, 'cpu'), show: micro },
]

/** What a map costs a browser: its geometry in transfer, and its drawing. */
function mapRows(title: string, map: Subject): Row[] {
  const needs = [map] as const
  return [
    { what: `map of ${title}, sent`, needs, of: get => get(map, 'sent'), show: kilobytes },
    { what: '  elements of its drawing', needs, of: get => get(map, 'elements'), show: number },
  ]
}

/** Answers of a war in a second, on the machine that the goals are meant for. */
const answersThere: Row['of'] = get => REFERENCE * (get('bare') / get('war'))

// prettier-ignore
export const ROWS: readonly Row[] = [
  { what: 'bare loop, 6 against 6', needs: ['bare'], of: get => get('bare'), show: perSecond('battles') },
  { what: 'engine, the same battle', needs: ['engine'], of: get => get('engine'), show: perSecond('battles') },
  { what: '  slower than the bare loop', needs: ['engine'], of: get => get('engine') / get('bare'), show: times, most: 25 },
  wins('the bare loop', 'bare'),
  wins('the engine', 'engine'),
  ...oddsRows(6, 300),
  ...oddsRows(20, 8_000),
  ...oddsRows(30),
  ...oddsRows(40),
  { what: 'simulation to ± 0.1 point, 20 against 20', needs: ['engine-20', 'odds-20'], of: simulation, show: ms },
  { what: '  dearer than exact odds', needs: ['engine-20', 'odds-20'], of: get => simulation(get) / get('odds-20'), show: times, least: 500 },
  { what: 'fork of 500 units', needs: ['fork'], of: get => get('fork'), show: micro, most: 5 },
  { what: '  one slice of its numbers', needs: ['fork'], of: get => get('fork', 'slice'), show: micro },
  { what: '  structuredClone of its position', needs: ['fork'], of: get => get('fork', 'clone'), show: micro },
  { what: 'answers, 20 against 20', needs: ['answers'], of: get => get('answers'), show: perSecond('answers') },
  { what: '  dearer after 10,000 events', needs: ['answers'], of: get => get('answers', 'after10k'), show: times, most: 1.1 },
  { what: '  dearer after 100,000 events', needs: ['answers'], of: get => get('answers', 'after100k'), show: times, most: 1.1 },
  { what: 'random play, Missouri 1861', needs: ['war'], of: get => get('war'), show: perSecond('answers') },
  { what: '  at 2 million bare battles a second', needs: ['war'], of: answersThere, show: value => `${number(value)} answers/s`, least: 100_000 },
  { what: '  answers in a game', needs: ['war'], of: get => get('war', 'answers'), show: number },
  { what: 'a copy and one answer to it, Missouri', needs: ['war-fork'], of: get => get('war-fork'), show: micro },
  { what: '  the copy alone', needs: ['war-fork'], of: get => get('war-fork', 'fork'), show: micro },
  { what: "captain's player turn, Missouri", needs: ['war-captain'], of: get => get('war-captain'), show: ms },
  { what: '  the slowest', needs: ['war-captain'], of: get => get('war-captain', 'slowest'), show: ms },
  ...growthRows('orders asked, drawn, checked', 'orders'),
  ...growthRows('steps of all stacks', 'ways'),
  ...growthRows('supply of a player', 'supply'),
  ...growthRows('answers in random play', 'us'),
  ...planeRows('lines within 300 m through', 'us', perSecond('lines')),
  ...planeRows('a way round', 'way', ms),
  { what: 'random play, Hallam Junction, an answer', needs: ['battle'], of: get => get('battle'), show: micro },
  { what: '  at 2 million bare battles a second', needs: ['battle'], of: get => (get('battle') * 1e6) / get('bare') / REFERENCE, show: micro, most: 83 },
  { what: '  dearer than one of Missouri 1861', needs: ['battle', 'war'], of: get => get('battle') / get('war'), show: times },
  { what: '  answers in a battle', needs: ['battle'], of: get => get('battle', 'answers'), show: number },
  { what: 'lines of sight among 500 units', needs: ['field-500'], of: get => get('field-500'), show: perSecond('lines') },
  { what: '  dearer among 5,000 than among 50', needs: ['field-50', 'field-5000'], of: get => get('field-5000') / get('field-50'), show: times, most: 10 },
  { what: 'a pattern over 2,000 units, 500 areas', needs: ['field-pattern'], of: get => get('field-pattern'), show: micro },
  { what: '  dearer among 5,000 than among 50', needs: ['field-50', 'field-5000'], of: get => get('field-5000', 'pattern') / get('field-50', 'pattern'), show: times },
  ...kernelRows('five counters moved, turns of 20', 'move'),
  ...kernelRows('five counters moved, one turn', 'move-endless'),
  ...anchorRows('boardgame.io', 'move', 'boardgame'),
  ...anchorRows('boardgame.io, one turn', 'move-endless', 'boardgame-endless'),
  ...bareRows('bare server, SQLite, a commit a row', 'serving-bare'),
  ...servingRows('server, SQLite, 200 games, 400 sockets', 'serving', 'serving-bare'),
  ...bareRows('bare server, PostgreSQL, a commit a row', 'serving-postgres-bare'),
  ...servingRows('server, PostgreSQL', 'serving-postgres', 'serving-postgres-bare'),
  ...servingRows('two servers, PostgreSQL', 'serving-postgres-two', 'serving-postgres-bare'),
  { what: 'a game of 5,000 events loaded', needs: ['keeping'], of: get => get('keeping'), show: ms },
  { what: '  dearer than one of 50', needs: ['keeping'], of: get => get('keeping') / get('keeping', 'short'), show: times, most: 1.5 },
  { what: 'memory of an idle game', needs: ['keeping'], of: get => get('keeping', 'memory'), show: value => `${brief.format(value / 1024)} KiB` },
  { what: 'lobby, first load of script', needs: ['table'], of: get => get('table', 'lobbyScript'), show: kilobytes, most: 300 },
  { what: 'table, first load of script', needs: ['table'], of: get => get('table', 'tableScript'), show: kilobytes, most: 300 },
  { what: "battle's table, first load of script", needs: ['table'], of: get => get('table', 'battleScript'), show: kilobytes, most: 300 },
  ...mapRows('Hastings 1066', 'map-hastings-1066'),
  ...mapRows('Missouri 1861', 'map-missouri-1861'),
  ...mapRows('Mongols 1241', 'map-mongols-1241'),
  { what: 'frame of the map on the move, Mongols', needs: ['table'], of: get => get('table'), show: ms },
  { what: '  dearer than on a canvas', needs: ['table'], of: get => get('table') / get('table', 'canvas'), show: times, most: 0.5 },
  { what: '  dearer in CPU time', needs: ['table'], of: get => get('table', 'cpu') / get('table', 'canvasCpu'), show: times, most: 0.5 },
  { what: '  sharp again after', needs: ['table'], of: get => get('table', 'sharp'), show: ms },
  { what: 'frame of a playback, Mongols', needs: ['table'], of: get => get('table', 'playback'), show: ms },
  { what: '  dearer than the map on the move', needs: ['table'], of: get => get('table', 'playback') / get('table'), show: times, most: 1.5 },
  { what: 'frame of a battlefield on the move, 2,000 men', needs: ['table'], of: get => get('table', 'crowd'), show: ms },
  { what: '  dearer than on a canvas', needs: ['table'], of: get => get('table', 'crowd') / get('table', 'crowdCanvas'), show: times, most: 0.5 },
  { what: '  dearer in CPU time', needs: ['table'], of: get => get('table', 'crowdCpu') / get('table', 'crowdCanvasCpu'), show: times, most: 0.5 },
  { what: '  sharp again after', needs: ['table'], of: get => get('table', 'crowdSharp'), show: ms },
  { what: 'stack clicked, its reach on the screen', needs: ['table'], of: get => get('table', 'reach'), show: ms },
]
