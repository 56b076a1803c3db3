import { Suspense } from 'react'
import { lazily } from '../../../look/lazily.ts'
import { useLesson } from '../../../learn/kept-lessons.ts'
import { useTable } from '../table/table-context.ts'

const Notes = lazily(async () => (await import('./notes.tsx')).Notes)

/** The note of a started tutorial that matches the table. */
export function Tutorial() {
  const { game } = useTable()
  const lesson = useLesson(game)
  return lesson === null || lesson.left ? null : (
    <Suspense>
      <Notes game={game} done={lesson.done} />
    </Suspense>
  )
}
