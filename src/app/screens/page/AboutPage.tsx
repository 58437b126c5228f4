import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'
import { categoryHref, href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'

export const AboutPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>
        {shop.name} sells starters, alternators and every part inside them, for cars, trucks, tractors, machines, boats and small engines.
        New and remanufactured units stand side by side, so you choose what the job needs.
      </Trans>
    </p>
    <h2>
      <Trans>How we work</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Find a part by any number: ours, the original maker’s or another seller’s. Dashes, dots and blanks do not matter.</Trans>
      </li>
      <li>
        <Trans>Each part has its drawing with measures, so you can hold it against the old unit before you order.</Trans>
      </li>
      <li>
        <Trans>Units come apart here too: each one lists its parts, and each part the units it is used in.</Trans>
      </li>
      <li>
        <Trans>What you have looked at stays on your device and opens without a network: in the pit, in the yard, at sea.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Where to begin</Trans>
    </h2>
    <p>
      <Dotted>
        <span>
          <Go to={categoryHref({ id: '1', backParentId: '0' })}>
            <Trans>Starters</Trans>
          </Go>{' '}
        </span>
        <span>
          <Go to={categoryHref({ id: '2', backParentId: '0' })}>
            <Trans>Alternators</Trans>
          </Go>{' '}
        </span>
        <span>
          <Go to={href('page', { slug: 'contact' })}>
            <Trans>Contact Us</Trans>
          </Go>
        </span>
      </Dotted>
    </p>
  </>
)
