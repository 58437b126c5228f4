import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber, formatWeight } from '#app/i18n/format.ts'
import { formatFullDay } from '#app/ui/full-day.ts'
import type { OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { slipPieces, uncancelledPieces } from '#contract/orders/slip-pieces.ts'
import { paperFactsClass, paperLabelClass } from './looks.ts'

/** The reference data of a document. Missing data takes no space. */
export function SheetFacts({ order, kind }: { order: Order; kind: OrderDocumentKind }) {
  const { i18n } = useLingui()
  const { placedAt, purchaseOrder, jobName, delivery, money, sums, lines, shipments } = order
  // A packing slip belongs to one parcel and states only that parcel's number of pieces.
  const inParcel = kind === 'slip' ? slipPieces(order) : null
  const piecesOf = (line: OrderLine) => inParcel?.get(line.id)?.now ?? uncancelledPieces(line)
  const pieces = lines.reduce((sum, line) => sum + piecesOf(line), 0)
  const weightKg =
    inParcel === null
      ? sums.weightKg
      : lines.reduce((sum, line) => sum + (line.weightKg / (uncancelledPieces(line) || 1)) * piecesOf(line), 0)
  return (
    <dl className={paperFactsClass}>
      <Fact of={<Trans>Ordered</Trans>}>{formatFullDay(i18n, placedAt)}</Fact>
      {purchaseOrder === '' ? null : <Fact of={<Trans>Purchase order</Trans>}>{purchaseOrder}</Fact>}
      {jobName === '' ? null : <Fact of={<Trans>Job</Trans>}>{jobName}</Fact>}
      <Fact of={<Trans>Delivery</Trans>}>{delivery.name}</Fact>
      {kind === 'prices' ? <Fact of={<Trans>Payment</Trans>}>{money.name}</Fact> : null}
      <Fact of={<Trans>Pieces</Trans>}>{formatNumber(pieces)}</Fact>
      {weightKg > 0 ? <Fact of={<Trans>Weight</Trans>}>{formatWeight(weightKg)}</Fact> : null}
      {shipments.map(({ carrier, tracking }) =>
        tracking === '' ? null : (
          <Fact key={tracking} of={carrier === '' ? <Trans>Tracking</Trans> : carrier}>
            {tracking}
          </Fact>
        ),
      )}
    </dl>
  )
}

const Fact = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={paperLabelClass}>{of}</dt>
    <dd>{children}</dd>
  </div>
)
