import { Trans } from '@lingui/react/macro'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import type { Order } from '#contract/orders/order.ts'
import { calculateReturnRefund } from '#contract/orders/returns/worth.ts'

interface ReturnSumProps {
  order: Order
  pieces: Readonly<Record<string, number>>
}

/** The refund for the selected pieces. Nothing if none are selected, or if the order lacks the data. */
export function ReturnSum({ order, pieces }: ReturnSumProps) {
  const worth = Object.values(pieces).some((qty) => qty > 0) ? calculateReturnRefund(order, pieces) : null
  return (
    <div aria-live="polite">
      {worth === null ? null : (
        <Facts>
          {worth.deposit > 0 ? (
            <>
              <Fact name={<Trans>Goods, with their tax</Trans>} value={<Money usd={dollarsOf(worth.total - worth.deposit)} />} />
              <Fact name={<Trans>Core charge</Trans>} value={<Money usd={dollarsOf(worth.deposit)} />} />
            </>
          ) : null}
          <Fact sum name={<Trans>You get back, with tax</Trans>} value={<Money usd={dollarsOf(worth.total)} />} />
          {worth.offDue > 0 ? (
            <>
              <Fact name={<Trans>Of it taken off what is to be paid</Trans>} value={<Money usd={dollarsOf(worth.offDue)} />} />
              {worth.total > worth.offDue ? (
                <Fact name={<Trans>Of it paid back to you</Trans>} value={<Money usd={dollarsOf(worth.total - worth.offDue)} />} />
              ) : null}
            </>
          ) : null}
        </Facts>
      )}
    </div>
  )
}
