import { useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { showToast } from '#app/state/page/notices.ts'
import type { WatchStockOutcome } from '#app/state/stock-watch/stock-watch.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

/** Subscribes a member. The code for this is loaded with the first press, because few visitors press. */
const watchStock = (mcode: Mcode, language: string): Promise<WatchStockOutcome> =>
  import('#app/state/stock-watch/stock-watch.ts').then(
    (state) => state.watchStock(mcode, language),
    () => ({ type: 'failed' }),
  )

/** The result of a click on "Tell me when it is back". `refused` contains the error message. */
export type SubscriptionResult = WatchStockOutcome | { type: 'refused'; errorMessage: string }

/**
 * Manages a "Tell me when it is back" button. Members are notified at their account's address, guests are asked for one (`asks`). `brief`:
 * there is no space beside the button, so the result is shown as a toast.
 */
export function useStockSubscription(mcode: Mcode, language: string, brief: boolean) {
  const isMember = useMember()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<SubscriptionResult | null>(null)
  const hear = (now: SubscriptionResult) => {
    setTold(now)
    if (brief) showSubscriptionToast(now, mcode)
  }
  const press = async () => {
    if (busy) return
    if (!isMember) return setAsks(true)
    setBusy(true)
    try {
      hear(await watchStock(mcode, language))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The session has expired, so the user continues as a guest.
      if (error.row.reaction === 'sign-in') setAsks(true)
      else hear({ type: 'refused', errorMessage: error.message })
    } finally {
      setBusy(false)
    }
  }
  return { asks, stopAsking: () => setAsks(false), busy, told, press }
}

function showSubscriptionToast(now: SubscriptionResult, mcode: Mcode): void {
  switch (now.type) {
    case 'told':
      showToast(/*i18n*/ 'We mail you once, to {email}, when {mcode} is in stock.', { email: now.email, mcode })
      break
    case 'kept':
      showToast(/*i18n*/ 'No signal: this is kept on this device, and goes to the shop when there is one.')
      break
    case 'refused':
      showToast(now.errorMessage)
      break
    case 'failed':
      showToast(/*i18n*/ 'Nothing was changed. Try again when there is a signal.')
  }
}
