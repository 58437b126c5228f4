import { Plural, Trans } from '@lingui/react/macro'
import { usePathname, useQueryString } from '#app/hooks/navigation.ts'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { signInUrl } from '#app/routes/guard.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { StatusMessage, statusActionStyle } from './StatusMessage.tsx'

/** Returns which message about the cart the status line shows. Null for none; changes that are being sent are not reported. */
export function cartMessageType(cart: DisplayedCart): 'held' | 'signed-out' | 'rejected' | 'waits' | null {
  if (cart.held > 0) return 'held'
  if (cart.sessionExpired && cart.waiting > 0) return 'signed-out'
  if (cart.refused.length > 0) return 'rejected'
  return cart.waiting > 0 && cart.trouble !== null ? 'waits' : null
}

/** The message "2 changes are held by this page alone", because they are not stored on the device. */
export const PageOnlyChangesMessage = ({ changeCount: count }: { changeCount: number }) => (
  <Plural
    value={count}
    one="# change is held by this page alone: leave it open until it is sent."
    other="# changes are held by this page alone: leave it open until they are sent."
  />
)

/** Says that changes of the cart wait or were refused, with an action. */
export function CartStatusMessage({ cart, type }: { cart: DisplayedCart; type: NonNullable<ReturnType<typeof cartMessageType>> }) {
  const pathname = usePathname()
  const search = useQueryString()
  if (type === 'signed-out')
    return (
      <StatusMessage
        action={
          pathname === '/login' ? null : (
            <Link to={signInUrl(pathname + search)} className={statusActionStyle}>
              <Trans>Sign In</Trans>
            </Link>
          )
        }
      >
        <WaitingChangesText counts={cart} /> <Trans>Sign in again, nothing is lost.</Trans>
      </StatusMessage>
    )
  if (type !== 'rejected')
    return (
      <StatusMessage>
        {type === 'waits' ? <WaitingChangesText counts={cart} /> : <PageOnlyChangesMessage changeCount={cart.held} />}
      </StatusMessage>
    )
  return (
    <StatusMessage
      action={
        pathname === href('cart') ? null : (
          <Link to={href('cart')} className={statusActionStyle}>
            <Trans>Look at it</Trans>
          </Link>
        )
      }
    >
      <Plural value={cart.refused.length} one="# change to your cart needs you." other="# changes to your cart need you." />
    </StatusMessage>
  )
}
