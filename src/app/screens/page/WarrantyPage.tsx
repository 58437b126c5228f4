import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'
import { returnTerms } from '#contract/returns/terms.ts'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'

export const WarrantyPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>Each part says on its page how many months of warranty it has. They count from the day of purchase; keep the invoice.</Trans>
    </p>
    <h2>
      <Trans>What the warranty covers</Trans>
    </h2>
    <p>
      <Trans>
        Faults of material and of workmanship. We replace the part, or give its price back when there is none. Labour, towing and other
        costs are not covered.
      </Trans>
    </p>
    <h2>
      <Trans>What it does not cover</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Rust, corrosion, water: a unit that was under water.</Trans>
      </li>
      <li>
        <Trans>A broken flange or nose from a bolt left loose, wrong fitting or a backfire.</Trans>
      </li>
      <li>
        <Trans>Windings burnt by long cranking, a flat battery or a bad earth.</Trans>
      </li>
      <li>
        <Trans>Cut wires and opened units.</Trans>
      </li>
      <li>
        <Trans>Racing.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Before you claim</Trans>
    </h2>
    <p>
      <Trans>
        Many units that come back have no fault. Measure first: battery over 12.4 V (24.8 V), less than 0.5 V lost on each cable while
        cranking, belt tight, fuse and warning lamp good.
      </Trans>
    </p>
    <h2>
      <Trans>Sending goods back</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Within {returnTerms.windowDays} days, unused, complete, in its own box.</Trans>
      </li>
      <li>
        <Trans>You pay for the parcel back.</Trans> {returnTerms.restockingPercent === 0 ? <Trans>There is no restocking fee.</Trans> : null}
      </li>
      <li>
        <Trans>Ask for a return number first and write it on the outside of the parcel.</Trans>
      </li>
      <li>
        <Trans>Electrical parts that were fitted cannot come back as unused.</Trans>
      </li>
      <li>
        <Trans>Damaged on the way? Tell us within 5 days and keep the packing.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Return numbers: {shop.phone}, {shop.email}.
      </Trans>
    </p>
    <p>
      <Go to={href('page', { slug: 'core-returns' })}>
        <Trans>Old units for a core charge go another way</Trans>
      </Go>
    </p>
  </>
)
