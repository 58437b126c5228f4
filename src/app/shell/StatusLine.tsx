import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { useOrdersBack } from '#app/hooks/use-orders-here.ts'
import { useWorker } from '#app/hooks/use-worker.ts'
import { added } from '#app/state/cart/added.ts'
import { install } from '#app/state/page/install.ts'
import { network } from '#app/state/page/network.ts'
import { css, cx } from '#styled/css'
import { CartWaits, cartNews } from './CartWaits.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { ListWaits, useListedParts } from './ListWaits.tsx'
import { NoSignal, NoSignalDetails } from './NoSignal.tsx'
import { OfflineLink } from './OfflineLink.tsx'
import { OrderBack } from './OrderBack.tsx'
import { StatusMessage, wayOn } from './StatusMessage.tsx'

/**
 * One quiet line above the thumb bar: no signal, an order that came back, changes to the cart that wait, a newer shop that waits, that the
 * shop is ready offline, once that it can be installed, or a guest's list. Nothing to say, nothing shown.
 */
export function StatusLine() {
  const { up, portal } = useFacts(network)
  const { news, updateIs, acceptUpdate } = useWorker()
  const cart = useCart()
  const back = useOrdersBack().map(({ key }) => key)
  const wants = cartNews(cart)
  const offer = useFacts(install)
  const listed = useListedParts()
  // An Add says itself how many lie on the list (CartNotices.tsx).
  const isSaid = useFacts(added).now !== null
  const hasNews = !up || back.length > 0 || wants !== null || updateIs !== 'none' || news || offer.offered
  const cutOff = { id: useId(), portal, cart, back, listed }
  return (
    <>
      {/* That a list waits is no news: it is there to be read. */}
      <div className={place} role="status" aria-live={hasNews ? undefined : 'off'} data-no-print>
        {!up ? (
          <Line>
            <NoSignal {...cutOff} />
          </Line>
        ) : back.length > 0 ? (
          <Line>
            <OrderBack keys={back} />
          </Line>
        ) : wants !== null ? (
          <Line>
            <CartWaits cart={cart} type={wants} />
          </Line>
        ) : updateIs !== 'none' ? (
          <Line>
            <StatusMessage
              way={
                <button type="button" className={wayOn} onClick={acceptUpdate}>
                  <Trans>Use it now</Trans>
                </button>
              }
            >
              <Trans>A newer version of the shop is here.</Trans>
            </StatusMessage>
          </Line>
        ) : news ? (
          <Line givesWay>
            <StatusMessage way={<OfflineLink />}>
              <Trans>Ready offline: the shop opens on this device without a signal.</Trans>
            </StatusMessage>
          </Line>
        ) : offer.offered ? (
          <Line>
            <InstallOffer way={offer.way} />
          </Line>
        ) : listed > 0 && !isSaid ? (
          <Line givesWay>
            <ListWaits parts={listed} />
          </Line>
        ) : null}
      </div>
      {up ? null : <NoSignalDetails {...cutOff} />}
    </>
  )
}

/** `givesWay`: where a page has an action at the thumb of a phone, what can wait takes nothing of its height. */
const Line = ({ givesWay = false, children }: { givesWay?: boolean; children: ReactNode }) => (
  <p className={givesWay ? cx(line, unlessThumb) : line} data-said>
    {children}
  </p>
)

/** Above the bars at the thumb on phones, at the lower left on wide screens; it floats, so nothing moves when it comes or goes. */
const place = css({
  position: 'fixed',
  zIndex: 'float',
  left: { base: '0', lg: '4' },
  right: { base: '0', lg: '[auto]' },
  bottom: { base: 'bars', md: '0', lg: '4' },
  pointerEvents: 'none',
  // Beside the cookie notice, never on it, however many lines either has.
  md: {
    ':root:has([data-cookie-notice]) &': { left: '4', right: '[472px]', bottom: '4' },
    // Above the bar that the checkout has at every width.
    ':root:has(.thumb-bar__root--stays_true) &': { bottom: 'bars' },
  },
})
/** One finger high: how much room a page leaves for it is said in styles/global.ts. */
const line = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  columnGap: '3',
  minHeight: { base: 'touch', lg: '10' },
  paddingInline: { base: 'gutter', lg: '4' },
  maxWidth: { lg: '[560px]' },
  backgroundColor: 'bezel',
  color: 'onBezel',
  fontSize: 'sm',
  borderRadius: { lg: 'md' },
  '& :focus-visible': { outlineColor: 'onBezel', outlineOffset: '[-2px]' },
  md: { ':root:has([data-cookie-notice]) &': { borderRadius: 'md', width: 'fit', maxWidth: 'full' } },
})
const unlessThumb = css({ mdDown: { ':root:has(.thumb-bar__root, .offer__buy) &': { display: 'none' } } })
