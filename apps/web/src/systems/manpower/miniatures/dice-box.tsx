import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableOrder } from '@sandtable/manpower'
import { diceFor, whyNotOrder } from '@sandtable/manpower'
import { Action } from '../../../look/action.tsx'
import { carryOut, typeDice, useDesk } from './desk.ts'
import { useMiniatures } from './miniatures-context.ts'
import css from './dice-box.module.css'
import pieces from './pieces.module.css'
import { sayWhyNot } from '../words/story.ts'

interface Thrown {
  readonly order: TableOrder
  /** The button's label. */
  readonly label: string
  /** Whether a number it depends on isn't valid yet. */
  readonly isHeld?: boolean
  readonly done: () => void
}

/** The dice of an order, typed in or rolled here; then the order is carried out. */
export function DiceBox({ order, label, isHeld = false, done }: Thrown) {
  const { s, p } = useMiniatures()
  const why = whyNotOrder(s, p, order)
  if (why !== null)
    return (
      <p className={css['why']} role="status">
        {sayWhyNot({ what: why })}
      </p>
    )
  return <Dice key={JSON.stringify(order)} {...{ order, label, isHeld, done }} />
}

function Dice({ order, label, isHeld, done }: Required<Thrown>) {
  const { t } = useTranslation()
  const { laid } = useMiniatures()
  const { typed } = useDesk()
  const [dice, setDice] = useState<readonly number[]>([])
  const wanted = diceFor(laid.sitting.history.game, order, typed ? dice : [])
  const isReady = !isHeld && (!typed || wanted.length === 0)
  const act = (): void => {
    if (carryOut(laid, { order, dice: typed ? dice : null }) === null) done()
  }
  const sum = dice.reduce((all, die) => all + die, 0)
  return (
    <div className={pieces['card']}>
      <div className={css['way']} role="group" aria-label={t('miniatures:dice')}>
        {[true, false].map(way => (
          <button key={String(way)} type="button" aria-pressed={typed === way} onClick={() => typeDice(way)}>
            {t(way ? 'miniatures:typed' : 'miniatures:rolled')}
          </button>
        ))}
      </div>
      {typed && dice.length + wanted.length > 0 ? (
        <p className={css['thrown']} aria-live="polite">
          {dice.map((die, i) => (
            <b key={i}>{die}</b>
          ))}
          {wanted.map((sides, i) => (
            <i key={i}>{t('miniatures:sides', { sides })}</i>
          ))}
          {dice.length > 1 ? <span>{t('miniatures:dice-sum', { sum })}</span> : null}
        </p>
      ) : null}
      {typed && wanted[0] !== undefined ? (
        <Faces
          sides={wanted[0]}
          put={die => setDice([...dice, die])}
          back={() => setDice(dice.slice(0, -1))}
        />
      ) : null}
      {isHeld ? <p className={css['why']}>{t('miniatures:fix-first')}</p> : null}
      <div className={css['act']}>
        {typed && dice.length > 0 ? (
          <Action onPress={() => setDice(dice.slice(0, -1))}>{t('miniatures:die-back')}</Action>
        ) : null}
        <Action main large isDisabled={!isReady} onPress={act}>
          {label}
        </Action>
      </div>
    </div>
  )
}

interface Facing {
  readonly sides: number
  readonly put: (die: number) => void
  readonly back: () => void
}

/** The faces of the next die; digit keys do the same. */
function Faces({ sides, put, back }: Facing) {
  const { t } = useTranslation()
  const press = ({ key }: KeyboardEvent): void => {
    const die = Number(key)
    if (key === 'Backspace') back()
    else if (Number.isInteger(die) && die >= 1 && die <= sides) put(die)
  }
  return (
    <div
      className={css['faces']}
      role="group"
      aria-label={t('miniatures:next-die', { sides })}
      onKeyDown={press}
    >
      {Array.from({ length: sides }, (_, i) => i + 1).map(die => (
        <button key={die} type="button" onClick={() => put(die)}>
          {die}
        </button>
      ))}
    </div>
  )
}
