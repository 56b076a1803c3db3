import type { ReactNode, RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import type { Answer, Pending, Viewer } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { isLoss, lossPick, sideInBattle, slotOf } from '@sandtable/waw'
import { sayTerrain } from '../words/story.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { BattleStory, Step } from './battle-story.ts'
import { BattleBefore } from './battle-before.tsx'
import { BattleGround } from './battle-ground.tsx'
import { BattleChoice } from './battle-choice.tsx'
import { BattleSide } from './battle-side.tsx'
import { coloursOf } from './side-colours.ts'
import { isRoundOver } from './round-result.ts'
import { marksOf } from '../table/logic/marks.ts'
import { RoundResult } from './round-result.tsx'
import { STEP_OF_KIND } from './battle-kinds.ts'
import { sceneOf } from './battle-story.ts'
import { StepsTrack } from './steps-track.tsx'
import { TrailLines } from './trail-lines.tsx'
import { trailsOf } from './trails.ts'
import { useRuleBox } from '../../../rules/use-rule-box.tsx'
import styles from './battle-board.module.css'

interface BoardShown {
  readonly s: Scenario
  readonly pack: PackFile
  readonly viewer: Viewer
  readonly story: BattleStory
  /** The position as far as the battle is shown. */
  readonly position: Position
  /** Whether it is shown up to the present. */
  readonly isShown: boolean
  readonly odds: OpenDesk
  /** The awaited players. */
  readonly awaited: readonly string[]
  /** The viewer's question, if it belongs to the battle. */
  readonly asked: Pending | null
  readonly answer: (answer: Answer) => void
  /** Goes to the present. */
  readonly skip: () => void
  /** Goes on from the end of a round. */
  readonly goOn: () => void
  /** The controls of a battle that is looked at again. */
  readonly review?: ReactNode
}

/** The battle board: the enemy above, the viewer's side below, the ground between. */
export function BattleBoard(board: BoardShown) {
  const { s, pack, viewer, story, position, isShown, odds, awaited, asked, answer, skip, goOn, review } =
    board
  const { t } = useTranslation()
  const [openRule, ruleBox] = useRuleBox('waw')
  const title = t('battle:title', { region: s.map.regions[story.region]?.name })
  const field = useRef<HTMLDivElement>(null)
  const scene = useMemo(() => sceneOf(s, story, position), [s, story, position])
  const trails = useMemo(() => trailsOf(story), [story])
  const [mark, setMark] = useState<{ readonly id: string; readonly unit: number } | null>(null)
  const [aside, setAside] = useState(false)
  const open = isShown ? asked : null
  useOwnInSight(field, open)
  const chosen =
    open === null || !isLoss(open.kind)
      ? null
      : mark?.id === open.id
        ? mark.unit
        : proposed(s, scene.view, open)
  const mine = viewer === null ? 0 : sideInBattle(scene.view, viewer)
  const { players } = scene.view.battle
  const marks = useMemo(() => marksOf(pack), [pack])
  const ground = sayTerrain(scene.view.battle.terrain)
  const choose = (unit: number): void => {
    if (open === null) return
    if (open.kind === 'commander') answer(slotOf(s, unit))
    else setMark({ id: open.id, unit })
  }
  const side = (which: number) => (
    <BattleSide
      {...{ s, pack, scene, choose, chosen }}
      mark={marks[players[which] ?? -1]}
      side={which}
      mine={which === mine}
      asked={which === mine ? open : null}
    />
  )
  return (
    <>
      <ModalOverlay className={styles['cover'] as string} isOpen isKeyboardDismissDisabled>
        <Modal className={styles['cover'] as string}>
          <Dialog
            className={styles['board'] as string}
            style={coloursOf(marks, players[mine] ?? -1, players[1 - mine] ?? -1)}
            aria-label={title}
          >
            <header className={styles['top']}>
              <div>
                <h1>{title}</h1>
                <p>
                  {t(scene.round === 0 ? 'battle:before' : 'battle:where', {
                    attacker: s.players[players[0] ?? -1]?.name,
                    round: scene.round,
                    terrain: ground,
                  })}
                </p>
              </div>
              <StepsTrack step={stepFor(open) ?? scene.step} />
              <Button
                className={`${styles['skip']} ${styles['aside']}`}
                aria-expanded={aside}
                onPress={() => setAside(!aside)}
              >
                {t(aside ? 'battle:toArmies' : 'battle:toOdds')}
              </Button>
              {isShown ? null : (
                <Button className={styles['skip'] as string} onPress={skip} autoFocus>
                  {t('battle:skip')}
                </Button>
              )}
            </header>
            <BattleBefore {...{ s, story, scene, odds, viewer, mine, openRule }} shown={aside} />
            <BattleGround terrain={scene.view.battle.terrain} />
            <div className={styles['field']} ref={field}>
              {side(1 - mine)}
              <div className={styles['between']} data-river={crossed(scene.view.battle) || undefined} />
              {side(mine)}
              <TrailLines board={field} trails={trails} />
            </div>
            <footer className={styles['foot']}>
              {open !== null ? (
                <BattleChoice {...{ s, scene, asked: open, chosen, answer, openRule }} choose={choose} />
              ) : review !== undefined ? (
                review
              ) : !isShown && isRoundOver(story) ? (
                <RoundResult {...{ s, story, marks, players, openRule, goOn }} />
              ) : (
                <p className={styles['waiting']} role="status">
                  {!isShown ? '' : t('battle:waiting', { names: awaited })}
                </p>
              )}
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
      {ruleBox}
    </>
  )
}

/** If the armies don't fit, a player who must choose sees their own. */
function useOwnInSight(field: RefObject<HTMLDivElement | null>, asked: Pending | null): void {
  const id = asked?.id
  useEffect(() => {
    if (id !== undefined) field.current?.scrollTo({ top: field.current.scrollHeight })
  }, [field, id])
}

/** A question belongs to its step even before anything happens in it. */
const stepFor = (asked: Pending | null): Step | null =>
  asked === null ? null : (STEP_OF_KIND[asked.kind] ?? null)

/** Water between the armies, unless the attackers came over a bridge. */
const crossed = ({ river, bridged }: Position['battle']): boolean =>
  river.some((water, place) => water !== 'none' && bridged[place] === 0)

/** The cheapest unit to take a result, as the odds assume. */
function proposed(s: Scenario, view: Position, { kind, options }: Pending): number | null {
  if (!Array.isArray(options)) return null
  return isLoss(kind) ? lossPick(s, view, kind, options as readonly number[]) : null
}
