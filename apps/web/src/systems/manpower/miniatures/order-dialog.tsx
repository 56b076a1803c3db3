import { useTranslation } from 'react-i18next'
import type { TableOrder } from '@sandtable/manpower'
import { DiceBox } from './dice-box.tsx'
import { Sheet } from '../../../look/sheet.tsx'

interface Asked {
  readonly order: TableOrder
  readonly close: () => void
}

/** The dice of an order given with one button, or why it can't be given. */
export function OrderDialog({ order, close }: Asked) {
  const { t } = useTranslation()
  const title = t(`miniatures:do:${order.do}`)
  return (
    <Sheet title={title} close={close}>
      <DiceBox order={order} label={title} done={close} />
    </Sheet>
  )
}
