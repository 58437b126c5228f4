import { Trans } from '@lingui/react/macro'
import { returnTerms } from '#contract/returns/terms.ts'

/** Who pays for a parcel that goes back, of new parts and of old units alike: from the terms, so form and order say the same. */
export const ParcelBack = () =>
  returnTerms.parcelBackBy === 'customer' ? <Trans>You pay for the parcel back.</Trans> : <Trans>The shop pays for the parcel back.</Trans>
