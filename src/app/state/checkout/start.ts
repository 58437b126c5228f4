import { subscribe } from 'valtio/vanilla'
import { addresses, loadAddresses, watchStoredAddresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { prefetch } from '#app/state/page/prefetch.ts'
import { onResume } from '#app/state/page/resume.ts'
import { onShownLocale } from '#app/state/page/shown-locale.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { href } from '#contract/routes/addresses.ts'
import { checkout } from './checkout.ts'
import { editDraft, flushDraft, restoreDraft } from './draft.ts'
import { skipToReview } from './next-step.ts'
import { refreshQuote } from './quote.ts'

/**
 * Opens the checkout: the stored draft, the address book, and a calculation of the server that follows every choice. Returns a function
 * that closes the checkout.
 */
export function enterCheckout(): () => void {
  const asking = () => void refreshQuote().catch(logErrorOnly)
  // Whether the checkout has just opened. A buyer with an address then starts after the address step, but is not moved later while looking
  // at addresses.
  let arriving = false
  /** Whether the review step opens as soon as the server's first calculation arrives, without the steps before it. */
  let straight = false
  const chosen = () => {
    const step = arriving && checkout.draft.step === 'address' ? 'delivery' : checkout.draft.step
    if (applyDefaults()) editDraft({ step })
    if (addresses.status !== 'loading') arriving = false
    asking()
  }
  const begin = async () => {
    await restoreDraft()
    arriving = checkout.draft.addressId === '' && Object.keys(checkout.draft.newAddress).length === 0
    straight = arriving
    await loadAddresses()
    chosen()
    await refreshQuote({ shouldForce: true })
    // The confirmation page is loaded now, in case the network fails after the order.
    prefetch(href('completeOrder'))
  }
  let owner = sessionOwner()
  const stops = [
    watchStoredAddresses(),
    onResume(() => lookAgain()),
    subscribe(addresses, chosen),
    subscribe(checkout, () => {
      if (straight && !arriving && checkout.fresh) {
        straight = false
        skipToReview()
      }
      asking()
    }),
    subscribe(cart, asking),
    subscribe(session, () => {
      if (owner === sessionOwner()) return
      owner = sessionOwner()
      if (owner !== null) void begin().catch(logErrorOnly)
    }),
    onNetworkRecovered(() => void loadAddresses().then(() => refreshQuote({ shouldForce: true }), logErrorOnly)),
    // The messages and names of the calculation come from the server, in the current language.
    onShownLocale(() => void refreshQuote({ shouldForce: true }).catch(logErrorOnly)),
  ]
  // When the page becomes hidden, what was typed in this tab is stored. When it becomes visible, what was typed in other tabs is read.
  const lookAgain = () => {
    if (checkout.draft.quote !== null && !isYoungerThan(checkout.draft.quotedAt, FRESH_FOR_MS))
      void refreshQuote({ shouldForce: true }).catch(logErrorOnly)
  }
  const turn = () => void (document.visibilityState === 'hidden' ? flushDraft() : restoreDraft()).catch(logErrorOnly)
  document.addEventListener('visibilitychange', turn)
  void begin().catch(logErrorOnly)
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', turn)
    void flushDraft()
  }
}

/**
 * Selects the default addresses if none is selected or the selected one no longer exists. Returns whether default addresses were selected.
 */
function applyDefaults(): boolean {
  const { draft, status } = checkout
  if (status !== 'ready' || addresses.rows.length === 0) return false
  const has = (id: string) => addresses.rows.some((row) => row.id === id)
  const defaultFor = (use: 'shipping' | 'billing') => addresses.rows.find((row) => row.defaultFor.includes(use))?.id ?? ''
  if (has(draft.addressId)) {
    if (draft.billingId !== '' && !has(draft.billingId)) editDraft({ billingId: '' })
    return false
  }
  const addressId = defaultFor('shipping')
  if (addressId === '') return false
  const billing = defaultFor('billing')
  editDraft({ addressId, billingId: billing === addressId ? '' : billing })
  return true
}
