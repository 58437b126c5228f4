import { Trans } from '@lingui/react/macro'
import { telephone } from '#app/ui/telephone.ts'
import type { TenantConfig } from '#contract/config.ts'

export const ContactPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>
        Have the number from the old unit’s plate at hand, or its voltage, number of teeth or grooves, and what it came off. Then one call
        is enough.
      </Trans>
    </p>
    <dl>
      <dt>
        <Trans>Phone</Trans>
      </dt>
      <dd>
        <a href={telephone(shop.phone)}>{shop.phone}</a>
      </dd>
      <dt>
        <Trans>E-mail</Trans>
      </dt>
      <dd>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </dd>
      <dt>
        <Trans>Hours</Trans>
      </dt>
      <dd>{shop.hours}</dd>
      <dt>
        <Trans>Address</Trans>
      </dt>
      <dd>{shop.address}</dd>
    </dl>
    <h2>
      <Trans>What helps us to help</Trans>
    </h2>
    <ul>
      <li>
        <Trans>A photo of the plate, one of the drive end and one of the plug.</Trans>
      </li>
      <li>
        <Trans>Make, model, engine and year of the vehicle or machine.</Trans>
      </li>
      <li>
        <Trans>For an order: its number.</Trans>
      </li>
    </ul>
  </>
)
