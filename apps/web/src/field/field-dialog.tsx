import { useTranslation } from 'react-i18next'
import type { KeyRow } from '../table/frame/key-list.tsx'
import type { Ui } from '../table/ui.ts'
import { Box } from '../table/frame/box.tsx'
import { goTo } from '../router.ts'
import { Mark, Push } from '../table/controls.tsx'
import { OpenDialog } from '../table/frame/open-dialog.tsx'
import { rowOf } from '../table/logic/names.ts'
import { unitsLeft } from './logic/units-left.ts'
import { useFieldState } from './field-context.ts'
import { useFrame, useUi } from '../table/frame-context.ts'
import css from '../table/frame/dialogs.module.css'

const KEYS: readonly KeyRow[] = [
  ['key:tab', 'field:key:tab'],
  ['N', 'field:key:next'],
  ['key:arrows', 'field:key:arrows'],
  ['[ ]', 'field:key:turn'],
  ['key:enter', 'key:enter:does'],
  ['key:esc', 'key:esc:does'],
  ['U', 'key:u:does'],
  ['E', 'field:key:end'],
  ['S', 'field:key:sheet'],
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['+ − 0', 'key:zoom:does'],
  ['?', 'key:help:does'],
]

/** What lies over the table of a battle. */
export const FieldDialog = ({ dialog }: { readonly dialog: NonNullable<Ui['dialog']> }) => (
  <OpenDialog dialog={dialog} keys={KEYS} odds={null} end={<FieldEnding />} />
)

/** How the battle ended: who won, and who is left. */
function FieldEnding() {
  const { t } = useTranslation()
  const { game } = useFrame()
  const ui = useUi()
  const { s, state, view, viewer } = useFieldState().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  const names = outcome.winners.map(side => s.sides[side]?.name ?? '')
  const own = viewer === null ? null : outcome.winners.includes(viewer) ? 'won' : 'lost'
  const won = t('end:title', { names: rowOf(names) })
  const title = names.length === 0 ? t('end:title:draw') : own === null ? won : t(`end:title:${own}`)
  return (
    <Box title={title}>
      <p>{names.length === 0 ? '' : won}</p>
      {outcome.how === 'forfeit' ? <p>{t('end:forfeit')}</p> : null}
      <ul className={css['list']} aria-label={t('field:left')}>
        {s.sides.map(({ id, name }, side) => (
          <li key={id}>
            <Mark player={side} />
            {name}
            <b>{t('field:left-count', { count: unitsLeft(view, side) })}</b>
          </li>
        ))}
      </ul>
      <div className={css['row']}>
        <Push as="main" onPress={() => goTo(`/replay/${game}`)}>
          {t('end:replay')}
        </Push>
        <Push onPress={() => location.assign(`/api/games/${game}/file`)}>{t('end:export')}</Push>
        <Push onPress={() => ui.open(null)}>{t('end:stay')}</Push>
      </div>
    </Box>
  )
}
