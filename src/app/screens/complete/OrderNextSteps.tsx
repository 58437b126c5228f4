import { Trans } from '@lingui/react/macro'
import { formatDay, formatDayRange } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { ShipmentPushSwitch } from '#app/ui/push/ShipmentPushSwitch.tsx'
import type { Order } from '#contract/orders/order.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { PayByCard } from './PayByCard.tsx'

/** The order states in which next steps are shown here. Later states are shown on the order's own page. */
export const statesBeforeShipping: readonly OrderState[] = ['awaiting-payment', 'paid', 'packed']

/** A list of what follows after an order: e-mail, payment, delivery. */
export function OrderNextSteps({ order }: { order: Order }) {
  const { email, delivery, money, shipTo, state } = order
  return (
    <section className={frameClass}>
      <h2 className={heading({ level: 'section' })}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={listClass}>
        <li>
          <Trans>We mail a confirmation to {email}.</Trans>
        </li>
        <li>
          <b>{money.name}</b>
          {money.hints.map((hint) => (
            <span key={hint} className={lineClass}>
              {translate(hint)}
            </span>
          ))}
          {money.method === 'card' ? <PayByCard order={order} /> : null}
        </li>
        <li>
          {delivery.id === 'collection' ? (
            state === 'packed' ? (
              <Trans>{delivery.name}: It is packed and waits for you.</Trans>
            ) : (
              <Trans>
                {delivery.name}: ready {formatDay(delivery.expectedFrom)}. We mail you when it is packed.
              </Trans>
            )
          ) : (
            <>
              {delivery.rest === undefined ? (
                <Trans>
                  {delivery.name}: expected {formatDayRange(delivery.expectedFrom, delivery.expectedTo)} at
                </Trans>
              ) : (
                <Trans>
                  {delivery.name}: first delivery expected {formatDayRange(delivery.expectedFrom, delivery.expectedTo)}, second delivery{' '}
                  {formatDayRange(delivery.rest.expectedFrom, delivery.rest.expectedTo)}, at
                </Trans>
              )}
              <AddressText address={shipTo} />
              <ShipmentPushSwitch>
                <Trans>Tell me on this device when it ships</Trans>
              </ShipmentPushSwitch>
            </>
          )}
        </li>
      </ol>
    </section>
  )
}

const frameClass = css({ display: 'grid', gap: '3' })
const listClass = css({ display: 'grid', gap: '3', listStyle: 'decimal', paddingLeft: '5', overflowWrap: 'anywhere' })
const lineClass = css({ display: 'block', color: 'fg.muted' })
