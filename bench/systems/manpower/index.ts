import type { Measures } from '../../figures.ts'

const field = () => import('./field.ts')
const manpower = () => import('@sandtable/manpower')
const play = () => import('../../random-play.ts')

/** What is measured in battles in metres. */
export const FIELD_SUBJECTS = {
  battle: async () =>
    (await play()).randomPlay((await manpower()).MANPOWER, (await field()).packBattle('hallam-junction')),
  'field-50': async () => (await field()).onField(50),
  'field-500': async () => (await field()).onField(500),
  'field-5000': async () => (await field()).onField(5000),
  'field-pattern': async () => (await field()).underPattern(),
} satisfies Measures
