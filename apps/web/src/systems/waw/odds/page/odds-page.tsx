import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import type { BattleFile, PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { battleOdds, battleScenario, checkBattle, firstModifiers } from '@sandtable/waw'
import { battleFrom, hashOf } from './link.ts'
import { firstDraft, incomplete, withOwnNames } from './draft.ts'
import { GroundForm } from './ground-form.tsx'
import { OddsPicture } from '../odds-picture.tsx'
import { PageHead } from '../../../../lobby/page-head.tsx'
import { PlayOut } from './play-out.tsx'
import { Reasons } from '../reasons.tsx'
import { useRuleBox } from '../../../../rules/use-rule-box.tsx'
import { SideForm } from './side-form.tsx'
import { PackPicker } from './pack-picker.tsx'
import { copyText } from '../../../../look/clipboard.ts'
import { sayForeseen } from '../../words/story.ts'
import styles from './odds-page.module.css'

const SIDES = ['attacker', 'defender'] as const

/** The battle file as a form, for people at a physical table. */
export function OddsPage() {
  const [openRule, ruleBox] = useRuleBox('waw')
  const { t } = useTranslation()
  const [file, setFile] = useState<BattleFile>(() => battleFrom(location.hash) ?? firstDraft(t))
  const [pack, setPack] = useState<PackFile | null>(null)
  const change = (part: Partial<BattleFile>): void => {
    const next = { ...file, ...part }
    setFile(next)
    history.replaceState(null, '', hashOf(next))
  }
  return (
    <>
      <PageHead at="/odds" />
      <main className={styles['page']}>
        <header>
          <h1>{t('odds:pageTitle')}</h1>
          <p>{t('odds:pageAbout')}</p>
          <Share file={file} />
        </header>
        <form className={styles['form']} onSubmit={event => event.preventDefault()}>
          <GroundForm file={file} change={change} />
          <PackPicker picked={setPack} />
          {SIDES.map(which => (
            <SideForm
              key={which}
              {...{ which, pack }}
              side={file[which]}
              change={side => change({ [which]: side })}
            />
          ))}
        </form>
        <Results file={file} openRule={openRule} />
        {ruleBox}
      </main>
    </>
  )
}

const nameIn = (s: Scenario, player: number): string => s.players[player]?.name ?? ''

function Share({ file }: { readonly file: BattleFile }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<BattleFile | null>(null)
  const copy = async (): Promise<void> => {
    await copyText(`${location.origin}/odds${hashOf(file)}`)
    setCopied(file)
  }
  return (
    <p className={styles['buttons']}>
      <Button onPress={() => void copy()}>{t('odds:share')}</Button>
      <span role="status">{copied === file ? t('odds:shared') : ''}</span>
    </p>
  )
}

/** The odds of the battle in the form, or its missing parts. */
function Results({
  file,
  openRule,
}: {
  readonly file: BattleFile
  readonly openRule: (rule: string) => void
}) {
  const { t } = useTranslation()
  const named = useMemo(() => withOwnNames(file), [file])
  const missing = incomplete(named)
  const problems = checkBattle(named)
  const s = useMemo(
    () => (missing === null && problems.length === 0 ? battleScenario(named) : null),
    [named, missing, problems.length],
  )
  const odds = useMemo(() => (s === null ? null : battleOdds(s)), [s])
  if (missing !== null) return <p role="status">{t(`odds:needs:${missing}`)}</p>
  if (s === null)
    return (
      <ul role="status">
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )
  return (
    <aside className={styles['results']}>
      <h2>{t('odds:title')}</h2>
      {odds === null ? (
        <p>{t('odds:too-big')}</p>
      ) : (
        <OddsPicture odds={odds} side={0} names={[nameIn(s, 0), nameIn(s, 1)]} />
      )}
      <Reasons
        s={s}
        lines={sayForeseen(s, firstModifiers(s, s.setup as Position))}
        players={[0, 1]}
        openRule={openRule}
      />
      <PlayOut key={hashOf(file)} s={s} openRule={openRule} />
    </aside>
  )
}
