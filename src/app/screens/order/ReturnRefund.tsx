import { Trans } from '@lingui/react/macro'
import { DataList, DataListRow } from '#app/ui/DataList.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import type { Order } from '#contract/orders/order.ts'
import { calculateReturnRefund } from '#contract/orders/returns/worth.ts'

interface ReturnRefundProps {
  order: Order
  piecesByLine: Readonly<Record<string, number>>
}

/** The refund for the selected pieces. Nothing if none are selected, or if the order lacks the data. */
export function ReturnRefund({ order, piecesByLine }: ReturnRefundProps) {
  const worth = Object.values(piecesByLine).some((qty) => qty > 0) ? calculateReturnRefund(order, piecesByLine) : null
  return (
    <div aria-live="polite">
      {worth === null ? null : (
        <DataList>
          {worth.depositCents > 0 ? (
            <>
              <DataListRow
                name={<Trans>Goods, with their tax</Trans>}
                value={<Money usd={dollarsOf(worth.totalCents - worth.depositCents)} />}
              />
              <DataListRow name={<Trans>Core charge</Trans>} value={<Money usd={dollarsOf(worth.depositCents)} />} />
            </>
          ) : null}
          <DataListRow isTotal name={<Trans>You get back, with tax</Trans>} value={<Money usd={dollarsOf(worth.totalCents)} />} />
          {worth.dueReductionCents > 0 ? (
            <>
              <DataListRow
                name={<Trans>Of it taken off what is to be paid</Trans>}
                value={<Money usd={dollarsOf(worth.dueReductionCents)} />}
              />
              {worth.totalCents > worth.dueReductionCents ? (
                <DataListRow
                  name={<Trans>Of it paid back to you</Trans>}
                  value={<Money usd={dollarsOf(worth.totalCents - worth.dueReductionCents)} />}
                />
              ) : null}
            </>
          ) : null}
        </DataList>
      )}
    </div>
  )
}
