import { Trans } from '@lingui/react/macro'
import type { PartCard } from '#contract/catalogue.ts'
import { price } from '#styled/recipes'
import { Money } from './Money.tsx'
import { Until } from './Until.tsx'

/** The core charge that comes on top of a price, on a line of its own, with how long that price runs. Its place is kept where there is neither. */
export const CoreCharge = ({ part: { promotion, coreCharge } }: { part: Pick<PartCard, 'coreCharge' | 'promotion'> }) => (
  <div className={price().core}>
    {promotion === undefined ? null : <Until promotion={promotion} />}
    {promotion !== undefined && coreCharge > 0 ? ' · ' : null}
    {coreCharge > 0 ? (
      <Trans>
        + <Money usd={coreCharge} /> core
      </Trans>
    ) : null}
  </div>
)
