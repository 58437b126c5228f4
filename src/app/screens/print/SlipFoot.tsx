import { Trans } from '@lingui/react/macro'
import { css } from '#styled/css'

/** Who packed it, and when: by hand. */
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

const frame = css({ display: 'grid', gridTemplateColumns: '[2fr 1fr 1fr]', columnGap: '6', paddingTop: '10', breakInside: 'avoid' })
const line = css({ paddingTop: '1', borderTop: 'edge', fontSize: 'xs', color: 'fg.muted' })
