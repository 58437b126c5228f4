import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestListLines } from '#app/hooks/use-guest-list-lines.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { network } from '#app/state/page/network.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Link } from '#app/ui/Link.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { DeviceFavourites } from './DeviceFavourites.tsx'
import { Row } from './Row.tsx'
import { EmptyLine, Section } from './Section.tsx'
import { VehiclesRow } from './VehiclesRow.tsx'

/** The benefits of an account, those that save most money and time first. */
const AccountBenefits = () => (
  <Section title={<Trans>What an account brings</Trans>}>
    <ul className={listClass}>
      <li className={lineClass}>
        <b>
          <Trans>Order in a minute</Trans>
        </b>
        <Trans>Cart, addresses and job names are there on every device, also without a signal.</Trans>
      </li>
      <li className={lineClass}>
        <b>
          <Trans>Core charges that come back</Trans>
        </b>
        <Trans>Each old unit with its amount and the last day to send it.</Trans>
      </li>
      <li className={lineClass}>
        <b>
          <Trans>Buy again, with papers</Trans>
        </b>
        <Trans>All that you bought, with price, warranty and invoice.</Trans>
      </li>
      <li className={lineClass}>
        <b>
          <Trans>Points and coupons</Trans>
        </b>
        <Trans>Delivered orders earn points; they pay for the next one.</Trans>
      </li>
    </ul>
  </Section>
)

const listClass = css({ borderTop: 'edge' })
const lineClass = css({ display: 'grid', paddingBlock: '3', borderBottom: 'hair', color: 'fg.muted', '& > b': { color: 'fg' } })

const MAX_VIEWS_SHOWN = 4
const emptyGuestList = { lines: [], sums: { total: 0 } }
const signInHref = `${href('login')}?${new URLSearchParams({ redirect: href('account') })}`

/**
 * `/accountDashboard`, which is open to everyone: the benefits of an account, and a guest's data on this device. A signed-in member is
 * redirected to their own page.
 */
export default function OpenAccountScreen() {
  const member = useMember()
  const { up } = useStateSnapshot(network)
  useEffect(() => {
    if (member) navigateTo(href('account'), { replace: true })
  }, [member])
  return (
    <div className={frameClass}>
      <div className={columnClass}>
        <h1 className={heading({ level: 'page' })}>
          <Trans>Your Account</Trans>
        </h1>
        <p className={mutedTextClass}>
          <Trans>Nobody is signed in on this device.</Trans>
        </p>
        <p>
          {up ? (
            <Link to={signInHref} className={button({ tone: 'primary' })}>
              <Trans>Sign in or register</Trans>
            </Link>
          ) : (
            <Trans>No signal: you can sign in when there is one. What you put on your list waits here.</Trans>
          )}
        </p>
        <AccountBenefits />
      </div>
      <div className={columnClass}>
        <GuestDeviceData />
      </div>
    </div>
  )
}

function GuestDeviceData() {
  const hydrated = useHydrated()
  const list = useGuestListLines()
  // The server's page knows no user. The device's data is shown right after hydration.
  const { lines, sums } = hydrated ? list : emptyGuestList
  const { views } = useViewHistory()
  const cart = useCart()
  const waiting = cart.sessionExpired && cart.waiting > 0
  return (
    <>
      <Section title={<Trans>On this device</Trans>}>
        {lines.length === 0 && !waiting ? (
          <EmptyLine>
            <Trans>Your list is empty. What you put on it stays here, and becomes your cart when you sign in.</Trans>
          </EmptyLine>
        ) : (
          <ul className={rowsClass}>
            {waiting ? (
              <Row to={signInHref} name={<WaitingChangesText counts={cart} />}>
                <Trans>Sign in again, nothing is lost.</Trans>
              </Row>
            ) : null}
            {lines.length > 0 ? (
              <Row to={href('cart')} name={<Trans>Your list</Trans>} endContent={<Money usd={sums.total} />}>
                <Plural value={lines.length} one="# line" other="# lines" />
              </Row>
            ) : null}
          </ul>
        )}
      </Section>
      <Section title={<Trans>Your vehicles</Trans>}>
        <ul className={rowsClass}>
          <VehiclesRow />
        </ul>
      </Section>
      <DeviceFavourites />
      <Section title={<Trans>Recently viewed</Trans>}>
        {views.length === 0 ? (
          <EmptyLine>
            <Trans>Parts that you open stand here, also without a signal.</Trans>
          </EmptyLine>
        ) : (
          <ViewedParts maxParts={MAX_VIEWS_SHOWN} />
        )}
      </Section>
    </>
  )
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
  paddingBlock: '4',
})
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const mutedTextClass = css({ color: 'fg.muted' })
const rowsClass = css({ borderTop: 'edge' })
