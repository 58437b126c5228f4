import { Trans } from '@lingui/react/macro'
import type { PartCard } from '#contract/catalogue.ts'
import { price } from '#styled/recipes'
import { Money } from './Money.tsx'

/** The core charge that comes on top of a price, on a line of its own. Its place is kept where there is none. */
export const CoreCharge = ({ part }: { part: Pick<PartCard, 'coreCharge'> }) => (
  <div className={price().core}>
    {part.coreCharge > 0 ? (
      <Trans>
        + <Money usd={part.coreCharge} /> core
      </Trans>
    ) : null}
  </div>
)
