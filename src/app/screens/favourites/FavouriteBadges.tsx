import { Trans } from '@lingui/react/macro'
import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'
import { priceChangeCents } from '#app/ui/favourites/moved-cents.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css } from '#styled/css'
import { mark as markLook } from '#styled/recipes'

/** Notes about a favourite: its stock, a changed price, and changes that the server has not confirmed. */
export function FavouriteBadges({ mark }: { mark: DisplayedFavourite }) {
  const { part, priceThen, isPending } = mark
  const moved = priceChangeCents(mark)
  return (
    <div className={badgesClass}>
      <StockMark stock={part?.stock} />
      {moved === null || priceThen === null ? null : (
        <span className={moved < 0 ? cheaperBadgeClass : dearerBadgeClass}>
          <Icon name={moved < 0 ? 'arrow-down' : 'arrow-up'} size={16} />
          {/* In one element, because otherwise the row would separate the pieces of the sentence. */}
          <span>
            {moved < 0 ? (
              <Trans>
                Cheaper now: was <Money usd={priceThen} /> when you marked it
              </Trans>
            ) : (
              <Trans>
                Dearer now: was <Money usd={priceThen} /> when you marked it
              </Trans>
            )}
          </span>
        </span>
      )}
      {isPending ? (
        <span className={markLook({ tone: 'warn' })} data-waits="">
          <Icon name="clock" size={16} />
          <Trans>On this phone</Trans>
        </span>
      ) : null}
    </div>
  )
}

// Each style has a call of its own, so that Panda can extract it at build time.
const cheaperBadgeClass = markLook({ tone: 'good' })
const dearerBadgeClass = markLook({ tone: 'warn' })
const badgesClass = css({
  gridArea: '[signs]',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
  '& > *': { whiteSpace: 'normal' },
})
