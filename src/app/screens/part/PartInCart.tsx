import { Plural, Trans } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestPartsList } from '#app/hooks/use-guest-parts-list.ts'
import { session } from '#app/state/session/session.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** What a line in the cart or in the guest's list says about a part whose page is not on this device. */
export function PartInCart({ mcode }: { mcode: string }) {
  const kept = useCartLine(mcode)
  if (kept === null) return null
  const { product, price, coreCharge, qty, asOf } = kept
  return (
    <section className={frameClass}>
      <Picture path={product.mainImageUrl} alt="" width={120} height={90} eager />
      <div className={cartLineTextClass}>
        <b>{product.name}</b>
        <span className={mutedTextClass}>
          {product.producer} <ConditionMark condition={product.condition} />
        </span>
        <span className={mutedTextClass}>{product.specName}</span>
        <DataTimeProvider dataTime={asOf}>
          <span>
            <b>
              <Money usd={price} />
            </b>{' '}
            {coreCharge > 0 ? (
              <span className={mutedTextClass}>
                <Trans>
                  + <Money usd={coreCharge} /> core
                </Trans>{' '}
              </span>
            ) : null}
            <PriceAge />
          </span>
        </DataTimeProvider>
        <Link to={href('cart')} className={`${button({ tone: 'quiet' })} ${cartLinkClass}`}>
          {kept.guest ? (
            <Plural value={qty} one="On your list: # piece" other="On your list: # pieces" />
          ) : (
            <Plural value={qty} one="In your cart: # piece" other="In your cart: # pieces" />
          )}
        </Link>
      </div>
    </section>
  )
}

/** Returns the part's line in the cart or guest's list with the time of its price, ISO 8601; null if unknown. */
function useCartLine(mcode: string) {
  const cart = useCart()
  const { rows, tabRows } = useGuestPartsList()
  const guest = useStateSnapshot(session).current.type === 'guest'
  if (guest) {
    const row = [...tabRows, ...rows].find((one) => one.mcode === mcode)
    return row === undefined ? null : { ...row.shows, qty: row.qty, asOf: row.shows.asOf ?? null, guest }
  }
  const line = cart.lines.find((one) => one.id === mcode)
  return line === undefined ? null : { ...line, asOf: (line.isProvisional ? line.asOf : cart.asOf) ?? null, guest }
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[120px minmax(0, 1fr)]', _tiny: '[minmax(0, 1fr)]' },
  columnGap: '4',
  rowGap: '2',
})
const cartLineTextClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '1',
  justifyItems: 'start',
  alignContent: 'start',
})
const mutedTextClass = css({ color: 'fg.muted' })
const cartLinkClass = css({ marginTop: '2' })
