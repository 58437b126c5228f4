import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber, formatWeight } from '#app/i18n/format.ts'
import { formatFullDay } from '#app/ui/full-day.ts'
import type { OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { packingSlipQuantities, uncancelledPieceCount } from '#contract/orders/packing-slip-quantities.ts'
import { paperFactsClass, paperLabelClass } from './looks.ts'

/** The reference data of a document. Missing data takes no space. */
export function SheetReferenceData({ order, kind }: { order: Order; kind: OrderDocumentKind }) {
  const { i18n } = useLingui()
  const { placedAt, purchaseOrder, jobName, delivery, money, sums, lines, shipments } = order
  // A packing slip belongs to one parcel and states only that parcel's number of pieces.
  const inParcel = kind === 'slip' ? packingSlipQuantities(order) : null
  const piecesOf = (line: OrderLine) => inParcel?.get(line.id)?.piecesInParcel ?? uncancelledPieceCount(line)
  const pieces = lines.reduce((sum, line) => sum + piecesOf(line), 0)
  const weightKg =
    inParcel === null
      ? sums.weightKg
      : lines.reduce((sum, line) => sum + (line.weightKg / (uncancelledPieceCount(line) || 1)) * piecesOf(line), 0)
  return (
    <dl className={paperFactsClass}>
      <SheetDetail label={<Trans>Ordered</Trans>}>{formatFullDay(i18n, placedAt)}</SheetDetail>
      {purchaseOrder === '' ? null : <SheetDetail label={<Trans>Purchase order</Trans>}>{purchaseOrder}</SheetDetail>}
      {jobName === '' ? null : <SheetDetail label={<Trans>Job</Trans>}>{jobName}</SheetDetail>}
      <SheetDetail label={<Trans>Delivery</Trans>}>{delivery.name}</SheetDetail>
      {kind === 'prices' ? <SheetDetail label={<Trans>Payment</Trans>}>{money.name}</SheetDetail> : null}
      <SheetDetail label={<Trans>Pieces</Trans>}>{formatNumber(pieces)}</SheetDetail>
      {weightKg > 0 ? <SheetDetail label={<Trans>Weight</Trans>}>{formatWeight(weightKg)}</SheetDetail> : null}
      {shipments.map(({ carrier, tracking }) =>
        tracking === '' ? null : (
          <SheetDetail key={tracking} label={carrier === '' ? <Trans>Tracking</Trans> : carrier}>
            {tracking}
          </SheetDetail>
        ),
      )}
    </dl>
  )
}

const SheetDetail = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={paperLabelClass}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
