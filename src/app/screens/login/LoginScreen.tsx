import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useSearch } from '#app/hooks/navigation.ts'
import { useGuestList } from '#app/hooks/use-guest-list.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { useOnceSignedIn, useWayBack } from '#app/hooks/use-way-back.ts'
import { listExpected } from '#app/state/cart/guest-list.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { GuestListSkeleton } from './GuestListSkeleton.tsx'
import { ListKept } from './ListKept.tsx'
import { ListSummary } from './ListSummary.tsx'
import { LoginForms } from './LoginForms.tsx'
import { LoginReason } from './LoginReason.tsx'
import { MarkedHere } from './MarkedHere.tsx'
import { SignInNeedsSignal } from './SignInNeedsSignal.tsx'
import { WithoutAccount } from './WithoutAccount.tsx'
import { needsToken } from '#app/routes/guard.ts'
import { href } from '#contract/addresses.ts'

const GuestList = lazyComponent(
  () => import('./GuestList.tsx'),
  (piece) => piece.default,
)

/**
 * `/login`: sign in and registration in one (specification, section 2). Who came for the cart, or added a part as a guest, finds the list
 * of guests beside it.
 */
export default function LoginScreen() {
  const { t } = useLingui()
  const asked = new URLSearchParams(useSearch())
  const wanted = useWayBack()
  const [mode, setMode] = useState<'sign-in' | 'register'>('sign-in')
  const { known, rows, tabRows } = useGuestList()
  useOnceSignedIn()
  useTitle(mode === 'register' ? t`New account` : null)
  const came = signInReason(asked, wanted)
  const [listed] = useState(() => listExpected())
  const expected = useHydrated() && listed
  const count = rows.length + tabRows.length
  const beside = came === 'for-the-cart' || (came === 'by-adding' && expected)
  const title = mode === 'sign-in' ? <Trans>Sign In</Trans> : <Trans>New account</Trans>
  const forms = <LoginForms asked={asked} mode={mode} onMode={setMode} />
  if (!beside)
    return (
      <FormPage title={title} aside={<WithoutAccount />}>
        <LoginReason asked={asked} />
        <ListSummary />
        <MarkedHere />
        <SignInNeedsSignal />
        {forms}
      </FormPage>
    )
  return (
    <FormPage title={title} wide>
      <LoginReason asked={asked} />
      <MarkedHere />
      {came === 'by-adding' && wanted !== null ? <ListKept back={wanted} /> : null}
      <Columns
        list={known || !expected ? <GuestList /> : <GuestListSkeleton />}
        form={
          <>
            <h2 className={heading({ level: 'section' })}>
              {count === 0 ? <Trans>Sign in to see your cart</Trans> : <Trans>Sign in to order</Trans>}
            </h2>
            <SignInNeedsSignal />
            {forms}
            <WithoutAccount />
          </>
        }
      />
    </FormPage>
  )
}

/** The list at the left and the form at the right; on phones the list above it. */
const Columns = ({ list, form }: { list: ReactNode; form: ReactNode }) => (
  <div className={columns}>
    <div className={column}>
      <Suspense fallback={<GuestListSkeleton />}>{list}</Suspense>
    </div>
    <div className={formColumn}>{form}</div>
  </div>
)

const columns = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 400px]' },
})
const column = css({ minWidth: '0' })
const formColumn = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  minWidth: '0',
  maxWidth: '[440px]',
})

/** Why somebody is at the sign-in: they asked for the cart, put something on their list, or want to sign in for its own sake. */
type SignInReason = 'for-the-cart' | 'by-adding' | 'to-sign-in'

/** `wanted`: where the address leads back to. A page that is open to everyone sends nobody here but whoever adds a part on it. */
function signInReason(asked: URLSearchParams, wanted: string | null): SignInReason {
  if (wanted === null) return 'to-sign-in'
  const { pathname } = new URL(wanted, 'http://shop.invalid')
  if (pathname === href('cart')) return 'for-the-cart'
  return asked.get('code') === '401' && !needsToken(pathname) ? 'by-adding' : 'to-sign-in'
}
