import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { OfferTable } from './OfferTable.tsx'

interface MoreOffersProps {
  /** All offers of the part, that of the row first. */
  offers: readonly PartCard[]
}

/**
 * The other offers of a part in a list: their prices in one line, which opens to a comparison. It is the browser's `<details>`, which works
 * without script, and find-in-page opens it.
 */
export function MoreOffers({ offers }: MoreOffersProps) {
  const { t } = useLingui()
  const [head, ...others] = offers
  return (
    <details className={frameClass}>
      <summary className={lineClass}>
        <span className={textClass}>
          <span>
            <Plural value={others.length} one="# more offer" other="# more offers" />
          </span>
          {others.slice(0, MAX_LISTED_PRICES).map(({ mcode, condition, price, coreCharge }) => (
            <span key={mcode} className={offerPriceClass}>
              {' '}
              <ConditionMark condition={condition} /> <Money usd={price} />
              {coreCharge > 0 ? (
                <span className={mutedTextClass}>
                  {' '}
                  <Trans>
                    + <Money usd={coreCharge} /> core
                  </Trans>
                </span>
              ) : null}
            </span>
          ))}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={bodyClass}>
        <OfferTable caption={t`Offers of ${head?.oeNumber ?? ''}`} offers={offers} currentCode={head?.mcode} />
      </div>
    </details>
  )
}

/** How many prices are in the line. More would not fit; the others are in the comparison. */
const MAX_LISTED_PRICES = 3

/** The width is limited, so that the eye can follow a line from the number to the price. */
const frameClass = css({ maxWidth: { lg: '[720px]' }, '&[open] > summary > svg': { transform: 'rotate(180deg)' } })
const lineClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: { base: 'touch', lg: '10' },
  fontSize: { base: 'body', lg: 'sm' },
  listStyle: 'none',
  cursor: 'pointer',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const textClass = css({ minWidth: '0', display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })
/** The text of a price is on one line if it fits. */
const offerPriceClass = css({ maxWidth: 'full', fontVariantNumeric: 'tabular-nums' })
const mutedTextClass = css({ color: 'fg.muted' })
const bodyClass = css({ paddingBottom: '3' })
