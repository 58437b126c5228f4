import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { useReturnPath } from '#app/hooks/use-way-back.ts'
import { translate } from '#app/i18n/language.ts'
import { dropSignedOutNote, readSignedOutNote } from '#app/state/account/sign-out.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { displayableError } from '#app/ui/held-error.ts'
import { errorTable } from '#contract/errors.ts'
import { routeAt } from '#contract/routes/addresses.ts'
import { type RouteName, routes } from '#contract/routes.ts'
import { message } from '#styled/recipes'

/** The guard's message in the URL, which is in English in every language (section 6 of the specification). */
const SIGN_IN_REQUIRED_MESSAGE = errorTable['sign-in-required'].message

interface LoginReasonProps {
  searchParams: URLSearchParams
  /** Whether the guest's list is visible, so that the heading above the forms says what they are for. */
  isBesideList?: boolean
}

/** Says why the sign-in page was opened: the guard's message (section 6 of the specification), or the result of the previous action. */
export function LoginReason({ searchParams, isBesideList = false }: LoginReasonProps) {
  const look = message()
  const wanted = useReturnPath()
  const held = displayableError({ code: searchParams.get('code') ?? '', message: searchParams.get('message') ?? '' })
  const done = searchParams.get('done')
  const reason = wanted === null ? null : signInReasonFor(wanted)
  const [left, setLeft] = useState<ReturnType<typeof readSignedOutNote>>(null)
  // The message after signing out is shown only once.
  useLayoutEffect(() => {
    setLeft((known) => known ?? readSignedOutNote(wanted))
    dropSignedOutNote()
  }, [wanted])
  if (done === 'confirmed')
    return (
      <FormMessage isSuccess>
        <Trans>Your e-mail address is confirmed. Now sign in.</Trans>
      </FormMessage>
    )
  if (done === 'password')
    return (
      <FormMessage isSuccess>
        <Trans>Your new password is set, and every device is signed out. Now sign in with it.</Trans>
      </FormMessage>
    )
  if (left !== null)
    return (
      <FormMessage isSuccess>
        <Trans>You are signed out on this device.</Trans>
        {left.waiting === 0 ? null : (
          <>
            {' '}
            <WaitingChangesText counts={left} /> <Trans>Sign in again, nothing is lost.</Trans>
          </>
        )}
      </FormMessage>
    )
  if (held.message === '') return null
  return (
    <FormMessage>
      <p>
        <b>{held.message === SIGN_IN_REQUIRED_MESSAGE ? translate(SIGN_IN_REQUIRED_MESSAGE) : held.message}</b>
      </p>
      {wanted === null || isBesideList ? null : (
        <p className={look.lead}>{reason === null ? <Trans>You come back right after.</Trans> : translate(reason)}</p>
      )}
    </FormMessage>
  )
}

type MemberRouteName = { [N in RouteName]: (typeof routes)[N]['visibleTo'] extends 'member' ? N : never }[RouteName]

/** What the visitor signs in for, by requested page; a path would tell them nothing. Each private page has a sentence. */
const signInReasons: Record<MemberRouteName, string> = {
  profile: /*i18n*/ 'Sign in to see your profile.',
  cart: /*i18n*/ 'Sign in to see your cart.',
  address: /*i18n*/ 'Sign in to see your addresses.',
  checkout: /*i18n*/ 'Sign in to check out.',
  completeOrder: /*i18n*/ 'Sign in to see your order.',
  orderPrint: /*i18n*/ 'Sign in to print your order.',
  boughtParts: /*i18n*/ 'Sign in to see the parts you bought.',
  orders: /*i18n*/ 'Sign in to see your orders.',
  orderDetail: /*i18n*/ 'Sign in to see your order.',
  orderInfo: /*i18n*/ 'Sign in to see your order.',
  account: /*i18n*/ 'Sign in to see your account.',
  rewards: /*i18n*/ 'Sign in to see your rewards.',
  gifts: /*i18n*/ 'Sign in to see your gifts and coupons.',
  favourites: /*i18n*/ 'Sign in to see your favorites.',
  viewHistory: /*i18n*/ 'Sign in to see the parts you viewed.',
  apparel: /*i18n*/ 'Sign in to see the workwear.',
  download: /*i18n*/ 'Sign in to see the downloads.',
}

const isMemberRoute = (name: RouteName): name is MemberRouteName => routes[name].visibleTo === 'member'

/** Returns the sentence for a requested URL; null if the page is open to everyone or unknown. */
function signInReasonFor(wanted: string): string | null {
  const found = routeAt(wanted.split(/[?#]/, 1)[0] ?? '')
  return found !== null && isMemberRoute(found.name) ? signInReasons[found.name] : null
}
