import { Plural, Trans } from '@lingui/react/macro'
import type { Claimed } from '#app/state/rewards/claim.ts'
import { fields, linkRow } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { href } from '#contract/addresses.ts'
import { button, mark } from '#styled/recipes'

/** A completed claim: next steps, and the remaining balance. */
export const Taken = ({ claimed: { claim, balance }, onClose }: { claimed: Claimed; onClose: () => void }) => (
  <div className={fields} role="status">
    <p className={mark({ tone: 'good' })}>
      <Icon name="check" />
      <Trans>It is yours.</Trans>
    </p>
    {claim.couponCode === '' ? (
      <p>
        <Trans>The shop sends it to {claim.shipTo}.</Trans>
      </p>
    ) : (
      <p>
        <Trans>Your coupon:</Trans> <PartNumber number={claim.couponCode} copy />
      </p>
    )}
    <p>
      <Plural value={balance} one="You have # point left." other="You have # points left." />
    </p>
    <p className={linkRow}>
      <Link to={href('gifts')} className={button({ tone: 'primary' })}>
        {claim.couponCode === '' ? <Trans>Follow it</Trans> : <Trans>Use it</Trans>}
      </Link>
      <button type="button" className={button()} onClick={onClose}>
        <Trans>Close</Trans>
      </button>
    </p>
  </div>
)
