import type { Figures } from './figures.ts'
import type { Subject } from './rows.ts'
import { keeping } from './serving/keeping.ts'
import { onPlane } from './plane.ts'
import { serving } from './serving/serving.ts'
import { SYSTEM_SUBJECTS } from './systems.ts'
import { table } from './table.ts'

/** One subject in a process of its own, so that none is slowed down or sped up by what another made the machine learn. */
const SUBJECTS: Readonly<Record<Subject, () => Figures | Promise<Figures>>> = {
  ...SYSTEM_SUBJECTS,
  'plane-50': () => onPlane(50),
  'plane-500': () => onPlane(500),
  'plane-5000': () => onPlane(5000),
  'serving-bare': () => serving('sqlite', 'bare'),
  serving: () => serving('sqlite', 'sandtable'),
  'serving-postgres-bare': () => serving('postgres', 'bare'),
  'serving-postgres': () => serving('postgres', 'sandtable'),
  'serving-postgres-two': () => serving('postgres', 'sandtable', 2),
  keeping,
  table,
}

const name = process.argv[2] ?? ''
if (!Object.hasOwn(SUBJECTS, name))
  throw new Error(`no subject '${name}'; there are ${Object.keys(SUBJECTS).join(', ')}`)
console.log(JSON.stringify(await SUBJECTS[name as Subject]()))
