import { Trans } from '@lingui/react/macro'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useLocalOrders } from '#app/hooks/use-orders-here.ts'
import { parseOrderId } from '#app/state/orders/order.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'
import { PlacedOrder } from './PlacedOrder.tsx'
import { UnsentOrder } from './UnsentOrder.tsx'
import { WithdrawnOrder } from './WithdrawnOrder.tsx'

/**
 * `/completeOrder?id=`: what became of an order, and the next steps. It says whether the order still waits on this device. It says "placed"
 * only when the server has confirmed the order.
 */
export default function CompleteOrderScreen() {
  const id = parseOrderId(new URLSearchParams(useQueryString()).get('id'))
  const { known, unsent, placedByKey, withdrawnKeys } = useLocalOrders()
  if (id === null)
    return (
      <FormPage title={<Trans>Your order</Trans>}>
        <p>
          <Trans>This address names no order.</Trans>
        </p>
        <Link to={href('orders')} className={link({ tall: true })}>
          <Trans>Your Orders</Trans>
        </Link>
      </FormPage>
    )
  const waits = unsent.find(({ key }) => key === id)
  const answered = placedByKey[id] ?? Object.values(placedByKey).find((one) => one.id === id)
  if (!known)
    return (
      <FormPage title={<Trans>Your order</Trans>}>
        <TextBars lineCount={8} />
      </FormPage>
    )
  // The server never received an order with this key, so it is not asked for one.
  if (withdrawnKeys.includes(id)) return <WithdrawnOrder />
  // If the server has accepted the order meanwhile, the order's key on this device also finds it on the server.
  return waits === undefined ? (
    <PlacedOrder key={answered?.id ?? id} id={answered?.id ?? id} serverReply={answered ?? null} />
  ) : (
    <UnsentOrder order={waits} />
  )
}
