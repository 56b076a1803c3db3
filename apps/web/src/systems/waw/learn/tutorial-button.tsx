import { useTranslation } from 'react-i18next'
import { startLesson, repeatLesson, useLesson } from '../../../learn/kept-lessons.ts'
import { finished } from './lesson.ts'
import { isTaught } from '../../plugged.ts'
import { Push } from '../../../frame/controls.tsx'
import { useTable } from '../table/table-context.ts'

/** Starts or resumes the tutorial of this game; other scenarios have none. */
export function TutorialButton() {
  const { t } = useTranslation()
  const { game, summary, seats } = useTable()
  const lesson = useLesson(game)
  const open = lesson !== null && !finished(lesson.done)
  if (!isTaught(summary.scenario) || seats.length === 0 || (open && !lesson.left)) return null
  return (
    <Push onPress={() => (open ? startLesson(game) : repeatLesson(game))}>
      {t(open ? 'lesson:resume' : 'lesson:start')}
    </Push>
  )
}
