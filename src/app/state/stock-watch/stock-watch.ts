import { askCaptcha, newCaptchaKey } from '#app/state/account/captcha.ts'
import { startProof } from '#app/state/account/proof.ts'
import { makeChange } from '#app/state/outbox/make-change.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import type { ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/primitives.ts'
import { mayPass } from '#data/outbox/verdict.ts'
import { forgetRefusedWatches, isUnsentWatch } from './here.ts'

/** `told`: the shop knows, and mails to this address. `kept`: it is written down on this device and goes to the shop with the next signal. */
export type Watching = { type: 'told'; email: string } | { type: 'kept' } | { type: 'failed' }

/** A member waits for a part. Rejects with AppError where the shop says no. */
export async function watchStock(mcode: Mcode, language: string): Promise<Watching> {
  // What was said of it before goes before: a wish to hear no more would end this one.
  if (await isUnsentWatch(mcode)) await sendNow()
  if (await isUnsentWatch(mcode)) return keep(mcode, language)
  try {
    const told = await tell(mcode, language)
    await forgetRefusedWatches(mcode)
    return told
  } catch (error) {
    // What the shop itself says, a refusal or a mistake, is told as that; kept is what it has not heard.
    if (!(error instanceof AppError) || !mayPass(error)) throw error
    return keep(mcode, language)
  }
}

async function tell(mcode: Mcode, language: string): Promise<Watching> {
  const { email } = (await ask('stockWatchAdd', { mcode, language })).value
  return { type: 'told', email }
}

/** Twice is as once, so it does no harm if the shop has heard it. */
async function keep(mcode: Mcode, language: string): Promise<Watching> {
  const made = await makeChange([{ call: 'stockWatchAdd', input: { mcode, language } }])
  // This device keeps nothing, and the shop has it: asked once more it says where it mails.
  return made === 'sent' ? tell(mcode, language) : { type: made === 'kept' ? 'kept' : 'failed' }
}

/** A guest asks for a mail: the device does some work for it first, a second or so. Rejects with AppError. */
export async function askStockMail(mcode: Mcode, email: string, language: string): Promise<void> {
  const captchaKey = newCaptchaKey()
  const { challenge } = await askCaptcha(captchaKey, 'work', language, 'stock-watch')
  await ask('stockWatchAsk', { mcode, email, language, captchaKey, ...(await startProof(challenge).proof) })
}

export const confirmStockMail = async (key: string): Promise<ResultOf<'stockWatchConfirm'>> =>
  (await ask('stockWatchConfirm', { key })).value

export const endStockMails = async (key: string): Promise<void> => void (await ask('stockWatchEndAll', { key }))

/** What the member waits for. */
export const watchedStock = async (): Promise<ResultOf<'stockWatchList'>> => (await ask('stockWatchList', {})).value

/** A member waits no more: at once, or with the next signal. */
export const unwatchStock = (mcode: Mcode) => makeChange([{ call: 'stockWatchEnd', input: { mcode } }])
