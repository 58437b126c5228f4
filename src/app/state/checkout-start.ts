import { subscribe } from 'valtio/vanilla'
import { addresses, followAddresses, loadAddresses } from './addresses.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { edit, flushDraft, restoreDraft } from './checkout-draft.ts'
import { requote } from './checkout-quote.ts'
import { network } from './network.ts'
import { logOnly } from './notices.ts'
import { session } from './session.ts'

/** Opens the checkout: what was begun on this device, the address book, and a quote that follows every choice. Returns how to leave. */
export function enterCheckout(): () => void {
  const asking = () => void requote().catch(logOnly)
  const chosen = () => {
    takeDefaults()
    asking()
  }
  const begin = async () => {
    await restoreDraft()
    await loadAddresses()
    takeDefaults()
    await requote({ anyway: true })
  }
  let wasUp = network.up
  const stops = [
    followAddresses(),
    subscribe(addresses, chosen),
    subscribe(cart, asking),
    subscribe(session, () => void begin().catch(logOnly)),
    subscribe(network, () => {
      if (network.up && !wasUp) void loadAddresses().then(() => requote({ anyway: true }), logOnly)
      wasUp = network.up
    }),
  ]
  const hide = () => void flushDraft()
  document.addEventListener('visibilitychange', hide)
  void begin().catch(logOnly)
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', hide)
    void flushDraft()
  }
}

/** Takes the default addresses where none is chosen, or the chosen one is gone. Whoever has one begins with the delivery. */
function takeDefaults(): void {
  const { draft, status } = checkout
  if (status !== 'ready' || addresses.rows.length === 0) return
  const has = (id: string) => addresses.rows.some((row) => row.id === id)
  const defaultFor = (use: 'shipping' | 'billing') => addresses.rows.find((row) => row.defaultFor.includes(use))?.id ?? ''
  if (has(draft.addressId)) {
    if (draft.billingId !== '' && !has(draft.billingId)) edit({ billingId: '' })
    return
  }
  const addressId = defaultFor('shipping')
  if (addressId === '') return
  const billing = defaultFor('billing')
  const billingId = billing === addressId ? '' : billing
  edit({ addressId, billingId, step: draft.step === 'address' ? 'delivery' : draft.step })
}
