import { Plural, Trans } from '@lingui/react/macro'
import type { AddProgress } from '#app/hooks/number-list/use-add-list.ts'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

export interface AddListToCartState {
  /** The number of parts to add. */
  lineCount: number
  isSearching: boolean
  addProgress: AddProgress
  addToCart: () => void
}

interface AddListToCartButtonProps extends AddListToCartState {
  /** Whether the button is below the totals. On a phone it is only in the bottom bar. */
  isBelowTotals?: boolean
}

/**
 * A button that adds a whole list to the cart. After the click a link to the cart replaces it, so that a second click does not order twice.
 */
export function AddListToCartButton({
  lineCount: lines,
  isSearching,
  addProgress,
  addToCart,
  isBelowTotals = false,
}: AddListToCartButtonProps) {
  const isGuest = useIsGuest()
  const look = isBelowTotals ? cx(button({ tone: 'primary', wide: true }), wideOnlyClass) : button({ tone: 'primary' })
  if (addProgress === 'done')
    return (
      <Link to={href('cart')} className={look} ref={focusOnMount}>
        <Icon name="check" />
        {isGuest ? <Trans>Look at your list</Trans> : <Trans>Go to Cart</Trans>}
      </Link>
    )
  return (
    <button type="button" className={look} disabled={lines === 0 || isSearching} aria-busy={addProgress === 'busy'} onClick={addToCart}>
      <Icon name="cart" />
      <Plural value={lines} one="Add # part to cart" other="Add # parts to cart" />
    </button>
  )
}

/** The link that replaces the pressed button gets its focus. */
const focusOnMount = (way: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) way?.focus({ preventScroll: true })
}
const wideOnlyClass = css({ display: { mdDown: 'none', _low: 'inline-flex' } })
