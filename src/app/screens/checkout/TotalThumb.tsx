import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css } from '#styled/css'
import { thumbBar } from '#styled/recipes'
import { totalSoFar } from './total-so-far.ts'

/** What the order comes to so far, where the thumb is. On a phone only, and not in the review, which has all sums and the button. */
export function TotalThumb() {
  const { t } = useLingui()
  const { sums, asOf } = useCart()
  const { draft, fresh, asking } = useCheckout()
  if (draft.step === 'review') return null
  const { usd, whole } = totalSoFar({ quote: draft.quote, delivery: draft.delivery, known: fresh || asking }, sums)
  const look = thumbBar()
  return (
    <section className={look.root} aria-label={t`Total so far`} aria-busy={asking || undefined}>
      <p className={look.words}>
        <span className={look.price}>
          <Money usd={usd} />
        </span>
        <span className={look.qty}>{whole ? <Trans>with delivery and tax</Trans> : <Trans>plus delivery and tax</Trans>}</span>
        {fresh || asking ? null : (
          <AsOf at={asOf ?? undefined}>
            <PriceAge />
          </AsOf>
        )}
      </p>
      <p className={pieces}>
        <Plural value={sums.pieces} one="# piece" other="# pieces" />
      </p>
    </section>
  )
}

const pieces = css({ color: 'fg.muted', whiteSpace: 'nowrap' })
