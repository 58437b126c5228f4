import { signOutRefusedSession } from '#app/state/account/sign-out.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { readCart } from '#app/state/cart/read.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { expiredOwner, sessionOwner } from '#app/state/session/owner.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import type { OutboxContext } from '#data/outbox/context.ts'
import { type DrainResult, drainOutbox } from '#data/outbox/drain.ts'
import { onOutboxChanged, outboxContext } from './context.ts'

let runningSend: Promise<DrainResult['type'] | 'failed'> | null = null
let isSendRequestedAgain = false
let failureCount = 0
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends the waiting changes and requests the server's list. Only one run at a time; a call during a run causes another run. Returns the
 * result; `failed` if the database failed.
 */
export function sendOutboxNow(): Promise<DrainResult['type'] | 'failed'> {
  if (runningSend !== null) {
    isSendRequestedAgain = true
    return runningSend
  }
  stopRetryTimer()
  const here = outboxContext()
  if (here === null || sessionOwner() === null) return Promise.resolve('nobody')
  runningSend = sendAllQueuedChanges(here)
  return runningSend
}

async function sendAllQueuedChanges(here: OutboxContext): Promise<DrainResult['type'] | 'failed'> {
  try {
    let ended: DrainResult
    let failed = 0
    do {
      isSendRequestedAgain = false
      ended = await drainOutbox(here)
      if (isSessionUnknown(ended)) {
        await restoreSession()
        ended = await drainOutbox(here)
      }
      await applyDrainResult(ended)
      if (ended.type === 'stopped') failed += 1
      // A caller during the run may have stored a change after the last check of the outbox, or know that the server is back. If nothing
      // answers, each attempt causes another call, so after the second failure the timer takes over.
    } while (isSendRequestedAgain && failed < 2 && sessionOwner() !== null)
    if (isSendRequestedAgain && hasWorkToSend()) scheduleRetry()
    return ended.type
  } catch (error) {
    logErrorOnly(error)
    failureCount += 1
    if (hasWorkToSend()) scheduleRetry()
    return 'failed'
  } finally {
    // `runningSend` is reset in the same task as the last check of `isSendRequestedAgain`, so that no call is missed.
    runningSend = null
  }
}

/** Whether the database does not know the session yet. It may learn of a session slightly after the page. */
const isSessionUnknown = (ended: DrainResult): boolean =>
  sessionOwner() !== null && (ended.type === 'nobody' || (ended.type === 'sign-in' && ended.token !== currentToken()))

/** Whether changes wait to be sent, or it is unknown whether there are any. */
const hasWorkToSend = (): boolean => cart.sendable > 0 || cart.status !== 'ready'

/** Tries to send again after a while, in case no event causes that. */
function scheduleRetry(): void {
  stopRetryTimer()
  retryTimer = setTimeout(
    () => {
      retryTimer = undefined
      if (hasWorkToSend()) void sendOutboxNow()
    },
    backoffMs(failureCount, Math.random()),
  )
}

function stopRetryTimer(): void {
  clearTimeout(retryTimer)
  retryTimer = undefined
}

/**
 * Tries to send in every tab that sees a waiting change. Normally the tab that stored a change sends it, but that tab may be closed by now.
 */
function ensureRetryScheduled(): void {
  if (cart.sendable > 0 && sessionOwner() !== null && runningSend === null && retryTimer === undefined) scheduleRetry()
}

async function applyDrainResult(ended: DrainResult): Promise<void> {
  failureCount = ended.type === 'stopped' ? failureCount + 1 : 0
  cart.trouble = ended.type === 'stopped' ? ended.error.message : null
  if (ended.type === 'stopped' && cart.status === 'loading') cart.status = 'cannot-load'
  if (ended.type === 'sign-in' && (currentToken() === ended.token || expiredOwner() === ended.owner)) {
    // Section 8 of the specification, "Cart load fails": the error is logged, the user is signed out, and the cart icon shows 0. This is
    // done only after the server's own refusal, never because an answer is missing.
    console.error(ended.error)
    cartCount.pieces = 0
    await signOutRefusedSession(ended)
  }
  await readCart()
  // The server may respond again although no event reports that, so sending is tried again after a while.
  if (ended.type !== 'done' && sessionOwner() !== null && hasWorkToSend()) scheduleRetry()
}

// Components that show the cart also send its changes, so this module is loaded wherever a cart is shown.
onOutboxChanged(() => void readCart().then(ensureRetryScheduled, logErrorOnly))
