import { Button } from 'react-aria-components'
import { createPortal } from 'react-dom'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note } from './lesson.ts'
import type { NoteLayout } from './note-layout.ts'
import { NOTES } from './lesson.ts'
import { placeBeside } from './note-layout.ts'
import css from './paper-note.module.css'

interface Paper {
  readonly note: Note
  readonly next: () => void
  readonly leave: () => void
}

/** How often the note checks whether its target has moved, in milliseconds. */
const LOOK = 200

/** The parts that notes speak of stay visible if possible. */
const KEEP = '[data-undo], [data-finish], [data-confirm], [data-odds], [role=dialog] aside, [role=dialog] ul'

/** A paper note with a pointer: one sentence, one thing to do; everything else stays usable. */
export function PaperNote({ note, next, leave }: Paper) {
  const { t } = useTranslation()
  const paper = useRef<HTMLElement>(null)
  const place = usePlace(note, paper)
  const step = NOTES.indexOf(note) + 1
  const last = step === NOTES.length
  return createPortal(
    <aside
      ref={paper}
      className={css['note']}
      data-side={place?.side ?? 'none'}
      data-note={note.id}
      style={place === null ? {} : { left: place.left, top: place.top }}
      aria-label={t('lesson:name')}
      // Dialogs don't block it, so that it can be read and used beside them.
      data-react-aria-top-layer="true"
    >
      {place === null ? null : <i className={css['pointer']} style={place.pointer} aria-hidden="true" />}
      <div role="status">
        <p>{t(`lesson:${note.id}`)}</p>
        <p className={css['do']}>{t(`lesson:${note.id}:do`)}</p>
      </div>
      <div className={css['foot']}>
        <span>{t('lesson:step', { step, steps: NOTES.length })}</span>
        <Button className={css['leave'] as string} onPress={leave}>
          {t('lesson:leave')}
        </Button>
        {note.done === undefined ? (
          <Button className={css['next'] as string} onPress={next}>
            {t(last ? 'lesson:finish' : 'lesson:next')}
          </Button>
        ) : null}
      </div>
    </aside>,
    document.body,
  )
}

/** The note's place: beside its target, following it. */
function usePlace({ points }: Note, paper: React.RefObject<HTMLElement | null>): NoteLayout | null {
  const [place, setPlace] = useState<NoteLayout | null>(null)
  useEffect(() => {
    const look = (): void => {
      const size = paper.current?.getBoundingClientRect()
      const target = points
        .map(found)
        .find(one => one !== null)
        ?.getBoundingClientRect()
      if (size === undefined) return
      const keep = [...document.querySelectorAll(KEEP)].map(one => one.getBoundingClientRect())
      const screen = { width: innerWidth, height: innerHeight }
      const next = target === undefined ? null : placeBeside(target, size, screen, keep)
      setPlace(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [points, paper])
  return place
}

/** The first of them that can be seen. */
const found = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find(one => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.closest('[data-note]') === null
  }) ?? null
