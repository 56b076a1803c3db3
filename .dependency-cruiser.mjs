import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The rulesets: packages with a list of rules. */
const FOLDER = join(import.meta.dirname, 'packages')
const RULESETS = readdirSync(FOLDER).filter(name => existsSync(join(FOLDER, name, 'RULES.md')))

/**
 * Who may import whom. `npm run layering` checks it; docs/architecture.md says it in words.
 *
 * Each line of PACKAGES allows what the line names and nothing else of ours. Test files (`*.test.ts`, `*.ci.ts`, `*.soak.ts`,
 * and what they share in `testing/`) may import any package, so that a ruleset can be run under the testkit.
 */
const PACKAGES = {
  kernel: [],
  board: [],
  scenario: [],
  odds: ['kernel'],
  words: ['kernel'],
  ai: ['kernel'],
  testkit: ['kernel'],
  store: ['kernel'],
  protocol: ['kernel'],
  shelf: ['kernel', 'scenario', 'ai', 'words', ...RULESETS],
  draw: ['kernel', 'scenario'],
  print: ['kernel', 'draw', 'scenario', 'words'],
  ...Object.fromEntries(RULESETS.map(name => [name, ['kernel', 'board', 'odds', 'scenario']])),
}

/** What the table in the browser is made of: nothing that needs a server's machine. */
const IN_BROWSER = ['kernel', 'scenario', 'odds', 'words', 'protocol', 'draw', ...RULESETS]

/** Of a ruleset, what its index may offer beside types: how a game is set up, run, told, played by bots, and read. */
const OFFERED = [
  'read/',
  'setup/',
  'say/',
  'words/',
  'odds/',
  'wits/wits\\.ts',
  'miniatures/',
  'formula/',
  '(?:ruleset|migrations|say|report|counterpart|why-not)\\.ts',
]

const TEST = '\\.(test|ci|soak)\\.ts$'
const FOR_TESTS = '(\\.(test|ci|soak)\\.ts|/testing/[^/]+\\.tsx?)$'
const OURS = '^(packages|apps|tools|bench)/'
const anyOf = names => `(?:${names.join('|')})`

const mayImport = ([name, allowed]) => ({
  name: `${name}-imports-only-what-it-may`,
  comment: `${name} imports ${allowed.length === 0 ? 'nothing of ours' : `only ${allowed.join(', ')}`}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: FOR_TESTS },
  to: { path: OURS, pathNot: `^packages/${anyOf([name, ...allowed])}/` },
})

export default {
  forbidden: [
    ...Object.entries(PACKAGES).map(mayImport),
    {
      name: 'ruleset-takes-only-types-of-scenario',
      comment: 'a ruleset uses `import type` for what it needs of scenario',
      severity: 'error',
      from: { path: `^packages/${anyOf(RULESETS)}/`, pathNot: FOR_TESTS },
      to: { path: '^packages/scenario/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'only-what-is-to-be-read',
      comment:
        'a ruleset offers its types, what it is started and told by, and the facts in read/: no chapter, chart or edition besides',
      severity: 'error',
      from: { path: `^packages/${anyOf(RULESETS)}/src/index\\.ts$` },
      to: {
        path: '^packages/',
        pathNot: `^packages/[^/]+/src/(?:${OFFERED.join('|')})`,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'charts-are-shown-by-ground',
      comment: 'of the printed charts apps are given what is shown of a region, and no chart itself',
      severity: 'error',
      from: { path: `^packages/${anyOf(RULESETS)}/src/read/`, pathNot: [FOR_TESTS, '/read/ground\\.ts$'] },
      to: {
        path: '^packages/[^/]+/src/charts/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'kernel-and-rulesets-stand-alone',
      comment: 'the kernel and the rulesets have no dependency outside the workspace, not even on Node',
      severity: 'error',
      from: { path: `^packages/${anyOf(['kernel', ...RULESETS])}/`, pathNot: FOR_TESTS },
      to: { pathNot: OURS, couldNotResolve: false },
    },
    {
      name: 'types-alone-of-scenario',
      comment:
        'drawings and the browser use `import type` for what they need of scenario, which reads files; but rosters and armies are read and written in the browser, and its build reads those of the battles',
      severity: 'error',
      from: {
        path: '^(packages/draw|apps/web)/',
        pathNot: [
          FOR_TESTS,
          '^apps/web/(src/systems/[^/]+/(miniatures/|muster/army-files\\.ts$|build\\.ts$))',
        ],
      },
      to: { path: '^packages/scenario/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'in-the-browser',
      comment: `the table in the browser imports only ${IN_BROWSER.join(', ')}`,
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: FOR_TESTS },
      to: { path: OURS, pathNot: `^(apps/web|packages/${anyOf(IN_BROWSER)})/` },
    },
    {
      name: 'common-parts-know-no-system',
      comment: "what all game systems share in an app reaches one only by the app's list of them",
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: [FOR_TESTS, '/src/systems(\\.ts$|/[^/]+/)'] },
      to: { path: '^apps/[^/]+/src/systems/[^/]+/' },
    },
    {
      name: 'only-through-the-index',
      comment: "another package is imported as '@sandtable/x', never one of its files",
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|tools|bench)/' },
      to: {
        path: '^(packages|@sandtable)/[^/]+/',
        pathNot: ['^$1/', '^packages/[^/]+/(src/index\\.ts|RULES\\.md)$'],
      },
    },
    {
      name: 'only-by-name',
      comment: "another package is imported as '@sandtable/x', never by a relative path",
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|tools|bench)/' },
      to: { path: '^packages/[^/]+/src/index\\.ts$', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'nothing-imports-apps',
      comment:
        'nothing imports an app, nor one app another; but the command line starts the server, and a bench loads it',
      severity: 'error',
      from: { path: '^(apps/[^/]+|packages|tools|bench)/' },
      to: { path: '^apps/', pathNot: ['^$1/', '^apps/server/src/index\\.ts$'] },
    },
    {
      name: 'who-starts-the-server',
      comment: 'only the command line, benches, tests and what drives the browser for them import the server',
      severity: 'error',
      from: { pathNot: ['^apps/(server|cli)/', '^apps/web/e2e/', '^bench/', FOR_TESTS] },
      to: { path: '^apps/server/' },
    },
    {
      name: 'systems-stand-apart',
      comment:
        'the folder of one game system imports nothing of another system: neither its folder nor its rules',
      severity: 'error',
      from: { path: '^(?:packages|apps)/[^/]+/src/systems/([^/.]+)', pathNot: FOR_TESTS },
      to: {
        path: ['^(?:packages|apps)/[^/]+/src/systems/[^/.]+/', `^packages/${anyOf(RULESETS)}/`],
        pathNot: ['^(?:packages|apps)/[^/]+/src/systems/$1/', '^packages/$1/'],
      },
    },
    {
      name: 'packages-and-apps-import-no-tools',
      comment: 'tools and benches look at the packages, not the other way round',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(tools|bench)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'nothing imports a test file',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      comment: 'modules do not import each other in a circle, not even for types',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-there',
      comment: 'an import leads to a module',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@sandtable/[^/]+/|virtual:)' },
    },
    {
      name: 'every-package-has-its-line',
      comment: 'a new package gets its line in PACKAGES, in .dependency-cruiser.mjs',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(PACKAGES))}/` },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
