import { signOutRefused } from '#app/state/account/sign-out.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { readCart } from '#app/state/cart/read.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { expiredOwner, sessionOwner } from '#app/state/session/owner.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { runExclusively } from '#data/exclusively.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import type { OutboxContext } from '#data/outbox/context.ts'
import { type Drained, drain } from '#data/outbox/drain.ts'

/** How often the display is updated at most, because a hundred changes sent in a row must not cause two hundred renders. */
const REREAD_EVERY_MS = 100

let context: OutboxContext | null = null
let running: Promise<Drained['type'] | 'failed'> | null = null
let again = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

const listeners = new Set<() => void>()

/** Calls a function when the database has changed, by this page, another tab or the worker. Returns a function that ends this. */
export function onOutboxChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the outbox of this page; null without a port or database. */
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
    port: { ...port, exclusively: runExclusively },
    mirror,
    isProbablyOffline: () => !network.up || !navigator.onLine,
    notifyChanged: () => {
      channel.post()
      reread()
    },
  }
  return context
}

/** Tells this page and all others that the database has changed. */
export const outboxChanged = (): void => outbox()?.notifyChanged()

/** Returns what the outbox of this page needs, or null without a port or database. Opens the channel to other tabs. */
export const outboxContext = (): OutboxContext | null => outbox()

/**
 * Sends the waiting changes and requests the server's list. Only one run at a time; a call during a run causes another run. Returns the
 * result; `failed` if the database failed.
 */
export function sendNow(): Promise<Drained['type'] | 'failed'> {
  if (running !== null) {
    again = true
    return running
  }
  stopTimer()
  const here = outbox()
  if (here === null || sessionOwner() === null) return Promise.resolve('nobody')
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
      if (isSessionUnknown(ended)) {
        await restoreSession()
        ended = await drain(here)
      }
      await applyOutcome(ended)
      if (ended.type === 'stopped') failed += 1
      // A caller during the run may have stored a change after the last check of the outbox, or know that the server is back. If nothing
      // answers, each attempt causes another call, so after the second failure the timer takes over.
    } while (again && failed < 2 && sessionOwner() !== null)
    if (again && hasWork()) tryLater()
    return ended.type
  } catch (error) {
    logOnly(error)
    failures += 1
    if (hasWork()) tryLater()
    return 'failed'
  } finally {
    // In the same task as the last check of `again`, so that no call is missed.
    running = null
  }
}

/** Whether the database does not know the session yet. It may learn of a session slightly after the page. */
const isSessionUnknown = (ended: Drained): boolean =>
  sessionOwner() !== null && (ended.type === 'nobody' || (ended.type === 'sign-in' && ended.token !== currentToken()))

/** Whether changes wait to be sent, or it is unknown whether there are any. */
const hasWork = (): boolean => cart.sendable > 0 || cart.status !== 'ready'

/** Tries to send again after a while, in case no event causes that. */
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

/**
 * Tries to send in every tab that sees a waiting change. Normally the tab that stored a change sends it, but that tab may be closed by now.
 */
function keepTrying(): void {
  if (cart.sendable > 0 && sessionOwner() !== null && running === null && timer === undefined) tryLater()
}

async function applyOutcome(ended: Drained): Promise<void> {
  failures = ended.type === 'stopped' ? failures + 1 : 0
  cart.trouble = ended.type === 'stopped' ? ended.error.message : null
  if (ended.type === 'stopped' && cart.status === 'loading') cart.status = 'cannot-load'
  if (ended.type === 'sign-in' && (currentToken() === ended.token || expiredOwner() === ended.owner)) {
    // Section 8 of the specification, "Cart load fails": the error is logged, the user is signed out, and the cart icon shows 0. This is
    // done only after the server's own refusal, never because an answer is missing.
    console.error(ended.error)
    cartCount.pieces = 0
    await signOutRefused(ended)
  }
  await readCart()
  // The server may respond again without any event.
  if (ended.type !== 'done' && sessionOwner() !== null && hasWork()) tryLater()
}
