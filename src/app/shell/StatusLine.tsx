import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUnreadRefusedOrders } from '#app/hooks/use-orders-here.ts'
import { useServiceWorkerState } from '#app/hooks/use-worker.ts'
import { addedNotice } from '#app/state/cart/added.ts'
import { network } from '#app/state/page/network.ts'
import { declineInstall, type InstallMethod, installNow, installState, storeInstallOfferSeen } from '#app/state/start/install.ts'
import { css, cx } from '#styled/css'
import { CartStatusMessage, cartMessageType } from './CartStatusMessage.tsx'
import { GuestListMessage, useGuestListPartCount } from './GuestListMessage.tsx'
import { OfflineLink } from './OfflineLink.tsx'
import { OfflineStatus, OfflineStatusDetails } from './OfflineStatus.tsx'
import { RefusedOrdersMessage } from './RefusedOrdersMessage.tsx'
import { StatusMessage, statusActionStyle } from './StatusMessage.tsx'

/**
 * One line above the bottom bar for the most important message: offline, refused order, waiting changes, update of the app, ready for
 * offline use, installable (once), or a guest's list. Hidden if there is no message.
 */
export function StatusLine() {
  const { up, portal } = useStateSnapshot(network)
  const { news, updateIs, acceptUpdate } = useServiceWorkerState()
  const cart = useCart()
  const back = useUnreadRefusedOrders().map(({ key }) => key)
  const wants = cartMessageType(cart)
  const offer = useStateSnapshot(installState)
  const listed = useGuestListPartCount()
  // The notice after adding a part already contains the number of parts (CartNotices.tsx).
  const isSaid = useStateSnapshot(addedNotice).current !== null
  const hasNews = !up || back.length > 0 || wants !== null || updateIs !== 'none' || news || offer.offered
  const cutOff = { id: useId(), isCaptivePortal: portal, cart, refusedOrderKeys: back, guestListPartCount: listed }
  return (
    <>
      {/* Screen readers do not announce the guest's list here, because it is no news. */}
      <div className={containerClass} role="status" aria-live={hasNews ? undefined : 'off'} data-no-print>
        {!up ? (
          <Line>
            <OfflineStatus {...cutOff} />
          </Line>
        ) : back.length > 0 ? (
          <Line>
            <RefusedOrdersMessage orderKeys={back} />
          </Line>
        ) : wants !== null ? (
          <Line>
            <CartStatusMessage cart={cart} type={wants} />
          </Line>
        ) : updateIs !== 'none' ? (
          <Line>
            <StatusMessage
              action={
                <button type="button" className={statusActionStyle} onClick={acceptUpdate}>
                  <Trans>Use it now</Trans>
                </button>
              }
            >
              <Trans>A newer version of the shop is here.</Trans>
            </StatusMessage>
          </Line>
        ) : news ? (
          <Line isLessImportant>
            <StatusMessage action={<OfflineLink />}>
              {/* It is short, because a late sentence larger than the page's heading counts as the page's largest paint. */}
              <Trans>Ready offline: opens without a signal.</Trans>
            </StatusMessage>
          </Line>
        ) : offer.offered ? (
          <Line>
            <InstallOffer installMethod={offer.way} />
          </Line>
        ) : listed > 0 && !isSaid ? (
          <Line isLessImportant>
            <GuestListMessage partCount={listed} />
          </Line>
        ) : null}
      </div>
      {up ? null : <OfflineStatusDetails {...cutOff} />}
    </>
  )
}

/** A line of the status line. `isLessImportant`: on phones this less important line is hidden where another bar is above or in place of the tabs. */
const Line = ({ isLessImportant = false, children }: { isLessImportant?: boolean; children: ReactNode }) => (
  <p className={isLessImportant ? cx(lineClass, hiddenAboveBottomBarClass) : lineClass} data-said={isLessImportant ? 'less' : ''}>
    {children}
  </p>
)

/**
 * The place of the status line: above the bottom bars on phones, at the lower left on wide screens. It floats, so that nothing moves when
 * it appears.
 */
const containerClass = css({
  position: 'fixed',
  zIndex: 'float',
  left: { base: '0', lg: '4' },
  right: { base: '0', lg: '[auto]' },
  bottom: { base: 'bars', md: '0', lg: '4' },
  pointerEvents: 'none',
  // The status line is beside the cookie notice, so that they do not overlap.
  md: {
    ':root:has([data-cookie-notice]) &': { left: '4', right: '[472px]', bottom: '4' },
    // The status line is above the bar of the checkout, which exists at every width.
    ':root:has(.thumb-bar__root--stays_true) &': { bottom: 'bars' },
  },
})
/** The status line is high enough to tap. Pages leave space for it (styles/global.ts). */
const lineClass = css({
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
const hiddenAboveBottomBarClass = css({ mdDown: { ':root:has(.thumb-bar__root, .offer__buy, [data-tray]) &': { display: 'none' } } })

/** Offers once, after some use of the shop, to install the app. */
function InstallOffer({ installMethod }: { installMethod: InstallMethod }) {
  useEffect(() => storeInstallOfferSeen(), [])
  return (
    <StatusMessage
      action={
        <>
          {installMethod === 'button' && (
            <button type="button" className={statusActionStyle} onClick={() => void installNow()}>
              <Trans>Install</Trans>
            </button>
          )}
          <button type="button" className={statusActionStyle} onClick={() => declineInstall()}>
            {installMethod === 'button' ? <Trans>Not now</Trans> : <Trans>Close</Trans>}
          </button>
        </>
      }
    >
      {installMethod === 'button' ? (
        <Trans>Install the shop: it opens from its own icon, also offline.</Trans>
      ) : (
        <Trans>To open the shop from the home screen, tap Share, then “Add to Home Screen”.</Trans>
      )}
    </StatusMessage>
  )
}
