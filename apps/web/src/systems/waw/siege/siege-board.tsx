import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { Part, Viewer } from '@sandtable/kernel'
import { takingFaces } from '@sandtable/waw'
import type { PrintedWar } from '../game/printed-war.ts'
import type { SiegeStory } from './siege-story.ts'
import { ClimaxFrame } from '../climax/climax-frame.tsx'
import { Garrison } from './garrison.tsx'
import { marksOf } from '../table/logic/marks.ts'
import { ownSide } from '../climax/own-side.ts'
import { regionName } from '../table/logic/names.ts'
import { RuleLink } from '../climax/rule-link.tsx'
import { numeral, signed } from '../../../words/numerals.ts'
import { sayLine, sayPart } from '../words/story.ts'
import { SiegeScale } from './siege-scale.tsx'
import { Swatch } from '../climax/swatch.tsx'
import { useRuleBox } from '../../../rules/use-rule-box.tsx'
import { useStages } from './use-stages.ts'
import shared from '../climax/climax.module.css'
import styles from './siege-board.module.css'

interface BoardShown {
  readonly printed: PrintedWar
  readonly viewer: Viewer
  readonly story: SiegeStory
  readonly inReplay?: boolean
  /** Shows its place on the map; left out: the map lies behind it. */
  readonly show?: (region: number) => void
  readonly close: () => void
}

/** Milliseconds: to read the odds, for the die to drop, for it to slide once, before the outcome. */
const [READ, DROP, SLIDE] = [900, 900, 700]

/** The test of a siege: the odds, the die, what changes it one by one, and what came of it. */
export function SiegeBoard({ printed, viewer, story, inReplay = false, show, close }: BoardShown) {
  const { t } = useTranslation()
  const { pack, s } = printed
  const { test, before, owner, garrison, turn } = story
  const { player, region, die, because, fdv, fell } = test
  const [openRule, ruleBox] = useRuleBox('waw')
  const marks = useMemo(() => marksOf(pack), [pack])
  const faces = useMemo(() => takingFaces(fdv, because), [fdv, because])
  const [stage, finish] = useStages([READ, DROP, ...because.map(() => SLIDE)])
  const slid = Math.max(0, stage - 2)
  const isOver = stage === because.length + 2
  const at = stage === 0 ? null : because.slice(0, slid).reduce((sum, { change }) => sum + change, die)
  const name = (one: number): string => s.players[one]?.name ?? ''
  const place = regionName(s, region)
  const own = ownSide(s, [player, owner], viewer)
  const tone = own === null ? 'ink' : fell === (own === 0) ? 'good' : 'bad'
  return (
    <>
      <ClimaxFrame label={t('siege:title', { region: place })} isWhole={false} {...{ inReplay, close }}>
        <div className={styles['body']} onClick={finish}>
          <header>
            <h1 data-tone={isOver ? tone : 'ink'} tabIndex={-1}>
              {t(!isOver ? 'siege:title' : fell ? 'siege:fell' : 'siege:held', { region: place })}
            </h1>
            <p className={styles['who']}>
              <Swatch mark={marks[player]} /> <Swatch mark={marks[owner]} />{' '}
              {t('siege:who', { besieger: name(player), owner: name(owner), turn })}
            </p>
          </header>
          <p className={styles['odds']}>
            <b>{t('siege:chance', { count: faces.length })}</b> {t('siege:fdv', { fdv })}{' '}
            {isByZero(fdv, because) ? t('siege:zero') : ''}
          </p>
          <SiegeScale fdv={fdv} faces={faces} at={at} isResult={isOver} />
          <Sum
            {...{ story, slid, openRule }}
            isRolled={stage > 0}
            isOver={isOver}
            say={part => sayPart(s, before, 0, part)}
          />
          <div className={styles['came']} role="status">
            {isOver ? (
              <p>
                {t(fell ? 'siege:taken' : 'siege:stands', { besieger: name(player), owner: name(owner) })}{' '}
                <RuleLink rule={fell ? 'W-12.9-success' : 'W-12.9-failure'} openRule={openRule} />
              </p>
            ) : null}
          </div>
          <Garrison {...{ printed, before, garrison }} isLost={isOver && fell} />
          {isOver ? <Score {...{ printed, story, openRule }} /> : null}
        </div>
        <footer className={shared['foot']}>
          {show === undefined ? null : (
            <Button className={shared['usual'] as string} onPress={() => show(region)}>
              {t('siege:map')}
            </Button>
          )}
          <Button
            className={shared['main'] as string}
            onPress={isOver ? close : finish}
            autoFocus={!inReplay}
          >
            {t(isOver ? 'siege:close' : 'siege:finish')}
          </Button>
        </footer>
      </ClimaxFrame>
      {ruleBox}
    </>
  )
}

/** Only a natural 0 takes it, or takes it although its sum is too high. */
const isByZero = (fdv: number, because: readonly Part[]): boolean =>
  because.reduce((sum, { change }) => sum + change, 0) > fdv

interface Summed {
  readonly story: SiegeStory
  readonly isRolled: boolean
  /** How many of the modifiers have been counted. */
  readonly slid: number
  readonly isOver: boolean
  readonly say: (part: Part) => string
  readonly openRule: (rule: string) => void
}

/** The die, each modifier with its reason and its rule, and the result against the FDV. */
function Sum({ story: { test }, isRolled, slid, isOver, say, openRule }: Summed) {
  const { t } = useTranslation()
  const { die, because, fdv, fell } = test
  const result = because.reduce((sum, { change }) => sum + change, die)
  const end = result <= fdv ? 'falls' : fell ? 'zero' : 'holds'
  return (
    <ul className={styles['sum']}>
      <li>
        <b>{isRolled ? numeral(die) : '–'}</b> {t('siege:die')}
      </li>
      {because.map((part, i) => (
        <li key={i} data-later={i >= slid || undefined}>
          <b>{signed(part.change)}</b> {say(part)} <RuleLink rule={part.rule} openRule={openRule} />
        </li>
      ))}
      {because.length === 0 ? <li>{t('siege:none')}</li> : null}
      {isOver ? (
        <li>
          <b>{t(`siege:result:${end}`, { result: numeral(result), fdv })}</b>{' '}
          {end === 'zero' ? <RuleLink rule="W-6-natural-zero" openRule={openRule} /> : null}
        </li>
      ) : null}
    </ul>
  )
}

interface Scored {
  readonly printed: PrintedWar
  readonly story: SiegeStory
  readonly openRule: (rule: string) => void
}

/** Points, and a fortress put in the place of the fallen one, in the words of the log. */
function Score({ printed: { s }, story, openRule }: Scored) {
  const { t } = useTranslation()
  const lines = story.tale
    .filter(({ e }) => e.is === 'scored' || e.is === 'fort-built')
    .flatMap(({ told }) => told.map(({ line }) => line))
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className={shared['caption']}>{t('siege:points')}</h2>
      <ul className={styles['points']}>
        {lines.map((line, i) => (
          <li key={i}>
            {sayLine(s, line)}{' '}
            {line.rules.map(rule => (
              <RuleLink key={rule} {...{ rule, openRule }} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
