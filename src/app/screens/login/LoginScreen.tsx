import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestPartsList } from '#app/hooks/use-guest-parts-list.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { useReturnOnceSignedIn, useReturnPath } from '#app/hooks/use-way-back.ts'
import { isGuestListExpected } from '#app/state/cart/guest-list.ts'
import { network } from '#app/state/page/network.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading, link } from '#styled/recipes'
import { GuestFavouritesNote } from './GuestFavouritesNote.tsx'
import { GuestListSkeleton } from './GuestListSkeleton.tsx'
import { LoginForms } from './LoginForms.tsx'
import { LoginReason } from './LoginReason.tsx'
import { SIGN_IN_FORMS_ID } from './sign-in-id.ts'
import { WithoutAccountInfo } from './WithoutAccountInfo.tsx'

/** Explains the guest's list to a guest who opens an empty cart. */
const EmptyGuestList = () => (
  <div className={frameClass}>
    <section className={introClass}>
      <h2 className={heading({ level: 'group' })}>
        <Trans>Your list is empty</Trans>
      </h2>
      <p>
        <Trans>What you add is kept on this phone, with or without a signal, and goes into your cart when you sign in.</Trans>
      </p>
      <p>
        <Link to={href('home')} className={button()}>
          <Trans>Find a part</Trans>
        </Link>
      </p>
    </section>
    <WithoutAccountInfo />
  </div>
)

const frameClass = css({ display: 'grid', gap: '6', alignContent: 'start' })
const introClass = css({ display: 'grid', gap: '2', justifyItems: 'start' })

const GuestList = lazyComponent(
  () => import('./GuestList.tsx'),
  (piece) => piece.default,
)

const PLACEHOLDER_ORIGIN = 'http://shop.invalid'

/**
 * `/login`: sign-in and registration (section 2 of the specification). A guest who wanted the cart sees the guest's list, with the forms
 * beside it. Offline the forms are hidden and keep their input.
 */
export default function LoginScreen() {
  const { t } = useLingui()
  const asked = new URLSearchParams(useQueryString())
  const wanted = useReturnPath()
  const [mode, setMode] = useState<'sign-in' | 'register'>('sign-in')
  const { known, rows, tabRows, removed } = useGuestPartsList()
  const { up } = useStateSnapshot(network)
  const [listed] = useState(() => isGuestListExpected())
  const count = rows.length + tabRows.length
  const hydrated = useHydrated()
  const mayHaveList = hydrated && (known ? count > 0 || removed !== null : listed)
  const forCart = wanted !== null && new URL(wanted, PLACEHOLDER_ORIGIN).pathname === href('cart')
  const showsList = forCart && mayHaveList
  useReturnOnceSignedIn()
  useTitle(showsList ? t`Your list` : mode === 'register' ? t`New account` : null)
  const forms = (
    <>
      <SignInOfflineNotice />
      <div hidden={!up}>
        <LoginForms searchParams={asked} mode={mode} onModeChange={setMode} />
      </div>
    </>
  )
  if (showsList)
    return (
      <FormPage
        title={known ? <Plural value={count} one="# part on your list" other="# parts on your list" /> : <Trans>Your list</Trans>}
        isWide
      >
        <div className={columnsClass}>
          <div className={columnClass}>
            <Suspense fallback={<GuestListSkeleton />}>{known ? <GuestList /> : <GuestListSkeleton />}</Suspense>
            <GuestFavouritesNote />
          </div>
          <section id={SIGN_IN_FORMS_ID} className={formColumnClass} aria-labelledby={`${SIGN_IN_FORMS_ID}-head`}>
            <h2 id={`${SIGN_IN_FORMS_ID}-head`} className={heading({ level: 'section' })}>
              <Trans>Sign in to order these parts</Trans>
            </h2>
            {up ? <LoginReason searchParams={asked} isBesideList /> : null}
            {forms}
            <WithoutAccountInfo />
          </section>
        </div>
      </FormPage>
    )
  const title = mode === 'sign-in' ? <Trans>Sign In</Trans> : <Trans>New account</Trans>
  return (
    <FormPage title={title} aside={forCart && known ? <EmptyGuestList /> : <WithoutAccountInfo />}>
      <LoginReason searchParams={asked} />
      <GuestListSummary />
      <GuestFavouritesNote />
      {forms}
    </FormPage>
  )
}

/** The guest's list at the left and the forms at the right; on phones below each other. */
const columnsClass = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 400px]' },
})
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', minWidth: '0' })
const formColumnClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  minWidth: '0',
  maxWidth: '[440px]',
  paddingTop: { base: '4', lg: '0' },
  borderTop: { base: 'hair', lg: '[none]' },
})

/** A link to the guest's list, for a user who opened the sign-in page directly. */
function GuestListSummary() {
  const { rows, tabRows } = useGuestPartsList()
  const count = rows.length + tabRows.length
  if (count === 0) return null
  return (
    <FormMessage isSuccess>
      <Plural
        value={count}
        one="# part on your list goes into your cart as soon as you are signed in."
        other="# parts on your list go into your cart as soon as you are signed in."
      />{' '}
      <Link to={href('cart')} className={link({ tall: true })}>
        <Trans>Look at your list</Trans>
      </Link>
    </FormMessage>
  )
}

/** Says that signing in needs a network, and that the guest's list stays on the device. */
function SignInOfflineNotice() {
  if (useStateSnapshot(network).up) return null
  return (
    <FormMessage>
      <Trans>No signal: you can sign in when there is one. What you put on your list waits here.</Trans>
    </FormMessage>
  )
}
