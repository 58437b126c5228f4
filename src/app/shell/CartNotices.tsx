import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePathname, useQueryString } from '#app/hooks/navigation.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { addQueryParameters } from '#app/hooks/use-way-back.ts'
import { addedNotice, hideAddedNotice } from '#app/state/cart/added.ts'
import { forgetRemovedLines } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { network } from '#app/state/page/network.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import { href } from '#contract/routes/addresses.ts'
import { button } from '#styled/recipes'

/** How long a notice is shown: long enough to read it twice and to reach its link. */
const NOTICE_SHOWN_MS = 8000
const guestListPaths = [href('cart'), href('checkout'), href('login')]

/**
 * The notice after a part was added: "In your cart: 3"; for a guest "On your list: 3", with a link to sign in if online. It covers no
 * controls, and is not shown on the page of the cart or list itself.
 */
export function AddedNotice({ className }: { className: string }) {
  const last = useStateSnapshot(addedNotice).current
  const pathname = usePathname()
  const search = useQueryString()
  const isGuest = useIsGuest()
  const list = useStateSnapshot(guestList)
  const { lines } = useCart()
  const { up } = useStateSnapshot(network)
  const id = last?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(hideAddedNotice, NOTICE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  const listed = [...list.tabRows, ...list.rows].filter(({ mcode }) => mcode === last?.mcode)
  const qty = isGuest ? listed.reduce((sum, row) => sum + row.qty, 0) : (lines.find((line) => line.id === last?.mcode)?.qty ?? 0)
  if (last === null || qty === 0 || guestListPaths.includes(pathname)) return null
  return (
    <p key={id} className={className}>
      <span>
        <span className={numberClass}>{last.mcode}</span> ·{' '}
        {isGuest ? <Trans>On your list: {qty}</Trans> : <Trans>In your cart: {qty}</Trans>}
        {last.job === '' ? null : (
          <>
            {' · '}
            <Trans>For job: {last.job}</Trans>
          </>
        )}
      </span>
      <Link to={href('cart')} className={button({ tone: 'quiet' })} onClick={hideAddedNotice}>
        {isGuest ? <Trans>Look at your list</Trans> : <Trans>Go to Cart</Trans>}
      </Link>
      {isGuest && up ? (
        <Link
          to={addQueryParameters(href('login'), { redirect: pathname + search })}
          className={button({ tone: 'quiet' })}
          onClick={hideAddedNotice}
        >
          <Trans>Sign In</Trans>
        </Link>
      ) : null}
    </p>
  )
}

const undoRemoval = () => import('#app/state/cart-changes/changes.ts').then(({ undoRemove }) => undoRemove())

/**
 * The notice after a line was removed, with an undo button that has the focus. It stays until it is used or closed, another page opens, or
 * the server refuses the removal.
 */
export function RemovedNotice({ className }: { className: string }) {
  const { t } = useLingui()
  const { removed } = useCart()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the undo offer ends when another page opens
  useEffect(() => forgetRemovedLines, [pathname])
  const lines = removed.map(({ id }) => `[data-line="${id}"]`)
  const undoing = useUndoFocus(removed, lines, undoRemoval)
  const [first] = removed
  if (first === undefined) return null
  return (
    <p className={className}>
      <span>
        {removed.length === 1 ? (
          <Trans>
            <span className={numberClass}>{first.id}</span> removed
          </Trans>
        ) : (
          <Plural value={removed.length} one="# line removed" other="# lines removed" />
        )}
      </span>
      <button ref={undoing.button} type="button" className={button({ tone: 'quiet' })} onClick={undoing.press}>
        <Trans>Undo</Trans>
      </button>
      <button type="button" className={button({ tone: 'quiet', size: 'icon' })} aria-label={t`Close`} onClick={forgetRemovedLines}>
        <Icon name="close" />
      </button>
    </p>
  )
}
