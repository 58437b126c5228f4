import { fetchCaptcha, newCaptchaKey } from '#app/state/captcha/captcha.ts'
import { startProofOfWork } from '#app/state/captcha/proof.ts'
import { applyChanges } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { callServer } from '#app/state/page/ask.ts'
import type { CallResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { isUnreachableError } from '#data/outbox/verdict.ts'
import { discardRefusedWatches, isUnsentWatch } from './here.ts'

/**
 * The result of a subscription. `told`: the server has it, and will send an e-mail to this address. `kept`: it is stored on this device and
 * sent when online.
 */
export type WatchStockOutcome = { type: 'told'; email: string } | { type: 'kept' } | { type: 'failed' }

/** Subscribes a member to a message when a part is back in stock. Rejects with AppError if the server refuses. */
export async function watchStock(mcode: Mcode, language: string): Promise<WatchStockOutcome> {
  // Earlier unsent changes are sent first, because a waiting cancellation would end this subscription.
  if (await isUnsentWatch(mcode)) await sendOutboxNow()
  if (await isUnsentWatch(mcode)) return queueStockSubscription(mcode, language)
  try {
    const told = await subscribeStockDirectly(mcode, language)
    await discardRefusedWatches(mcode)
    return told
  } catch (error) {
    // Refusals and errors of the server are shown. Only after a network failure the subscription is stored and sent later.
    if (!(error instanceof AppError) || !isUnreachableError(error)) throw error
    return queueStockSubscription(mcode, language)
  }
}

async function subscribeStockDirectly(mcode: Mcode, language: string): Promise<WatchStockOutcome> {
  const { email } = (await callServer('stockWatchAdd', { mcode, language })).value
  return { type: 'told', email }
}

/** Stores the subscription and sends it later. Sending it twice is harmless, because the call is idempotent. */
async function queueStockSubscription(mcode: Mcode, language: string): Promise<WatchStockOutcome> {
  const made = await applyChanges([{ call: 'stockWatchAdd', input: { mcode, language } }])
  // The device cannot store anything, but the server has the subscription. A second request returns the address.
  return made === 'sent' ? subscribeStockDirectly(mcode, language) : { type: made === 'kept' ? 'kept' : 'failed' }
}

/** Subscribes a guest by e-mail address. The device first computes a proof of work for about a second. Rejects with AppError. */
export async function requestStockMail(mcode: Mcode, email: string, language: string): Promise<void> {
  const captchaKey = newCaptchaKey()
  const { challenge } = await fetchCaptcha(captchaKey, 'work', language, 'stock-watch')
  await callServer('stockWatchAsk', { mcode, email, language, captchaKey, ...(await startProofOfWork(challenge).proof) })
}

export const confirmStockMail = async (key: string): Promise<CallResultOf<'stockWatchConfirm'>> =>
  (await callServer('stockWatchConfirm', { key })).value

export const endStockMails = async (key: string): Promise<void> => void (await callServer('stockWatchEndAll', { key }))

/** Requests the member's subscriptions to "back in stock" messages. */
export const fetchStockWatches = async (): Promise<CallResultOf<'stockWatchList'>> => (await callServer('stockWatchList', {})).value

/** Cancels a subscription: at once, or when online. */
export const unwatchStock = (mcode: Mcode) => applyChanges([{ call: 'stockWatchEnd', input: { mcode } }])
