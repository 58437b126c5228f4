import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { network } from '#app/state/page/network.ts'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { css } from '#styled/css'
import { CartEmpty } from './CartEmpty.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { CartStatus } from './CartStatus.tsx'
import { CartThumb } from './CartThumb.tsx'
import { CartTotals } from './CartTotals.tsx'
import { JobLists } from './JobLists.tsx'
import { byJob } from './jobs.ts'
import { lineAsOf, sumsAsOf } from './line-as-of.ts'
import { PriceMoves } from './PriceMoves.tsx'
import { RefusedList } from './RefusedList.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** Enough for the tallest screen. */
const FIRST_LINES = 12

interface CartViewProps {
  cart: ShownCart
}

/** The lines at the left, totals at the right; lines set aside for jobs below. */
export function CartView({ cart }: CartViewProps) {
  const { i18n, t } = useLingui()
  const { up } = useFacts(network)
  const { asOf } = cart
  const [wanted, setWanted] = useState<readonly string[]>([])
  const inCart = cart.lines.filter(({ job }) => job === '')
  // The cart is not called empty before it was read.
  const isKnown = cart.status !== 'cannot-load' && cart.asOf !== null
  const jobs = byJob(cart.lines, i18n.locale)
  const all = inCart.filter(({ onlyRefused }) => !onlyRefused).map(({ id }) => id)
  const chosen = all.filter((id) => wanted.includes(id))
  // A long cart is rendered from the top, with lower priority than user input.
  const drawn = useDeferredValue(cart.lines, cart.lines.slice(0, FIRST_LINES))
  const rows = useMemo(() => {
    const choose = (id: string, yes: boolean) => setWanted((now) => (yes ? [...now, id] : now.filter((one) => one !== id)))
    return drawn
      .filter(({ job }) => job === '')
      .map((line) => (
        <AsOf key={line.id} at={lineAsOf(line, { asOf }, up)}>
          <CartLineRow line={line} chosen={wanted.includes(line.id)} onChoose={(yes) => choose(line.id, yes)} />
        </AsOf>
      ))
  }, [drawn, wanted, asOf, up])
  return (
    <>
      <CartStatus cart={cart} />
      <RefusedList cart={cart} />
      <PriceMoves lines={cart.lines} />
      {inCart.length === 0 && isKnown ? <CartEmpty keeps={cart.status !== 'cannot-keep'} /> : null}
      {inCart.length === 0 ? null : (
        <AsOf at={sumsAsOf(inCart, { asOf }, up)}>
          <div className={columns}>
            <div className={main}>
              <SelectionBar all={all} chosen={chosen} jobs={jobs.map(({ job }) => job)} onChoose={setWanted} />
              <ul aria-label={t`In the cart`}>{rows}</ul>
            </div>
            <div className={side}>
              <CartTotals cart={cart} />
            </div>
            <CartThumb cart={cart} />
          </div>
        </AsOf>
      )}
      <AsOf at={asOf ?? undefined}>
        <JobLists jobs={jobs} />
      </AsOf>
    </>
  )
}

const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
})
const main = css({ minWidth: '0' })
const side = css({ position: { lg: 'sticky' }, top: { lg: '4' } })
