import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { CartView } from './CartView.tsx'

/** `/shoppingCart`: the cart. It is read from the device at once, and from the server as soon as it replies. */
export default function CartScreen() {
  const cart = useCart()
  return (
    <div className={frameClass}>
      <h1 className={heading({ level: 'page' })}>
        <Trans>Your cart</Trans>
      </h1>
      {cart.status === 'loading' || cart.status === 'guest' ? <CartSkeleton /> : <CartView cart={cart} />}
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '3', paddingBlock: '4' })

const SKELETON_LINE_KEYS = ['first', 'second', 'third']

/** The placeholder of the cart: its status, then lines with picture, text and quantity at their places. */
function CartSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading`}>
      <div className={headClass}>
        <Skeleton width={160} />
      </div>
      {SKELETON_LINE_KEYS.map((line, at) => (
        <div key={line} className={rowClass}>
          <Skeleton width={72} height={54} className={fixedSizeClass} />
          <div className={textColumnClass}>
            <TextBars lineCount={3} firstWidthIndex={at} />
            <Skeleton width={146} height={48} />
          </div>
        </div>
      ))}
    </div>
  )
}

const headClass = css({ display: 'flex', alignItems: 'center', minHeight: '[108px]', borderBottom: 'edge' })
const rowClass = css({ display: 'flex', gap: '3', paddingBlock: '3', paddingLeft: '12', minHeight: '[160px]', borderBottom: 'hair' })
const fixedSizeClass = css({ flex: 'none' })
const textColumnClass = css({ display: 'grid', alignContent: 'start', gap: '1', flexGrow: 1 })
