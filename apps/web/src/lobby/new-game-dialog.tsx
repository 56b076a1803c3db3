import type { ScenarioSummary } from '@sandtable/protocol'
import { useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { ClockLine, Sitter, Way } from './plan.ts'
import { Action } from '../look/action.tsx'
import { Sheet, SheetFoot } from '../look/sheet.tsx'
import { startGame } from '../game/start.ts'
import { keepName, ownName } from '../game/own-name.ts'
import { ClockFields } from './clock-fields.tsx'
import { LinksDialog } from './links-dialog.tsx'
import { PrintLinks } from './print-links.tsx'
import type { Terms } from './terms-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { SitterFields } from './sitter-fields.tsx'
import { clockOf, playersHere, seatsOf, sittersFor } from './plan.ts'
import { goTo } from '../router.ts'
import { variantsOf } from '../systems/plugged.ts'
import fields from './fields.module.css'
import { sayError } from '../words/told.ts'

interface NewGameProps {
  readonly scenarios: readonly ScenarioSummary[]
  readonly first: ScenarioSummary
  readonly way: Way
  /** As a variant, not as printed. */
  readonly varied: boolean
  readonly close: () => void
}

/** Sets up a game: scenario, players and clock. */
export function NewGameDialog({ scenarios, first, way, varied, close }: NewGameProps) {
  const { t } = useTranslation()
  const [scenario, setScenario] = useState(first)
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => sittersFor(first, way))
  const [terms, setTerms] = useState<Terms>(varied ? null : 'printed')
  const [clock, setClock] = useState<Readonly<Record<ClockLine, number>>>(NO_CLOCK)
  const [name, setName] = useState(ownName)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const here = playersHere(sitters)
  const choose = (id: string): void => {
    const chosen = scenarios.find(one => one.id === id) ?? first
    setScenario(chosen)
    setSitters(sittersFor(chosen, way))
    setTerms(terms === 'printed' || variantsOf(chosen.ruleset) === null ? 'printed' : null)
  }
  const playable = terms === 'printed' ? scenario : terms
  const begin = async (): Promise<void> => {
    if (playable === null) return
    setBusy(true)
    setProblem(null)
    try {
      const called = keepName(name, scenario.players[here[0] ?? 0]?.name ?? '')
      const { id, title } = playable
      const wanted = {
        scenario: id,
        title,
        seats: seatsOf(sitters),
        clock: clockOf(clock),
        name: called,
        here,
      }
      const game = await startGame(wanted)
      if (sitters.includes('friend')) setBegun(game)
      else goTo(`/game/${game}`)
    } catch (error) {
      setProblem(sayError(error))
    }
    setBusy(false)
  }
  if (begun !== null) return <LinksDialog game={begun} players={scenario.players} close={close} />
  return (
    <Sheet title={t('lobby:new-title')} close={close} wide>
      <label className={fields['field']}>
        <span className={fields['legend']}>{t('lobby:new-scenario')}</span>
        <select
          className={fields['input']}
          value={scenario.id}
          onChange={event => choose(event.target.value)}
        >
          {scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <TermsFields key={scenario.id} scenario={scenario} terms={terms} change={setTerms} />
      <SitterFields scenario={scenario} sitters={sitters} change={setSitters} />
      <TextField className={fields['field'] ?? ''} value={name} onChange={setName} maxLength={40}>
        <Label>{t('lobby:new-name')}</Label>
        <Input className={fields['input'] ?? ''} autoComplete="nickname" />
      </TextField>
      <ClockFields clock={clock} change={setClock} />
      <PrintLinks scenario={scenario} />
      {problem === null ? null : (
        <p className={fields['bad']} role="alert">
          {t('lobby:failed-start')} {t('lobby:failed-note', { why: problem })}
        </p>
      )}
      {here.length === 0 ? <p className={fields['note']}>{t('lobby:take-a-side')}</p> : null}
      <SheetFoot>
        <Action onPress={close}>{t('lobby:cancel')}</Action>
        <Action main isDisabled={busy || here.length === 0 || playable === null} onPress={() => void begin()}>
          {busy ? t('lobby:starting') : t('lobby:start')}
        </Action>
      </SheetFoot>
    </Sheet>
  )
}

const NO_CLOCK = { perMove: 0, reserve: 0, holidays: 0 }
