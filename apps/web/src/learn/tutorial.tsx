import { useEffect } from 'react'
import { advance, leaveLesson, useLesson } from './kept-lessons.ts'
import { noteNow, progress } from './lesson.ts'
import { PaperNote } from './paper-note.tsx'
import { sceneOf } from './scene.ts'
import { useDeskState, useTable } from '../table/table-context.ts'

/** Beside a game whose tutorial was begun: the note that fits what is going on at the table. */
export function Tutorial() {
  const { game } = useTable()
  const lesson = useLesson(game)
  return lesson === null || lesson.left ? null : <Following game={game} done={lesson.done} />
}

function Following({ game, done }: { readonly game: string; readonly done: readonly string[] }) {
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
