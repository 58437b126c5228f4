import { Trans } from '@lingui/react/macro'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { price } from '#styled/recipes'
import { Money } from './Money.tsx'
import { PromotionEndText } from './PromotionEndText.tsx'

/** The core charge of a price, and when a promotion ends. Its space is always reserved. */
export const CoreCharge = ({ part: { promotion, coreCharge } }: { part: Pick<PartCard, 'coreCharge' | 'promotion'> }) => (
  <div className={price().core}>
    {promotion === undefined ? null : <PromotionEndText promotion={promotion} />}
    {promotion !== undefined && coreCharge > 0 ? ' · ' : null}
    {coreCharge > 0 ? (
      <Trans>
        + <Money usd={coreCharge} /> core
      </Trans>
    ) : null}
  </div>
)
