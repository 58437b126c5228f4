import { useLingui } from '@lingui/react'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { mark } from '#styled/recipes'
import { orderStateTexts } from './order-words.ts'

/** The state of an order in words, with an icon. */
export function OrderStateMark({ state }: { state: OrderState }) {
  const { i18n } = useLingui()
  return (
    <span className={orderStateClasses[state]}>
      <Icon name={orderStateIcons[state]} size={16} />
      {i18n._(orderStateTexts[state])}
    </span>
  )
}

const orderStateIcons: Record<OrderState, IconName> = {
  'awaiting-payment': 'clock',
  paid: 'check',
  packed: 'grid',
  shipped: 'arrow-right',
  delivered: 'home',
  cancelled: 'close',
  returned: 'arrow-down',
}
const orderStateClasses: Record<OrderState, string> = {
  'awaiting-payment': mark({ tone: 'warn', filled: true }),
  paid: mark({ tone: 'quiet', filled: true }),
  packed: mark({ tone: 'quiet', filled: true }),
  shipped: mark({ tone: 'good', filled: true }),
  delivered: mark({ tone: 'good', filled: true }),
  cancelled: mark({ tone: 'quiet', filled: true }),
  returned: mark({ tone: 'quiet', filled: true }),
}
