import { useEffect, useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { isChunkError, reloadForChunk } from '#app/hooks/lazy/chunk-reload.ts'
import type { LazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { whenIdle } from '#app/hooks/lazy/when-idle.ts'
import { showToast } from '#app/state/page/notices.ts'
import { isSparingData } from '#app/state/page/sparing-data.ts'
import type { WatchStockOutcome } from '#app/state/stock-watch/stock-watch.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

/** Loads the code that subscribes a member. It is in no first load. */
const loadStockWatch = () => import('#app/state/stock-watch/stock-watch.ts')

/** What a press needs that is loaded with it. */
type AddressForm = Pick<LazyComponent<never>, 'fetchOnce'>

/**
 * Does what needs code that may not be here. Resolves with `failed` without a signal for the code. A page that is older than the server's build,
 * or whose browser keeps a failed import, is reloaded instead; then nothing is said (null).
 */
async function withLoadedCode(work: () => Promise<SubscriptionResult | null>): Promise<SubscriptionResult | null> {
  try {
    return await work()
  } catch (error) {
    if (!isChunkError(error)) throw error
    return (await reloadForChunk()) ? null : { type: 'failed' }
  }
}

/** The result of a click on "Tell me when it is back". `refused` contains the error message. */
export type SubscriptionResult = WatchStockOutcome | { type: 'refused'; errorMessage: string }

/**
 * Manages a "Tell me when it is back" button. Members are notified at their account's address, guests are asked for one in a form, whose
 * code loads with the press (`asks`: it is here, and open). `brief`: there is no space beside the button, so the result is shown as a toast.
 */
export function useStockSubscription(mcode: Mcode, language: string, { brief, form }: { brief: boolean; form: AddressForm }) {
  const isMember = useMember()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<SubscriptionResult | null>(null)
  const hear = (now: SubscriptionResult | null) => {
    setTold(now)
    if (brief && now !== null) showSubscriptionToast(now, mcode)
  }
  useEffect(() => {
    // A member can press without a signal: the subscription is kept and sent later. Where this fails, the press says so.
    if (isMember && navigator.onLine && !isSparingData())
      void whenIdle()
        .then(loadStockWatch)
        .catch(() => undefined)
  }, [isMember])
  const ask = async () => {
    await form.fetchOnce()
    setAsks(true)
    return null
  }
  const subscribe = async () => (await loadStockWatch()).watchStock(mcode, language)
  const press = async () => {
    if (busy) return
    setBusy(true)
    setTold(null)
    try {
      hear(await withLoadedCode(isMember ? subscribe : ask))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The session has expired, so the user continues as a guest.
      hear(error.row.reaction === 'sign-in' ? await withLoadedCode(ask) : { type: 'refused', errorMessage: error.message })
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
      showToast(/*i18n*/ 'No signal: nothing was sent. Press the button again when there is one.')
  }
}
