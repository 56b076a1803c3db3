import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileTrigger } from 'react-aria-components'
import { tableText } from '@sandtable/manpower'
import type { Laid } from './desk.ts'
import type { Draft } from './logic/draft.ts'
import { Action } from '../../../look/action.tsx'
import { battles, openRoster } from './rosters.ts'
import { draftOf, firstDraft } from './logic/draft.ts'
import { lay, takeUp } from './desk.ts'
import { RosterForm } from './roster-form.tsx'
import { saveText } from '../../../look/save-text.ts'
import pieces from './pieces.module.css'
import { eraName } from '../words/names.ts'
import css from './roster-section.module.css'

interface Enrolling {
  /** null: no table yet. */
  readonly laid: Laid | null
  readonly done: () => void
}

/** The roster: from a file, from a battle, or written here. */
export function RosterSection({ laid, done }: Enrolling) {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [draft, setDraft] = useState<Draft | null>(null)
  const put = (found: readonly string[]): void => {
    setProblems(found)
    if (found.length === 0) done()
  }
  const read = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? []
    if (file === undefined) return
    const text = await file.text()
    if (!file.name.endsWith('.json')) return put(lay(text, file.name))
    const wrong = takeUp(text)
    put(wrong === null ? [] : [t('miniatures:file-wrong', { file: file.name, why: wrong })])
  }
  return (
    <section className={css['roster']} data-of="roster" aria-label={t('miniatures:part:roster')}>
      {problems.length === 0 ? null : (
        <ul className={css['problems']} role="alert">
          {problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {laid === null || draft !== null ? null : <Keep laid={laid} edit={setDraft} />}
      <div className={pieces['card']} hidden={draft !== null}>
        <h2>{t('miniatures:start')}</h2>
        <p>{t(laid === null ? 'miniatures:start-about' : 'miniatures:start-over')}</p>
        <div className={pieces['buttons']}>
          <FileTrigger acceptedFileTypes={['.yaml', '.yml', '.json']} onSelect={files => void read(files)}>
            <Action>{t('miniatures:open-file')}</Action>
          </FileTrigger>
          <Action onPress={() => setDraft(firstDraft(t))}>{t('miniatures:write')}</Action>
        </div>
        <ul className={css['battles']} aria-label={t('miniatures:battles')}>
          {battles.map(({ title, era, text }) => (
            <li key={title}>
              <Action onPress={() => put(lay(text))}>
                {title} <small>{eraName(era)}</small>
              </Action>
            </li>
          ))}
        </ul>
      </div>
      {draft === null ? null : (
        <RosterForm
          draft={draft}
          change={setDraft}
          lay={text => put(lay(text))}
          leave={() => {
            setDraft(null)
            setProblems([])
          }}
        />
      )}
    </section>
  )
}

interface Kept {
  readonly laid: Laid
  readonly edit: (draft: Draft) => void
}

/** Saving the table, and editing its roster. */
function Keep({ laid, edit }: Kept) {
  const { t } = useTranslation()
  const opening = openRoster('roster.yaml', laid.roster)
  const { s, p } = laid.sitting.history.game
  const fileName = s.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return (
    <div className={pieces['card']}>
      <h2>{t('miniatures:this-table')}</h2>
      <div className={pieces['buttons']}>
        <Action onPress={() => saveText(`${fileName}.table.json`, tableText(laid.roster, laid.sitting))}>
          {t('miniatures:save-table')}
        </Action>
        <Action onPress={() => saveText(`${fileName}.roster.yaml`, laid.roster)}>
          {t('miniatures:save-roster')}
        </Action>
        {opening.ok ? (
          <Action onPress={() => edit(draftOf(opening, s, p))}>{t('miniatures:edit')}</Action>
        ) : null}
      </div>
    </div>
  )
}
