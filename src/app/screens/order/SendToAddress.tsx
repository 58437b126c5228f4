import { Trans } from '@lingui/react/macro'
import type { Seller } from '#contract/orders/order.ts'
import { css } from '#styled/css'

/** The address that a used unit or a return is sent to, and the number (`mark`) by which the shop recognises the parcel. */
export const SendToAddress = ({ seller: { name, address }, parcelNumber: mark }: { seller: Seller; parcelNumber: string }) => (
  <div className={frameClass}>
    <p className={mutedTextClass}>
      <Trans>Send it to</Trans>
    </p>
    <p>
      <b>{name}</b>
      <br />
      {address}
    </p>
    <p>
      <Trans>
        Write <b>{mark}</b> on the parcel.
      </Trans>
    </p>
  </div>
)

const frameClass = css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })
const mutedTextClass = css({ color: 'fg.muted' })
