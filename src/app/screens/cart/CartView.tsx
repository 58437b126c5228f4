import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { network } from '#app/state/page/network.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link, message, thumbBar } from '#styled/recipes'
import { CartLineRow } from './CartLineRow.tsx'
import { CartStatus } from './CartStatus.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'
import { JobLists } from './JobLists.tsx'
import { groupLinesByJob } from './jobs.ts'
import { lineDataTime, oldestLineDataTime } from './line-as-of.ts'
import { PriceChangeNotice } from './PriceChangeNotice.tsx'
import { RefusedLineNotice } from './RefusedLineNotice.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** How many lines of the cart are rendered first: enough for the tallest screen. */
const INITIAL_LINES_SHOWN = 12

interface CartViewProps {
  cart: DisplayedCart
}

/** The cart: its lines at the left, totals at the right, and below the lines that are set aside for jobs. */
export function CartView({ cart }: CartViewProps) {
  const { i18n, t } = useLingui()
  const { up } = useStateSnapshot(network)
  const { asOf } = cart
  const [wanted, setWanted] = useState<readonly string[]>([])
  const inCart = cart.lines.filter(({ job }) => job === '')
  // The cart must not be called empty before it was read.
  const isKnown = cart.status !== 'cannot-load' && cart.asOf !== null
  const jobs = groupLinesByJob(cart.lines, i18n.locale)
  const all = inCart.filter(({ onlyRefused }) => !onlyRefused).map(({ id }) => id)
  const chosen = all.filter((id) => wanted.includes(id))
  // The rest of a long cart is rendered after its first lines, with lower priority than user input.
  const drawn = useDeferredValue(cart.lines, cart.lines.slice(0, INITIAL_LINES_SHOWN))
  const rows = useMemo(() => {
    const choose = (id: string, yes: boolean) => setWanted((now) => (yes ? [...now, id] : now.filter((one) => one !== id)))
    return drawn
      .filter(({ job }) => job === '')
      .map((line) => (
        <DataTimeProvider key={line.id} dataTime={lineDataTime(line, { asOf }, up)}>
          <CartLineRow line={line} isChosen={wanted.includes(line.id)} onChoose={(yes) => choose(line.id, yes)} />
        </DataTimeProvider>
      ))
  }, [drawn, wanted, asOf, up])
  return (
    <>
      <CartStatus cart={cart} />
      <RefusedChangeList cart={cart} />
      <PriceChangeNotice lines={cart.lines} />
      {inCart.length === 0 && isKnown ? <CartEmpty canStoreLocally={cart.status !== 'cannot-keep'} /> : null}
      {inCart.length === 0 ? null : (
        <DataTimeProvider dataTime={oldestLineDataTime(inCart, { asOf }, up)}>
          <div className={columnsClass}>
            <div className={mainColumnClass}>
              <SelectionBar allLineIds={all} chosenLineIds={chosen} jobs={jobs.map(({ job }) => job)} onChoose={setWanted} />
              <ul aria-label={t`In the cart`}>{rows}</ul>
              <QuickOrderLink />
            </div>
            <div className={sideColumnClass}>
              <CartTotals cart={cart} />
            </div>
            <CartBottomBar cart={cart} />
          </div>
        </DataTimeProvider>
      )}
      <DataTimeProvider dataTime={asOf ?? undefined}>
        <JobLists jobs={jobs} />
      </DataTimeProvider>
    </>
  )
}

const columnsClass = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
})
const mainColumnClass = css({ minWidth: '0' })
const sideColumnClass = css({ position: { lg: 'sticky' }, top: { lg: '4' } })

const MAX_VIEWS_SHOWN = 6

/** What an empty cart shows: next steps, and recently viewed parts with Add buttons. */
function CartEmpty({ canStoreLocally }: { canStoreLocally: boolean }) {
  const { views } = useViewHistory()
  return (
    <Message
      title={<Trans>Your cart is empty.</Trans>}
      lead={
        canStoreLocally ? (
          <Trans>What you add is kept on this phone at once, with or without a signal.</Trans>
        ) : (
          <Trans>This phone keeps nothing just now: what you add goes straight to the shop.</Trans>
        )
      }
    >
      <Link to={href('home')} className={button({ tone: 'primary' })}>
        <Trans>Find a part</Trans>
      </Link>
      <QuickOrderLink />
      {views.length === 0 ? null : (
        <section className={message().held}>
          <ViewedParts maxParts={MAX_VIEWS_SHOWN} />
        </section>
      )}
    </Message>
  )
}

/** A link to the counter's pad, for many parts at once. */
const QuickOrderLink = () => (
  <Link to={href('quickOrder')} className={link({ tall: true })}>
    <Trans>Add many parts at once: quick order</Trans>
  </Link>
)

/** The total and the checkout button at the bottom of the screen, on phones only. */
function CartBottomBar({ cart: { sums } }: { cart: DisplayedCart }) {
  const look = thumbBar()
  return (
    <div className={look.root}>
      <div className={look.words}>
        <span className={look.price}>
          <Money usd={sums.total} />
        </span>
        <span className={look.qty}>
          <Plural value={sums.pieces} one="# piece" other="# pieces" />
        </span>
        <PriceAge />
      </div>
      <CheckoutButton isCartEmpty={sums.lines === 0} />
    </div>
  )
}

/** A list of the refused changes that belong to no line in the cart: a delete, or a move to a job. */
function RefusedChangeList({ cart: { refused, lines } }: { cart: DisplayedCart }) {
  const onLines = new Set(lines.map((line) => line.refused?.intentId))
  const rest = refused.filter(({ intentId }) => !onLines.has(intentId))
  if (rest.length === 0) return null
  return (
    <ul className={listClass}>
      {rest.map((change) => (
        <li key={change.intentId}>
          <p>
            {change.call === 'cartDeleteBatch' ? <Trans>Not removed:</Trans> : <Trans>Not changed:</Trans>} {change.lineIds.join(', ')}
          </p>
          <RefusedLineNotice refused={change} />
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gap: '3' })
