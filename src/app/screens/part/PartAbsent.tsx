import { Trans } from '@lingui/react/macro'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { PartInCart } from './PartInCart.tsx'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { heading, message } from '#styled/recipes'

interface PartAbsentProps {
  mcode: string
}

/**
 * A part that this device has never seen, asked for without a network: says so, and what can be done. It never claims that there is no such
 * part.
 */
export const PartAbsent = ({ mcode }: PartAbsentProps) => (
  <div className={message().root}>
    <h1>
      <PartNumber number={mcode} size="hero" copy />
    </h1>
    <p className={heading({ level: 'page' })}>
      <Trans>This part is not on this phone yet</Trans>
    </p>
    <PartInCart mcode={mcode} />
    <p>
      <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
    </p>
    <OnThisPhone again={() => catalogue.productDetail.again({ mcode })} />
  </div>
)
