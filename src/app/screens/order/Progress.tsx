import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { orderStateWords } from '#app/ui/order/order-words.ts'
import type { Order } from '#contract/order.ts'
import type { OrderState } from '#contract/order-states.ts'
import { Steps } from './Steps.tsx'

/** The progress of an order. Hidden for cancelled and returned orders. */
export function Progress({ order: { state, delivery } }: { order: Order }) {
  const { t, i18n } = useLingui()
  if (state === 'cancelled' || state === 'returned') return null
  const way: OrderState[] = delivery.id === 'collection' ? ['packed', 'delivered'] : ['packed', 'shipped', 'delivered']
  const names = [i18n._(msg`Placed`), ...way.map((step) => i18n._(orderStateWords[step]))]
  return <Steps label={t`How far it is`} names={names} at={way.indexOf(state) + 1} />
}
