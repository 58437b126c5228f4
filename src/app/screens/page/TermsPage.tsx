import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'

export const TermsPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>
        These terms hold for what you buy from {shop.name}, {shop.address}. They are short on purpose. Rights that the law gives you stay
        yours.
      </Trans>
    </p>
    <h2>
      <Trans>Order and price</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Your order is an offer. It binds both of us when we confirm it by e-mail.</Trans>
      </li>
      <li>
        <Trans>
          Prices are in US dollars, for the quantity that the ladder names, without tax and freight. Both stand in the order before you send
          it.
        </Trans>
      </li>
      <li>
        <Trans>A price that is plainly a mistake binds neither of us. We ask you before anything is sent.</Trans>
      </li>
      <li>
        <Trans>A core charge is a deposit. You get it back for the old unit.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Does it fit?</Trans>
    </h2>
    <p>
      <Trans>
        Numbers, applications and drawings are given with care, but makers change units in the middle of a year. Hold the old unit against
        the measures before you order; when in doubt, ask us. Part numbers of other makers are named only to say what a part replaces.
      </Trans>
    </p>
    <h2>
      <Trans>Delivery</Trans>
    </h2>
    <p>
      <Trans>
        Goods on the shelf leave within one working day. A date for goods that are sold out is an estimate. If it slips by more than two
        weeks you may cancel, and you get back what you paid.
      </Trans>
    </p>
    <h2>
      <Trans>Payment and ownership</Trans>
    </h2>
    <p>
      <Trans>You pay with the order, or within 30 days where we agreed on invoice. Goods stay ours until they are paid.</Trans>
    </p>
    <h2>
      <Trans>Returns and faults</Trans>
    </h2>
    <p>
      <Trans>We answer for faults of what we sell. What that covers and how to send goods back has its own page.</Trans>{' '}
      <Go to={href('page', { slug: 'warranty' })}>
        <Trans>Warranty & Returns</Trans>
      </Go>
    </p>
    <h2>
      <Trans>Questions</Trans>
    </h2>
    <p>
      <Trans>
        Call {shop.phone} ({shop.hours}) or write to {shop.email}.
      </Trans>
    </p>
  </>
)
