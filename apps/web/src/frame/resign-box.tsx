import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { Push } from './controls.tsx'
import { useFrame, useUi } from './frame-context.ts'
import { useTalk } from './talk-context.ts'
import css from './dialogs.module.css'

/** The second question before a player resigns; at a shared screen it names the sides. */
export function ResignBox() {
  const { t } = useTranslation()
  const { players } = useFrame()
  const { speakers } = useTalk()
  const ui = useUi()
  return (
    <Box title={t('talk:resign:title')}>
      <p className={css['text']}>{t('talk:resign:what')}</p>
      <div className={css['row']}>
        <Push autoFocus onPress={() => ui.open(null)}>
          {t('talk:resign:stay')}
        </Push>
        {speakers.map(({ say, seen }) => {
          const player = seen.getState().viewer ?? -1
          return (
            <Push
              key={player}
              as={speakers.length === 1 ? 'main' : 'usual'}
              onPress={() => {
                ui.open(null)
                void say('resign')
              }}
            >
              {speakers.length === 1
                ? t('talk:resign:do')
                : t('talk:resign:side', { name: players[player] ?? '' })}
            </Push>
          )
        })}
      </div>
    </Box>
  )
}
