import { useEffect } from 'react'
import { addWords } from '../../../words/words.ts'
import { advance, leaveLesson } from '../../../learn/kept-lessons.ts'
import { noteNow, progress } from './lesson.ts'
import { notes } from '../words/en/notes.ts'
import { PaperNote } from './paper-note.tsx'
import { sceneOf } from './scene.ts'
import { useDeskState } from '../table/table-context.ts'

addWords({ notes }, 'waw')

interface Following {
  readonly game: string
  readonly done: readonly string[]
}

/** Follows the table, and shows the matching note. */
export function Notes({ game, done }: Following) {
  const scene = sceneOf(useDeskState())
  const now = progress(done, scene)
  useEffect(() => {
    if (now !== done) advance(game, now)
  }, [game, done, now])
  const note = noteNow(now, scene)
  if (note === null) return null
  return (
    <PaperNote
      key={note.id}
      note={note}
      next={() => advance(game, [...now, note.id])}
      leave={() => leaveLesson(game)}
    />
  )
}
