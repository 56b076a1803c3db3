import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import './look/fonts.css'
import 'virtual:tokens.css'
import './look/base.css'
import './look/key-events.ts'
import { App } from './app.tsx'
import { startSettings } from './look/settings.ts'
import { watchTrouble } from './trouble/trouble.ts'
import { plugIn } from './systems/plugged.ts'
import { SYSTEMS } from './systems.ts'
import { writeHead } from './words/head.ts'
import { ownLanguage } from './words/language.ts'
import { startWords, wordsReady } from './words/words.ts'

async function start(): Promise<void> {
  const language = ownLanguage()
  await startWords(matchMedia('(pointer: coarse)').matches, language)
  writeHead()
  plugIn(SYSTEMS)
  await wordsReady()
  startSettings()
  watchTrouble()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <I18nProvider locale={language}>
        <App />
      </I18nProvider>
    </StrictMode>,
  )
}

void start()
