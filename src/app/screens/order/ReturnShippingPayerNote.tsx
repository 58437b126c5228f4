import { Trans } from '@lingui/react/macro'
import { type ReturnParcelReason, returnShippingPayer } from '#contract/orders/returns/terms.ts'

/** Says who pays for the parcel of a return. Null: no reason is selected yet, so both cases are listed. */
export const ReturnShippingPayerNote = ({ returnReason }: { returnReason: ReturnParcelReason | null }) =>
  returnReason === null ? (
    <Trans>
      You pay for the parcel back; the shop pays when another part was sent, something is missing, damaged on the way or does not work.
    </Trans>
  ) : returnShippingPayer(returnReason) === 'shop' ? (
    <Trans>The shop pays for the parcel back.</Trans>
  ) : (
    <Trans>You pay for the parcel back.</Trans>
  )
