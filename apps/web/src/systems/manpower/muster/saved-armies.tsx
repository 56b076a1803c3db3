import { armyFrom } from '@sandtable/manpower'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import type { SavedArmy } from './logic/saved.ts'
import { Action } from '../../../look/action.tsx'
import { draftOf, fittingDraft, misfitsOf } from './logic/saved.ts'
import { forgetArmy, keepArmy, renameArmy, useKeptArmies } from './kept-armies.ts'
import { reckoned } from './logic/reckoning.ts'
import { saveText } from '../../../look/save-text.ts'
import { Sheet, SheetFoot } from '../../../look/sheet.tsx'
import { TextField } from '../../../forms/fields.tsx'
import { useField, useFieldState } from '../field/field-context.ts'
import { eraName } from '../words/names.ts'
import css from './saved-armies.module.css'

interface Opened {
  readonly asked: Asked
  readonly close: () => void
}

/** The armies kept in this browser: save, load, rename, delete, and export as a file. */
export function SavedArmies({ asked, close }: Opened) {
  const { t } = useTranslation()
  const armies = useKeptArmies()
  const { pack } = useField()
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? []
    if (file === undefined) return
    const { openArmy } = await import('./army-files.ts')
    const opened = openArmy(asked, pack, { name: file.name, text: await file.text() })
    if ('army' in opened) keepArmy(opened)
    setProblems('army' in opened ? [] : [t('saved:import:bad', { file: file.name }), ...opened])
  }
  return (
    <Sheet title={t('saved:title')} close={close} wide>
      <p className={css['note']}>{t('saved:note')}</p>
      <SaveForm asked={asked} />
      {armies.length === 0 ? <p className={css['note']}>{t('saved:none')}</p> : null}
      <ul className={css['armies']}>
        {armies.map(saved => (
          <SavedRow key={saved.name} asked={asked} saved={saved} close={close} />
        ))}
      </ul>
      {problems.length === 0 ? null : (
        <div className={css['bad']} role="alert">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <SheetFoot>
        <FileTrigger acceptedFileTypes={['.yaml', '.yml']} onSelect={files => void open(files)}>
          <Action>{t('saved:import')}</Action>
        </FileTrigger>
        <Action main onPress={close}>
          {t('table:close')}
        </Action>
      </SheetFoot>
    </Sheet>
  )
}

/** Saves the drafted army; nothing without one. */
function SaveForm({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { muster } = useFieldState()
  const armies = useKeptArmies()
  const [typed, setTyped] = useState('')
  const { s, p, side } = asked
  const { groups, cost } = reckoned(asked, muster.draft)
  const era = s.players[side]?.era
  if (groups.length === 0 || era === undefined) return null
  const name = typed.trim()
  const leader = p.leaders[side] ?? -1
  const save = (): void => {
    if (name === '') return
    const army = armyFrom(s, leader < 0 ? null : leader, groups)
    keepArmy({ name, era, manpower: p.manpower[side] ?? 0, cost, army })
    setTyped('')
  }
  return (
    <form
      className={css['save']}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <TextField label={t('saved:as')} value={typed} most={40} onChange={setTyped} />
      <Action isDisabled={name === ''} onPress={save}>
        {t('saved:save')}
      </Action>
      {armies.some(army => army.name === name) ? <p>{t('saved:name-taken')}</p> : null}
    </form>
  )
}

interface Rowed extends Opened {
  readonly saved: SavedArmy
}

function SavedRow({ asked, saved, close }: Rowed) {
  const { t } = useTranslation()
  const { desk } = useField()
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null)
  const [typed, setTyped] = useState(saved.name)
  const { name, era, manpower, cost, army } = saved
  const misfits = misfitsOf(asked, saved)
  const isOnSale = misfits.every(({ key }) => key !== 'saved:misfit:sale' && key !== 'saved:misfit:unknown')
  const led = asked.s.leaders.find(({ id }) => id === army.leader)?.name
  const about = t('saved:about', {
    era: eraName(era),
    cost: cost / 100,
    manpower: manpower / 100,
    count: army.groups.length,
  })
  const named = (deed: string): string => t('saved:of', { deed: t(deed), name })
  const load = (): void => {
    desk.prepare({ draft: isOnSale ? draftOf(asked.s, army) : fittingDraft(asked, army), target: 'own' })
    close()
  }
  return (
    <li className={css['army']} aria-label={name}>
      <div>
        <b>{name}</b>
        <small>{led === undefined ? about : t('saved:led', { about, name: led })}</small>
      </div>
      <div className={css['deeds']}>
        <Action main aria-label={named(isOnSale ? 'saved:load' : 'saved:load:part')} onPress={load}>
          {t(isOnSale ? 'saved:load' : 'saved:load:part')}
        </Action>
        <Action aria-label={named('saved:rename')} onPress={() => setDoing('rename')}>
          {t('saved:rename')}
        </Action>
        <Action aria-label={named('saved:file')} onPress={() => void saveFile(saved)}>
          {t('saved:file')}
        </Action>
        <Action
          aria-label={named(doing === 'delete' ? 'saved:delete:sure' : 'saved:delete')}
          onPress={() => (doing === 'delete' ? forgetArmy(name) : setDoing('delete'))}
        >
          {t(doing === 'delete' ? 'saved:delete:sure' : 'saved:delete')}
        </Action>
      </div>
      {doing === 'rename' ? (
        <form
          className={css['save']}
          onSubmit={event => {
            event.preventDefault()
            if (typed.trim() !== '') renameArmy(name, typed.trim())
          }}
        >
          <TextField label={t('saved:rename:to')} value={typed} most={40} onChange={setTyped} />
          <Action
            isDisabled={typed.trim() === ''}
            onPress={() => {
              renameArmy(name, typed.trim())
              setDoing(null)
            }}
          >
            {t('saved:rename')}
          </Action>
        </form>
      ) : null}
      {misfits.length === 0 ? null : (
        <div className={css['misfits']}>
          <p>{t('saved:misfit')}</p>
          <ul>
            {misfits.map(({ key, values }, i) => (
              <li key={i}>{t(key, { ...values })}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

async function saveFile(saved: SavedArmy): Promise<void> {
  const { armyFile } = await import('./army-files.ts')
  saveText(`${saved.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.army.yaml`, armyFile(saved))
}
