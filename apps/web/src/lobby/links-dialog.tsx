import type { ScenarioSummary } from '@sandtable/protocol'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { Sheet, SheetFoot } from '../look/sheet.tsx'
import { goTo } from '../router.ts'
import { seatsAt } from '../game/seats.ts'
import { CopyField } from './copy-field.tsx'
import fields from './fields.module.css'

interface LinksProps {
  readonly game: string
  readonly players: ScenarioSummary['players']
  readonly close: () => void
}

/** Names that a machine has only for itself. */
const HERE_ONLY = /^(localhost|127\..*|\[::1\])$/

/** The links to the seats that are still free. */
export function LinksDialog({ game, players, close }: LinksProps) {
  const { t } = useTranslation()
  const links = seatsAt(game)[0]?.links ?? []
  return (
    <Sheet title={t('lobby:links-title')} close={close}>
      <p className={fields['note']}>{t('lobby:links-note')}</p>
      {HERE_ONLY.test(location.hostname) ? <p className={fields['note']}>{t('lobby:links-here')}</p> : null}
      {links.map((link, player) =>
        link === null ? null : (
          <CopyField
            key={link}
            label={t('lobby:link-for', { who: players[player]?.name ?? '' })}
            text={link}
          />
        ),
      )}
      <SheetFoot>
        <Action onPress={close}>{t('lobby:close')}</Action>
        <Action main onPress={() => goTo(`/game/${game}`)}>
          {t('lobby:to-table')}
        </Action>
      </SheetFoot>
    </Sheet>
  )
}
