import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePathname } from '#app/hooks/navigation.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { reloadPage } from '#app/state/cart/after-reload.ts'
import { clearCart, removeLines } from '#app/state/cart-changes/changes.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { Link } from '#app/ui/Link.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { GoodsSums } from '#app/ui/price/GoodsSums.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { CartPanelLine } from './CartPanelLine.tsx'
import { needsPageReload } from './cart-panel-rules.ts'
import { Spinner } from './Spinner.tsx'

/**
 * The content of the cart panel: a loading indicator, a note that the cart is empty, or the lines; then 'Clear All' and 'Go to Cart'
 * (section 2 of the specification).
 */
export default function CartPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { status, lines, sums, asOf } = useCart()
  const [busy, setBusy] = useState(false)
  const onCartPage = usePathname() === href('cart')
  const shown = lines.filter(({ job }) => job === '')
  useEffect(() => void sendOutboxNow(), [])
  const remove = async (what: 'line' | 'all', work: () => ReturnType<typeof clearCart>) => {
    setBusy(true)
    const removed = await work()
    setBusy(false)
    if (needsPageReload(removed, what, onCartPage)) reloadPage()
  }
  return (
    <section aria-label={t`Cart`}>
      {status === 'loading' ? (
        <Spinner />
      ) : shown.length === 0 ? (
        <p className={emptyClass}>
          <Trans>Your cart is empty.</Trans>
        </p>
      ) : (
        <ul className={listClass}>
          {shown.map((line) => (
            <CartPanelLine key={line.id} line={line} onDelete={() => remove('line', () => removeLines([line.id]))} />
          ))}
        </ul>
      )}
      <div className={footerClass}>
        {sums.lines === 0 ? null : (
          <div className={totalClass}>
            <GoodsSums sums={sums} />
            <DataTimeProvider dataTime={asOf ?? undefined}>
              <PriceAge />
            </DataTimeProvider>
          </div>
        )}
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          disabled={busy || shown.length === 0}
          onClick={() => remove('all', clearCart)}
        >
          <Trans>Clear All</Trans>
        </button>
        <Link to={href('cart')} className={button({ tone: 'primary' })} onClick={onClose}>
          <Trans>Go to Cart</Trans>
        </Link>
      </div>
    </section>
  )
}

const emptyClass = css({ padding: '6', textAlign: 'center', color: 'fg.muted' })
const listClass = css({ maxHeight: '[60vh]', overflowY: 'auto', paddingInline: '3' })
const footerClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2', padding: '3', '& > *': { flex: '1' } })
const totalClass = css({ minWidth: '[100%]', paddingBottom: '1' })
