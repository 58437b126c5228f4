import * as v from 'valibot'
import { subscribe } from 'valtio/vanilla'
import { PartCard, PriceStep } from '#contract/catalogue.ts'
import { rememberShop } from '#data/mirror/shops.ts'
import { tenant } from '../config.ts'
import { resumeAfterReload } from './after-reload.ts'
import { onSignedIn } from './after-sign-in.ts'
import { handOverToWorker } from './background-sync.ts'
import { cart } from './cart.ts'
import { renewOldCart } from './cart-age.ts'
import { addLine, addLines } from './cart-changes.ts'
import { loadDirectly, noteThatNothingIsKept } from './cart-direct.ts'
import { cartOwner } from './cart-owner.ts'
import { clock } from './clock.ts'
import { readCart } from './cart-read.ts'
import { sendNow } from './cart-send.ts'
import { network } from './network.ts'
import { logOnly } from './notices.ts'
import { askProfile } from './profile.ts'
import { forgetPersonal, moreToForget } from './forget-personal.ts'
import { session } from './session.ts'
import { takeWish } from './wish.ts'

/** Shows what this device knows of the cart, then asks the shop. Where the device keeps nothing, the shop alone is asked. */
export async function loadCart(): Promise<void> {
  try {
    if (session.now.is === 'member' && cartOwner() === null) await askProfile()
    if (cart.status === 'guest' && cartOwner() !== null) cart.status = 'loading'
    await readCart()
  } catch (error) {
    noteThatNothingIsKept(error)
    if (cartOwner() !== null) await loadDirectly().catch(logOnly)
  }
  await sendNow()
}

/** Starts the cart of this page: every occasion on which what waits may be sent. Called once, after the first paint. */
export function startCart(): void {
  const { tenantId, baseUrl } = tenant()
  rememberShop({ tenantId, baseUrl }).catch(logOnly)
  const soon = () => void sendNow()
  addEventListener('online', soon)
  // What was under way when the page was put away into the back/forward cache may fail now that it is back.
  addEventListener('pageshow', ({ persisted }) => persisted && void sendNow().then((ended) => ended === 'failed' && soon()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon()
    else if (cart.waiting > 0) handOverToWorker()
  })
  subscribe(clock, renewOldCart)
  let wasUp = network.up
  subscribe(network, () => {
    if (network.up && !wasUp) soon()
    wasUp = network.up
  })
  let owner = cartOwner()
  subscribe(session, () => {
    if (cartOwner() === owner) return
    owner = cartOwner()
    void loadCart()
  })
  onSignedIn(carryOutWish)
  void import('./orders-here.ts').then(({ watchSavedOrders }) => watchSavedOrders(), logOnly)
  resumeAfterReload()
  const unfinished = moreToForget()
  if (session.now.is === 'guest' && unfinished !== null) void forgetPersonal(unfinished)
  void loadCart()
  void carryOutWish()
}

const Wanted = v.object({
  part: v.object({ ...PartCard.entries, priceLadder: v.optional(v.array(PriceStep)), minQty: v.optional(v.number()) }),
  qty: v.number(),
})
const Wish = v.object({ ...Wanted.entries, more: v.optional(v.array(Wanted), []) })

/** A guest's wish is carried out once they are a member. */
export async function carryOutWish(): Promise<void> {
  if (cartOwner() === null) return
  const wish = v.safeParse(Wish, takeWish())
  if (!wish.success) return
  const { part, qty, more } = wish.output
  await (more.length > 0 ? addLines([{ part, qty }, ...more]) : addLine(part, qty))
}
