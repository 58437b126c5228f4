import { Trans } from '@lingui/react/macro'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { movedCents } from '#app/ui/favourites/moved-cents.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css } from '#styled/css'
import { mark as markLook } from '#styled/recipes'

/** Notes about a favourite: its stock, a changed price, and changes that the server has not confirmed. */
export function FavouriteSigns({ mark }: { mark: ShownMark }) {
  const { part, priceThen, waits } = mark
  const moved = movedCents(mark)
  return (
    <div className={signs}>
      <StockMark stock={part?.stock} />
      {moved === null || priceThen === null ? null : (
        <span className={moved < 0 ? cheaper : dearer}>
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
      {waits ? (
        <span className={markLook({ tone: 'warn' })} data-waits="">
          <Icon name="clock" size={16} />
          <Trans>On this phone</Trans>
        </span>
      ) : null}
    </div>
  )
}

// Each style has a call of its own, so that Panda can extract it at build time.
const cheaper = markLook({ tone: 'good' })
const dearer = markLook({ tone: 'warn' })
const signs = css({
  gridArea: '[signs]',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
  '& > *': { whiteSpace: 'normal' },
})
