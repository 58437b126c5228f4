import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocalStockWatches } from '#app/hooks/stock-watch/use-stock-watches.ts'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { useLocalOrders } from '#app/hooks/use-orders-here.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { garage } from '#app/state/garage/garage.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { Row } from './Row.tsx'
import { EmptyLine, Section } from './Section.tsx'

type ChangeState = 'unsent' | 'sending' | 'unanswered' | 'refused'

/** Returns the changes on this device that the server has not confirmed yet. `count` is null until the device's database was read. */
export function useUnsentChanges() {
  const orders = useLocalOrders()
  const changes = useOrderChanges().waitingChanges
  const cart = useCart()
  const marked = useStateSnapshot(favourites)
  const addresses = useAddresses().rows.filter((row) => row.refused !== null).length
  const marks = { waiting: marked.waitingChangeCount, refused: marked.refused.length }
  const vehicles = useStateSnapshot(garage)
  const ownVehicles = { waiting: vehicles.waitingChangeCount, refused: vehicles.refused.length }
  const here = useLocalStockWatches()
  const watches = { waiting: here.unsentCount, refused: here.refusedChanges.length }
  // Refused changes do not count, because they no longer wait for the server.
  const open = [...orders.unsent, ...changes].filter(({ type }) => type !== 'refused').length
  const others = Math.max(0, cart.waiting - open - marks.waiting - ownVehicles.waiting - watches.waiting)
  const refused = cart.refused.length + marks.refused + ownVehicles.refused + watches.refused
  const waiting = marks.waiting + ownVehicles.waiting + watches.waiting + others
  const count = orders.known ? orders.unsent.length + changes.length + refused + addresses + waiting : null
  return { orders: orders.unsent, changes, marks, ownVehicles, watches, refused: cart.refused.length, addresses, others, count }
}

/** A list of the changes on this device, each with its state: waiting, being sent, or refused. */
export function UnsentChangesSection({
  unsentChanges: { orders, changes, marks, ownVehicles, watches, refused, addresses, others, count },
}: {
  unsentChanges: ReturnType<typeof useUnsentChanges>
}) {
  return (
    <Section
      title={<Trans>Waiting on this phone</Trans>}
      to={href('page', { slug: 'offline' })}
      linkLabel={<Trans>Without a network</Trans>}
    >
      {count === 0 ? (
        <EmptyLine>
          <Trans>Nothing waits here: the shop has all that you did.</Trans>
        </EmptyLine>
      ) : (
        <ul className={listClass}>
          {orders.map(({ key, type, savedAt, order }) => (
            <Row
              key={key}
              to={`${href('completeOrder')}?id=${key}`}
              name={<Trans>Order of {formatPastDay(savedAt)}</Trans>}
              endContent={order.total === null ? null : <Money usd={order.total} />}
            >
              <ChangeStateLabel type={type} />
              <Plural value={order.lines.length} one="# line" other="# lines" />
            </Row>
          ))}
          {changes.map(({ id, type, change }) => (
            <Row
              key={id}
              to={change.call === 'orderReturn' ? orderHref(change.input.orderId) : href('orders')}
              name={change.call === 'orderReturn' ? <Trans>Return</Trans> : <Trans>Used unit sent back</Trans>}
            >
              <ChangeStateLabel type={type} />
            </Row>
          ))}
          {refused > 0 ? (
            <Row to={href('cart')} name={<Trans>Cart</Trans>}>
              <ChangeStateLabel type="refused">
                <Plural value={refused} one="# change to your cart needs you." other="# changes to your cart need you." />
              </ChangeStateLabel>
            </Row>
          ) : null}
          {marks.waiting + marks.refused > 0 ? (
            <Row to={href('favourites')} name={<Trans>Your Favorite</Trans>}>
              {marks.refused > 0 ? (
                <ChangeStateLabel type="refused" />
              ) : (
                <ChangeStateLabel type="unsent">
                  <WaitingChangesText counts={{ waiting: marks.waiting, waitingOrders: 0 }} />
                </ChangeStateLabel>
              )}
            </Row>
          ) : null}
          {ownVehicles.waiting + ownVehicles.refused > 0 ? (
            <Row to={href('garage')} name={<Trans>Your vehicles</Trans>}>
              <ChangeStateLabel type={ownVehicles.refused > 0 ? 'refused' : 'unsent'} />
            </Row>
          ) : null}
          {watches.waiting + watches.refused > 0 ? (
            <Row to={href('favourites')} name={<Trans>Told when back</Trans>}>
              <ChangeStateLabel type={watches.refused > 0 ? 'refused' : 'unsent'} />
            </Row>
          ) : null}
          {addresses > 0 ? (
            <Row to={href('address')} name={<Trans>Addresses</Trans>}>
              <ChangeStateLabel type="refused" />
            </Row>
          ) : null}
          {others > 0 ? (
            <Row to={href('cart')} name={<Trans>Cart and addresses</Trans>}>
              <ChangeStateLabel type="unsent">
                <WaitingChangesText counts={{ waiting: others, waitingOrders: 0 }} />
              </ChangeStateLabel>
            </Row>
          ) : null}
        </ul>
      )}
    </Section>
  )
}

const ChangeStateLabel = ({ type, children }: { type: ChangeState; children?: ReactNode }) => (
  <span className={type === 'refused' ? errorTextClass : mutedTextClass}>
    <Icon name={type === 'refused' ? 'warning' : type === 'sending' ? 'arrow-up' : 'clock'} size={16} />
    <span>{children ?? changeStateTexts[type]}</span>
  </span>
)

const changeStateTexts: Record<ChangeState, ReactNode> = {
  unsent: <Trans>On this phone, waits for a signal</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  unanswered: <Trans>Sent, not answered yet</Trans>,
  refused: <Trans>Needs you</Trans>,
}
const listClass = css({ borderTop: 'edge' })
const mutedTextClass = mark({ tone: 'quiet' })
const errorTextClass = mark({ tone: 'bad' })
