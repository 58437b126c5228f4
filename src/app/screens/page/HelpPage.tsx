import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'
import { href, searchHref } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'

export const HelpPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <h2>
      <Trans>Find a part by its number</Trans>
    </h2>
    <p>
      <Trans>
        Type the number as it is stamped, with or without dashes and blanks. Our own code, the original maker’s number and other sellers’
        numbers all work, and so does a piece of one. Suggestions appear from the second character on.
      </Trans>
    </p>
    <p>
      <Trans>
        Nothing found? Read the plate again with these in mind: O and 0, I and 1, B and 8, S and 5. Then search with fewer characters.
      </Trans>
    </p>
    <p>
      <Go to={searchHref('104210')}>
        <Trans>Try it: 104210</Trans>
      </Go>
    </p>
    <h2>
      <Trans>Find a part by its vehicle</Trans>
    </h2>
    <p>
      <Trans>
        Choose the application, the make, the model. The list then holds only what fits; narrow it by category, voltage or output.
      </Trans>
    </p>
    <h2>
      <Trans>Be sure that it fits</Trans>
    </h2>
    <p>
      <Trans>
        Every part has a list “Does it match the old unit?”. Go through it with the old unit on the bench: voltage, rotation, teeth or
        grooves, mounting, plug. The measures stand in the drawing.
      </Trans>
    </p>
    <h2>
      <Trans>Prices</Trans>
    </h2>
    <p>
      <Trans>
        Prices are in US dollars, for one piece; the ladder on the part’s page says what more pieces cost. A core charge is a deposit and
        stands apart.
      </Trans>
    </p>
    <p>
      <Dotted>
        <span>
          <Go to={href('page', { slug: 'core-returns' })}>
            <Trans>How core charges work</Trans>
          </Go>{' '}
        </span>
        <span>
          <Go to={href('page', { slug: 'offline' })}>
            <Trans>Working without a network</Trans>
          </Go>{' '}
        </span>
        <span>
          <Go to={href('page', { slug: 'faq' })}>
            <Trans>FAQ’s</Trans>
          </Go>
        </span>
      </Dotted>
    </p>
    <h2>
      <Trans>Ask a person</Trans>
    </h2>
    <p>
      <Trans>
        Call {shop.phone} ({shop.hours}) or write to {shop.email}.
      </Trans>
    </p>
  </>
)
