import { currentToken, restoreSession } from '#app/state/account/session.ts'
import { signOutRefused } from '#app/state/account/sign-out.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { cartOwner, expiredOwner } from '#app/state/cart/owner.ts'
import { readCart } from '#app/state/cart/read.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { exclusively } from '#data/exclusively.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import type { OutboxContext } from '#data/outbox/context.ts'
import { type Drained, drain } from '#data/outbox/drain.ts'
import { backoffMs } from './backoff.ts'

/** A hundred changes that are sent in a row are not drawn two hundred times. */
const REREAD_EVERY_MS = 100

let context: OutboxContext | null = null
let running: Promise<Drained['type'] | 'failed'> | null = null
let again = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

const listeners = new Set<() => void>()

/** Hears that the device's database holds something new, from this page, another tab or the worker. Returns how to stop. */
export function onOutboxChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The outbox of this page. Null while the page has no port or no database. */
function outbox(): OutboxContext | null {
  const port = connectedPort()
  const mirror = connectedMirror()
  if (port === null || mirror === null) return null
  if (context?.mirror === mirror) return context
  const reread = throttle(() => {
    if (connectedMirror() !== mirror) return
    void readCart().then(keepTrying, logOnly)
    for (const listener of listeners) listener()
  }, REREAD_EVERY_MS)
  const channel = openOutboxChannel(port.tenantId, reread)
  context = {
    port: { ...port, exclusively },
    mirror,
    seemsDown: () => !network.up || !navigator.onLine,
    changed: () => {
      channel.post()
      reread()
    },
  }
  return context
}

/** Tells this page and all others that the database holds something new. */
export const outboxChanged = (): void => outbox()?.changed()

/** Where the outbox of this page works; null without a port or a database. Opens the channel by which other tabs are heard. */
export const outboxContext = (): OutboxContext | null => outbox()

/**
 * Sends what waits and asks for the shop's list, once at a time; asked again meanwhile, it runs once more. Says how it ended; `failed` when
 * the device's own database did.
 */
export function sendNow(): Promise<Drained['type'] | 'failed'> {
  if (running !== null) {
    again = true
    return running
  }
  stopTimer()
  const here = outbox()
  if (here === null || cartOwner() === null) return Promise.resolve('nobody')
  running = sendAll(here)
  return running
}

async function sendAll(here: OutboxContext): Promise<Drained['type'] | 'failed'> {
  try {
    let ended: Drained
    let failed = 0
    do {
      again = false
      ended = await drain(here)
      if (isUnheard(ended)) {
        await restoreSession()
        ended = await drain(here)
      }
      await applyOutcome(ended)
      if (ended.type === 'stopped') failed += 1
      // Whoever asked meanwhile may have written something down after the last look into the queue, or know that the shop is back. But
      // where nothing answers, every try is itself a reason to ask, and whoever waits for the end would wait for ever: after the second the
      // timer goes on.
    } while (again && failed < 2 && cartOwner() !== null)
    if (again && hasWork()) tryLater()
    return ended.type
  } catch (error) {
    logOnly(error)
    failures += 1
    if (hasWork()) tryLater()
    return 'failed'
  } finally {
    // In the same turn as the last look at `again`: a moment later, somebody could ask whom nobody hears.
    running = null
  }
}

/** The device's database learns of a session a moment after the page does. */
const isUnheard = (ended: Drained): boolean =>
  cartOwner() !== null && (ended.type === 'nobody' || (ended.type === 'sign-in' && ended.token !== currentToken()))

/** Something waits to be sent, or it is not known whether anything does. */
const hasWork = (): boolean => cart.sendable > 0 || cart.status !== 'ready'

/** Nothing may ever tell that the next try would go through. */
function tryLater(): void {
  stopTimer()
  timer = setTimeout(
    () => {
      timer = undefined
      if (hasWork()) void sendNow()
    },
    backoffMs(failures, Math.random()),
  )
}

function stopTimer(): void {
  clearTimeout(timer)
  timer = undefined
}

/** Whoever wrote something down sends it. But it may be a tab that is closed by now, so whoever sees that it waits keeps an eye on it. */
function keepTrying(): void {
  if (cart.sendable > 0 && cartOwner() !== null && running === null && timer === undefined) tryLater()
}

async function applyOutcome(ended: Drained): Promise<void> {
  failures = ended.type === 'stopped' ? failures + 1 : 0
  cart.trouble = ended.type === 'stopped' ? ended.error.message : null
  if (ended.type === 'stopped' && cart.status === 'loading') cart.status = 'cannot-load'
  if (ended.type === 'sign-in' && (currentToken() === ended.token || expiredOwner() === ended.owner)) {
    // Section 8, "Cart load fails": logged, the logout handler runs, count 0. Only for the shop's own refusal, never because nothing
    // answered.
    console.error(ended.error)
    cartCount.pieces = 0
    await signOutRefused(ended)
  }
  await readCart()
  // A shop can come back without any event to tell of it.
  if (ended.type !== 'done' && cartOwner() !== null && hasWork()) tryLater()
}
