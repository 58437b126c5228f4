import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BoughtPart } from '#contract/order.ts'
import { addToCart } from '#app/hooks/add-to-cart.ts'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css } from '#styled/css'
import { button, link, mark } from '#styled/recipes'

/**
 * Puts the part into the cart again, at today's price, with or without a signal; or says that it is not sold any more, and what is instead.
 */
export function BuyAgain({ bought: { id, now, insteadId } }: { bought: BoughtPart }) {
  const { t } = useLingui()
  if (now === null)
    return (
      <div className={frame}>
        <span className={mark({ tone: 'warn' })}>
          <Icon name="warning" size={16} />
          <Trans>Not sold any more</Trans>
        </span>
        {insteadId === null ? null : (
          <Go to={href('part', { mcode: insteadId })} className={link({ tall: true })}>
            <Trans>Replaced by {insteadId}</Trans>
          </Go>
        )}
      </div>
    )
  const least = now.minQty ?? 1
  return (
    <div className={frame}>
      <button type="button" className={button()} aria-label={t`Buy again: ${id}`} onClick={() => void addToCart(now, least)}>
        <Icon name="cart" />
        <Trans>Buy again</Trans>
      </button>
      <span className={words}>
        <span>
          <Trans>
            Now <Money usd={now.price} />
          </Trans>
        </span>
        <PriceAge />
        <StockMark stock={now.stock} />
        {least > 1 ? (
          <span>
            <Plural value={least} one="from # piece" other="from # pieces" />
          </span>
        ) : null}
      </span>
    </div>
  )
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  md: { display: 'grid', justifyItems: 'stretch', alignItems: 'start' },
})
const words = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted' })
