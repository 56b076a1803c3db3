import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Pending } from '@sandtable/kernel'
import type { LogLine, Scenario } from '@sandtable/waw'
import { isSpace } from '@sandtable/kernel'
import type { Given } from './played.ts'
import { played } from './played.ts'
import { sayLine, sayOption, sayQuestion } from '../../words/story.ts'
import styles from './odds-page.module.css'

const NOTHING: Given = { rolls: [], answers: [] }

/** The battle played out beside a table, with typed dice or random ones. */
export function PlayOut({
  s,
  openRule,
}: {
  readonly s: Scenario
  readonly openRule: (rule: string) => void
}) {
  const { t } = useTranslation()
  const [past, setPast] = useState<readonly Given[]>([])
  const now = past.at(-1) ?? NOTHING
  const { lines, next } = useMemo(() => played(s, now), [s, now])
  const put = (given: Given): void => setPast([...past, given])
  const rollOn = (): void => {
    let given = now
    while (played(s, given).next === 'die') given = { ...given, rolls: [...given.rolls, chance()] }
    put(given)
  }
  return (
    <section className={styles['playOut']}>
      <h2>{t('odds:play')}</h2>
      <ol className={styles['story']}>
        {lines.map((line, i) => (
          <Told key={i} s={s} line={line} openRule={openRule} />
        ))}
      </ol>
      <div className={styles['buttons']} role="group">
        {next === 'over' ? <p role="status">{t('odds:over')}</p> : null}
        {next === 'die' ? (
          <NextDie put={die => put({ ...now, rolls: [...now.rolls, die] })} rollOn={rollOn} />
        ) : null}
        {typeof next === 'object' ? (
          <Ask s={s} asked={next} put={answer => put({ ...now, answers: [...now.answers, answer] })} />
        ) : null}
        <Button isDisabled={past.length === 0} onPress={() => setPast(past.slice(0, -1))}>
          {t('odds:back')}
        </Button>
        <Button isDisabled={past.length === 0} onPress={() => setPast([])}>
          {t('odds:again')}
        </Button>
      </div>
    </section>
  )
}

const FACES = 10

/** A random die; it only affects this page, not a game. */
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) % FACES

function Told({
  s,
  line,
  openRule,
}: {
  readonly s: Scenario
  readonly line: LogLine
  readonly openRule: (rule: string) => void
}) {
  return (
    <li data-as={line.as} data-tone={line.tone}>
      {sayLine(s, line)}{' '}
      {line.rules.map(rule => (
        <button key={rule} type="button" className={styles['rule']} onClick={() => openRule(rule)}>
          {rule}
        </button>
      ))}
    </li>
  )
}

function NextDie({ put, rollOn }: { readonly put: (die: number) => void; readonly rollOn: () => void }) {
  const { t } = useTranslation()
  const faces = Array.from({ length: FACES }, (_, die) => die)
  return (
    <>
      <div className={styles['dice']} role="group" aria-label={t('odds:nextDie')}>
        {faces.map(die => (
          <Button key={die} onPress={() => put(die)}>
            {die}
          </Button>
        ))}
      </div>
      <Button onPress={() => put(chance())}>{t('odds:roll')}</Button>
      <Button onPress={rollOn}>{t('odds:rollAll')}</Button>
    </>
  )
}

function Ask({
  s,
  asked,
  put,
}: {
  readonly s: Scenario
  readonly asked: Pending
  readonly put: (answer: Given['answers'][number]) => void
}) {
  const { t } = useTranslation()
  const options = isSpace(asked.options) ? [] : asked.options
  return (
    <div role="group" aria-label={sayQuestion(asked.kind)} className={styles['buttons']}>
      <p>{t('odds:asked', { player: s.players[asked.player]?.name, question: sayQuestion(asked.kind) })}</p>
      {options.map((option, i) => (
        <Button key={i} onPress={() => put(option)}>
          {sayOption(s, s.setup, asked.kind, option)}
        </Button>
      ))}
    </div>
  )
}
