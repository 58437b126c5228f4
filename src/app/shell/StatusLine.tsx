import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { usePathname } from '#app/hooks/navigation.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { useOldestShown } from '#app/hooks/use-age-held.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useOrdersBack } from '#app/hooks/use-orders-here.ts'
import { useWorker } from '#app/hooks/use-worker.ts'
import { portalHref } from '#app/state/page/watch-network.ts'
import { FRESH_MS, isYounger } from '#app/state/catalogue/resource.ts'
import { age } from '#app/ui/age.ts'
import { Go } from '#app/ui/Go.tsx'
import { href } from '#contract/addresses.ts'
import { routes } from '#contract/routes.ts'
import { HowManyWait } from '#app/ui/cart/HowManyWait.tsx'
import { agedAt } from '#app/ui/price/aged.ts'
import { CartWaits, cartNews, HeldByPage } from './CartWaits.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { ListWaits, useListedParts } from './ListWaits.tsx'
import { OrderBack } from './OrderBack.tsx'
import { readNote } from '#app/state/packs/here-note.ts'
import { EVERYTHING } from '#contract/packs/pack-list.ts'
import { install } from '#app/state/page/install.ts'
import { network } from '#app/state/page/network.ts'
import { useFacts } from '#app/hooks/use-facts.ts'

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
  return (
    <div className={place} role="status" data-no-print>
      {!up ? (
        <p className={line} data-said>
          <span className={dot} aria-hidden="true" />
          {portal ? <PortalWords /> : <NoSignal />}
          {cart.waiting > 0 && <span>{cart.held > 0 ? <HeldByPage count={cart.held} /> : <HowManyWait of={cart} />}</span>}
          <ShownAge />
          <OfflineLink />
          <OrderBack keys={back} />
          {listed > 0 && (
            <span className={givesWay}>
              <ListWaits parts={listed} />
            </span>
          )}
        </p>
      ) : back.length > 0 ? (
        <p className={line} data-said>
          <OrderBack keys={back} />
        </p>
      ) : wants !== null ? (
        <p className={line} data-said>
          <CartWaits cart={cart} is={wants} />
        </p>
      ) : updateIs !== 'none' ? (
        <p className={line} data-said>
          <Trans>A newer version of the shop is here.</Trans>
          <button type="button" className={button({ tone: 'quiet', size: 'sm' })} onClick={acceptUpdate}>
            <Trans>Use it now</Trans>
          </button>
        </p>
      ) : news ? (
        <p className={cx(line, givesWay)} data-said>
          <Trans>Ready offline: the shop opens on this device without a signal.</Trans>
          <OfflineLink />
        </p>
      ) : offer.offered ? (
        <p className={line} data-said>
          <InstallOffer way={offer.way} />
        </p>
      ) : listed > 0 ? (
        <p className={cx(line, givesWay)} data-said>
          <ListWaits parts={listed} />
        </p>
      ) : null}
    </div>
  )
}

/** How much of the shop is here without a signal: what was seen, unless packs of the catalogue are. */
function NoSignal() {
  const packs = readNote()
  if (packs.length === 0) return <Trans>No signal. What you have seen is here.</Trans>
  if (packs.some(({ id }) => id === EVERYTHING)) return <Trans>No signal. The whole catalogue is here.</Trans>
  return <Plural value={packs.length} one="No signal. # pack is here." other="No signal. # packs are here." />
}

/**
 * A network that wants its user to sign in is named, with the way to its page: it puts that in the place of any address, also of the shop's
 * own.
 */
function PortalWords() {
  return (
    <>
      <Trans>This network wants you to sign in first. What you have seen is here.</Trans>
      <a href={portalHref()} target="_blank" rel="noopener" className={button({ tone: 'quiet', size: 'sm' })}>
        <Trans>Open its page</Trans>
      </a>
    </>
  )
}

/** The way to what is on this device, and what could be. */
function OfflineLink() {
  const { i18n } = useLingui()
  const here = usePathname()
  return here === href('offline') ? null : (
    <Go to={href('offline')} className={button({ tone: 'quiet', size: 'sm' })}>
      {i18n._(routes.offline.title)}
    </Go>
  )
}

/** How old the oldest price, stock or order in sight is; nothing when none is in sight, or all are of just now. */
function ShownAge() {
  const { i18n } = useLingui()
  useClock()
  const oldest = useOldestShown()
  if (oldest === null || isYounger(oldest, FRESH_MS)) return null
  const aged = agedAt(oldest)
  return 'asOf' in aged || aged.is === 'now' ? (
    <span className={quiet}>
      <Trans>From this phone, {age(oldest, i18n.locale)}.</Trans>
    </span>
  ) : null
}

/** Above the bars at the thumb on phones, at the lower left on wide screens; it floats, so nothing moves when it comes or goes. */
const place = css({
  position: 'fixed',
  zIndex: 'float',
  left: { base: '0', lg: '4' },
  right: { base: '0', lg: '[auto]' },
  bottom: { base: 'bars', md: '0', lg: '4' },
  pointerEvents: 'none',
  // Beside the cookie notice, never on it, however many lines either has.
  md: { ':root:has([data-cookie-notice]) &': { left: '4', right: '[472px]', bottom: '4' } },
})
const line = css({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '3',
  minHeight: '8',
  paddingInline: 'gutter',
  paddingBlock: '1',
  backgroundColor: 'bezel',
  color: 'onBezel',
  fontSize: 'sm',
  borderRadius: { lg: 'md' },
  md: { ':root:has([data-cookie-notice]) &': { borderRadius: 'md', width: 'fit' } },
})
/** Where a page has an action at the thumb of a phone, what can wait takes no more of its height. */
const givesWay = css({ mdDown: { ':root:has(.thumb-bar__root) &': { display: 'none' } } })
const quiet = css({ opacity: 0.8 })
const dot = css({
  width: '2',
  height: '2',
  borderRadius: 'round',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: '[currentColor]',
  flexShrink: 0,
})
