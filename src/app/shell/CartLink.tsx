import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCartPieces } from '#app/hooks/use-cart-pieces.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'

/**
 * The link to /shoppingCart in both headers, with the number of pieces (section 2 of the specification). For a guest it counts the guest's
 * list. No number is shown before it is known.
 */
export function CartLink() {
  const { t } = useLingui()
  const pieces = useCartPieces()
  return (
    <Link
      to={href('cart')}
      className={rootClass}
      aria-label={pieces === null ? t`Cart` : plural(pieces, { one: 'Cart, # item', other: 'Cart, # items' })}
    >
      <Icon name="cart" size={24} />
      {pieces === null ? null : (
        <span className={badgeClass} data-empty={pieces === 0 || undefined}>
          {pieces}
        </span>
      )}
    </Link>
  )
}

const rootClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'md',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const badgeClass = css({
  position: 'absolute',
  top: '1',
  right: '0.5',
  minWidth: '5',
  height: '5',
  paddingInline: '1',
  borderRadius: 'round',
  fontSize: 'xs',
  fontWeight: 'bold',
  lineHeight: '[20px]',
  textAlign: 'center',
  backgroundColor: 'accent',
  color: 'onAccent',
  '&[data-empty]': { backgroundColor: 'well', color: 'fg.muted' },
})
