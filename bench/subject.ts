import type { Measures } from './figures.ts'
import type { Subject } from './rows.ts'
import { SYSTEM_SUBJECTS } from './systems.ts'

const plane = () => import('./plane.ts')
const server = () => import('./serving/serving.ts')

/**
 * One subject in a process of its own that loads nothing else: what another subject brings along changes what the machine
 * optimises and where it puts new objects, and made a fork five times as dear.
 */
const SUBJECTS: Readonly<Record<Subject, Measures[string]>> = {
  ...SYSTEM_SUBJECTS,
  'plane-50': async () => (await plane()).onPlane(50),
  'plane-500': async () => (await plane()).onPlane(500),
  'plane-5000': async () => (await plane()).onPlane(5000),
  'serving-bare': async () => (await server()).serving('sqlite', 'bare'),
  serving: async () => (await server()).serving('sqlite', 'sandtable'),
  'serving-postgres-bare': async () => (await server()).serving('postgres', 'bare'),
  'serving-postgres': async () => (await server()).serving('postgres', 'sandtable'),
  'serving-postgres-two': async () => (await server()).serving('postgres', 'sandtable', 2),
  keeping: async () => (await import('./serving/keeping.ts')).keeping(),
  table: async () => (await import('./table.ts')).table(),
}

const name = process.argv[2] ?? ''
if (!Object.hasOwn(SUBJECTS, name))
  throw new Error(`no subject '${name}'; there are ${Object.keys(SUBJECTS).join(', ')}`)
console.log(JSON.stringify(await SUBJECTS[name as Subject]()))
