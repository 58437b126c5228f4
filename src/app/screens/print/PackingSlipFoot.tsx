import { Trans } from '@lingui/react/macro'

/** The foot of a packing slip, filled in by hand: packed by, date. */
export const PackingSlipFoot = () => (
  <div className={frameClass}>
    <p className={lineClass}>
      <Trans>Packed by</Trans>
    </p>
    <p className={lineClass}>
      <Trans>Date</Trans>
    </p>
    <p className={lineClass}>
      <Trans>Parcels</Trans>
    </p>
  </div>
)

const frameClass = 'paper-foot'
const lineClass = 'paper-foot-line'
