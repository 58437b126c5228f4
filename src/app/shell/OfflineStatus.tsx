import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useOldestDataTime } from '#app/hooks/use-age-held.ts'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { readRememberedPacks } from '#app/state/packs/here-note.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { captivePortalHref } from '#app/state/page/watch-network.ts'
import { formatAge } from '#app/ui/age.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { FULL_CATALOGUE_ID } from '#contract/packs/pack-list.ts'
import { css, cx } from '#styled/css'
import { row, sheet } from '#styled/recipes'
import { PageOnlyChangesMessage } from './CartStatusMessage.tsx'
import { GuestListMessage } from './GuestListMessage.tsx'
import { OfflineLink } from './OfflineLink.tsx'
import { RefusedOrdersMessage } from './RefusedOrdersMessage.tsx'
import { StatusMessage, statusActionStyle } from './StatusMessage.tsx'

export interface OfflineStatusProps {
  /** The id of the box with details that a click on the status line opens. */
  id: string
  /** Whether the network wants a sign-in on its own page (captive portal). */
  isCaptivePortal: boolean
  cart: DisplayedCart
  /** The keys of refused orders. */
  refusedOrderKeys: readonly string[]
  /** How many parts are on the guest's list. */
  guestListPartCount: number
}

/** The status line while offline. It has the most important message; a click shows all details. */
export const OfflineStatus = ({ id, isCaptivePortal, cart, refusedOrderKeys }: OfflineStatusProps) => (
  <>
    <button type="button" popoverTarget={id} className={openButtonClass}>
      <span className={dotClass} aria-hidden="true" />
      <StatusMessage>
        <MainOfflineMessage isCaptivePortal={isCaptivePortal} cart={cart} refusedOrderKeys={refusedOrderKeys} />
      </StatusMessage>
      <span className={moreTextClass}>
        <Trans>Details</Trans>
      </span>
    </button>
    {isCaptivePortal ? <CaptivePortalLink /> : null}
  </>
)

/** The most important message while offline. Changes that only this page holds come first, because they are lost when the page closes. */
function MainOfflineMessage({
  isCaptivePortal,
  cart,
  refusedOrderKeys: back,
}: Pick<OfflineStatusProps, 'isCaptivePortal' | 'cart' | 'refusedOrderKeys'>) {
  if (cart.held > 0) return <Trans>No signal. Leave this page open.</Trans>
  if (isCaptivePortal) return <Trans>This network wants you to sign in first.</Trans>
  if (back.length > 0) return <Plural value={back.length} one="No signal. An order came back." other="No signal. # orders came back." />
  if (cart.waiting === 0) return <OfflineContent />
  return (
    <>
      <Trans>No signal.</Trans> <WaitingChangesText counts={cart} />
    </>
  )
}

/**
 * All details while offline, each with an action, in a popover: at the bottom on phones, otherwise above the status line. The popover is
 * beside the line, not in it, because screen readers announce everything in the line.
 */
export function OfflineStatusDetails({ id, isCaptivePortal, cart, refusedOrderKeys, guestListPartCount }: OfflineStatusProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { t } = useLingui()
  return (
    // Safari before version 17 has no popovers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it closes after a click on a control in it, which the keyboard causes too
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={frame}
      id={id}
      popover="auto"
      className={cx(sheet().frame, containerClass)}
      data-no-print
      onClick={() => frame.current?.hidePopover?.()}
    >
      <ul aria-label={t`Without a signal`}>
        <Line>
          {isCaptivePortal ? (
            <StatusMessage action={<CaptivePortalLink />}>
              <Trans>This network wants you to sign in first. What you have seen is here.</Trans>
            </StatusMessage>
          ) : (
            <StatusMessage action={<OfflineLink />}>
              <OfflineContent />
            </StatusMessage>
          )}
        </Line>
        {cart.waiting > 0 ? (
          <Line>
            <StatusMessage>
              {cart.held > 0 ? <PageOnlyChangesMessage changeCount={cart.held} /> : <WaitingChangesText counts={cart} />}
            </StatusMessage>
          </Line>
        ) : null}
        <OldestDataAge />
        {refusedOrderKeys.length > 0 ? (
          <Line>
            <RefusedOrdersMessage orderKeys={refusedOrderKeys} />
          </Line>
        ) : null}
        {guestListPartCount > 0 ? (
          <Line>
            <GuestListMessage partCount={guestListPartCount} />
          </Line>
        ) : null}
      </ul>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <li className={cx(row(), lineClass)}>{children}</li>

/** Says what is available offline: viewed parts, or packs of the catalogue. */
function OfflineContent() {
  const packs = readRememberedPacks()
  if (packs.length === 0) return <Trans>No signal. What you have seen is here.</Trans>
  if (packs.some(({ id }) => id === FULL_CATALOGUE_ID)) return <Trans>No signal. The whole catalogue is here.</Trans>
  return <Plural value={packs.length} one="No signal. # pack is here." other="No signal. # packs are here." />
}

/** A link to the network's sign-in page (captive portal). The network answers any URL with that page, including the shop's. */
const CaptivePortalLink = () => (
  <a href={captivePortalHref()} target="_blank" rel="noopener" className={statusActionStyle}>
    <Trans>Open its page</Trans>
  </a>
)

/** The age of the oldest displayed price, stock or order. Nothing if all are current. */
function OldestDataAge() {
  const { i18n } = useLingui()
  useClock()
  const oldest = useOldestDataTime()
  if (oldest === null || isYoungerThan(oldest, FRESH_FOR_MS)) return null
  const aged = dataAgeOf(oldest)
  return 'asOf' in aged || aged.type === 'now' ? (
    <Line>
      <StatusMessage>
        <Trans>From this phone, {formatAge(oldest, i18n.locale)}.</Trans>
      </StatusMessage>
    </Line>
  ) : null
}

const openButtonClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: { base: 'touch', lg: '10' },
  // Widens the link, so that its focus ring surrounds the words without touching them.
  marginInline: '-2',
  paddingInline: '2',
  textAlign: 'left',
})
const moreTextClass = css({ fontWeight: 'bold', textDecoration: 'underline', flexShrink: 0 })
const dotClass = css({
  width: '2',
  height: '2',
  borderRadius: 'round',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: '[currentColor]',
  flexShrink: 0,
})
const lineClass = css({ paddingInline: '4', fontSize: 'body', _last: { borderBottomWidth: '[0]' } })
const containerClass = css({
  border: 'edge',
  paddingBottom: '[env(safe-area-inset-bottom)]',
  overflowY: 'auto',
  '@supports (position-area: top)': { md: { positionArea: '[top span-right]', margin: '0', marginBottom: '1', width: '[400px]' } },
})
