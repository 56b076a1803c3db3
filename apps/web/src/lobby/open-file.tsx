import { FileTrigger } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { goTo } from '../router.ts'
import { holdFile } from '../replay/held-file.ts'

/** Opens a game file from this machine in the replay. */
export function OpenFile() {
  const { t } = useTranslation()
  const open = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? []
    if (file === undefined) return
    holdFile({ name: file.name, text: await file.text() })
    goTo('/replay')
  }
  return (
    <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={files => void open(files)}>
      <Action>{t('lobby:open-file')}</Action>
    </FileTrigger>
  )
}
