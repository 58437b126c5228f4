import { Trans } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { shopDay, shopToday } from '#app/shop-days.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'
import { deliveryTimeMs } from '#contract/orders/returns/reasons.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'
import { lastFreeReturnDay, returnTerms } from '#contract/orders/returns/terms.ts'
import { calculateReturnRefund } from '#contract/orders/returns/worth.ts'
import { css } from '#styled/css'
import { ReturnShippingPayerNote } from './ReturnShippingPayerNote.tsx'

interface ReturnConditionsProps {
  order: Order
  piecesByLine: Readonly<Record<string, number>>
  /** The selected reason of the return; '' if none is selected. */
  reason: ReturnReason | ''
}

/** The terms of a return, shown before the form. */
export function ReturnConditions({ order, piecesByLine, reason }: ReturnConditionsProps) {
  const { restockingPercent } = returnTerms
  const chosen = order.lines.filter(({ id }) => (piecesByLine[id] ?? 0) > 0)
  const worth = chosen.length > 0 ? calculateReturnRefund(order, piecesByLine) : null
  return (
    <ul className={listClass}>
      <li>
        <ReturnWindow order={order} />
      </li>
      <li>
        <ReturnShippingPayerNote returnReason={reason === '' ? null : reason} />{' '}
        {order.sums.shipping > 0 ? (
          <Trans>
            The delivery of the order, <Money usd={order.sums.shipping} />, is not given back.
          </Trans>
        ) : null}
      </li>
      <li>
        {restockingPercent === 0 ? (
          <Trans>There is no restocking fee.</Trans>
        ) : (
          <Trans>A restocking fee of {restockingPercent} % is taken off the price.</Trans>
        )}
      </li>
      {chosen.some(({ coreCharge }) => coreCharge > 0) ? (
        <li>
          {worth === null || worth.depositCents > 0 ? (
            <Trans>The core charge that is still owed comes back with it: no old unit has to be sent for it.</Trans>
          ) : (
            <Trans>The core charge goes by the old unit that you have sent, not by this return.</Trans>
          )}
        </li>
      ) : null}
    </ul>
  )
}

/** Says until which day a return is free, in the shop's time zone. */
export function ReturnWindow({ order }: Pick<ReturnConditionsProps, 'order'>) {
  const { windowDays } = returnTerms
  const delivered = deliveryTimeMs(order)
  if (delivered === null)
    return (
      <Trans>
        Within {windowDays} days of delivery for any reason, unused and complete, in its own box. What is broken: as long as its warranty
        runs.
      </Trans>
    )
  const until = lastFreeReturnDay(shopDay(new Date(delivered).toISOString()))
  if (shopToday() > until)
    return <Trans>The {windowDays} days are over: only what is broken goes back, as long as its warranty runs.</Trans>
  const last = formatDay(until)
  return <Trans>Until {last} for any reason, unused and complete, in its own box. What is broken: as long as its warranty runs.</Trans>
}

const listClass = css({ display: 'grid', color: 'fg.muted', '& > li': { paddingBlock: '2', borderTop: 'hair' } })
