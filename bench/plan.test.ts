import { expect, test } from 'vitest'
import { ROWS, SUBJECTS } from './rows.ts'
import { stagesOf, subjectsOf, wantedRows } from './plan.ts'

test('every row is printed once, in order, when all that it is worked out from has been measured', () => {
  const stages = stagesOf(ROWS)
  expect(stages.flatMap(({ rows }) => rows)).toEqual(ROWS)
  const measured = new Set<string>()
  for (const { subjects, rows } of stages) {
    for (const on of subjects) measured.add(on)
    expect(rows.flatMap(subjectsOf).filter(on => !measured.has(on))).toEqual([])
  }
  expect(measured).toEqual(new Set(SUBJECTS))
})

test('each subject is measured once, and the bare loop beside all that is compared with it', () => {
  const stages = stagesOf(ROWS)
  const others = stages.flatMap(({ subjects }) => subjects).filter(on => on !== 'bare')
  expect(others.length).toBe(new Set(others).size)
  const compared = stages.filter(({ rows }) => rows.some(row => subjectsOf(row).includes('bare')))
  expect(compared.filter(({ subjects }) => !subjects.includes('bare'))).toEqual([])
})

test('a word takes the rows whose subjects start with it', () => {
  const rows = wantedRows(ROWS, ['odds-6'])
  expect(stagesOf(rows).flatMap(({ subjects }) => subjects)).toEqual(['bare', 'odds-6'])
})
