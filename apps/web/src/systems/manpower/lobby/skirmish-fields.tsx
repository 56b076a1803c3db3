import type { Era } from '@sandtable/scenario'
import type { Fielded } from '@sandtable/manpower'
import { useEffect, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { LEAST_MANPOWER, MOST_MANPOWER, USUAL_SUMS, WORDS } from '@sandtable/manpower'
import type { VariantFields } from '../../plug.ts'
import { addWords } from '../../../words/words.ts'
import { NumberField } from '../../../forms/fields.tsx'
import { Numbers } from '../../../forms/numbers.tsx'
import { terms } from '../words/en/terms.ts'
import { Swatch } from '../../../lobby/swatch.tsx'
import { variantOf } from './skirmish.ts'
import { numeral } from '../../../words/numerals.ts'
import { eraName } from '../words/names.ts'
import fields from '../../../lobby/fields.module.css'
import { eraNames } from '../words/terms.ts'

addWords({ terms }, 'manpower')

const ERAS = Object.keys(eraNames()) as readonly Era[]
const [, USUAL_SUM = 500] = USUAL_SUMS

/** MG-skirmish The armies' eras, and their cost. */
export function SkirmishFields({ scenario, change }: VariantFields) {
  const { t } = useTranslation()
  const { players, when } = scenario
  // The battle's own era, which servers name in English, so that one click gives a skirmish that suits its ground.
  const usual = ERAS.find(era => WORDS.en[`era:${era}`] === when) ?? 'ww2'
  const [sides, setSides] = useState<readonly Fielded[]>(() => players.map(() => usual))
  const [apart, setApart] = useState(false)
  const [sum, setSum] = useState(USUAL_SUM)
  const [isOwn, setOwn] = useState(false)
  const [isRight, setRight] = useState(true)
  const variant = isRight ? variantOf(scenario, { sides, manpower: sum }) : null
  const id = variant?.id ?? null
  useEffect(() => change(variant), [change, id])
  const together = (value: string): void => {
    setApart(value === 'each')
    if (value !== 'each') setSides(players.map(() => value as Era))
  }
  return (
    <>
      <p className={fields['note']}>{t('terms:note')}</p>
      <label className={fields['field']}>
        <span className={fields['legend']}>{t('terms:era')}</span>
        <select
          className={fields['input']}
          value={apart ? 'each' : sides[0]}
          onChange={({ target }) => together(target.value)}
        >
          {ERAS.map(era => (
            <option key={era} value={era}>
              {eraName(era)}
            </option>
          ))}
          <option value="each">{t('terms:each')}</option>
        </select>
      </label>
      {apart ? (
        <div>
          {players.map(({ id: player, name, colour }, side) => (
            <label key={player} className={fields['sitter']}>
              <Swatch colour={colour} />
              <span>{name}</span>
              <select
                className={fields['input']}
                aria-label={t('terms:side', { side: name })}
                value={sides[side]}
                onChange={({ target }) => setSides(sides.with(side, target.value as Fielded))}
              >
                {ERAS.map(era => (
                  <option key={era} value={era}>
                    {eraName(era)}
                  </option>
                ))}
                <option value="printed">{t('terms:printed')}</option>
              </select>
            </label>
          ))}
        </div>
      ) : null}
      {sides.every(side => side === 'printed') ? (
        <p className={fields['bad']} role="alert">
          {t('terms:all-printed')}
        </p>
      ) : null}
      <RadioGroup
        className={fields['field'] ?? ''}
        value={isOwn ? 'own' : String(sum)}
        onChange={value => {
          setOwn(value === 'own')
          setRight(true)
          if (value !== 'own') setSum(Number(value))
        }}
        orientation="horizontal"
      >
        <Label className={fields['legend'] ?? ''}>{t('terms:manpower')}</Label>
        <div className={fields['ways']}>
          {USUAL_SUMS.map(usualSum => (
            <Radio key={usualSum} value={String(usualSum)} className={fields['way'] ?? ''}>
              {numeral(usualSum)}
            </Radio>
          ))}
          <Radio value="own" className={fields['way'] ?? ''}>
            {t('terms:own-sum')}
          </Radio>
        </div>
      </RadioGroup>
      {isOwn ? (
        <Numbers>
          {areRight => (
            <>
              <NumberField
                label={t('terms:sum')}
                value={sum}
                least={LEAST_MANPOWER}
                most={MOST_MANPOWER}
                onChange={setSum}
              />
              <Told isRight={areRight} tell={setRight} />
            </>
          )}
        </Numbers>
      ) : null}
    </>
  )
}

/** Passes on whether the typed sum is valid. */
function Told({ isRight, tell }: { readonly isRight: boolean; readonly tell: (isRight: boolean) => void }) {
  useEffect(() => tell(isRight), [isRight, tell])
  return null
}
