import { Trans } from '@lingui/react/macro'

/** The foot of a packing slip, filled in by hand: packed by, date. */
export const SlipFoot = () => (
  <div className={frame}>
    <p className={line}>
      <Trans>Packed by</Trans>
    </p>
    <p className={line}>
      <Trans>Date</Trans>
    </p>
    <p className={line}>
      <Trans>Parcels</Trans>
    </p>
  </div>
)

const frame = 'paper-foot'
const line = 'paper-foot-line'
