import { useEffect, useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { isChunkError, reloadForChunk } from '#app/hooks/lazy/chunk-reload.ts'
import type { LazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { showToast } from '#app/state/page/notices.ts'
import type { WatchStockOutcome } from '#app/state/stock-watch/stock-watch.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

/** Loads the code that subscribes a member. It is not part of a first load, because most visitors are guests. */
const loadStockWatch = () => import('#app/state/stock-watch/stock-watch.ts')

/** Subscribes a member. It has failed when there is no signal for its code. A page that is older than the server's build is reloaded. */
async function watchStock(mcode: Mcode, language: string): Promise<WatchStockOutcome> {
  try {
    const { watchStock: watch } = await loadStockWatch()
    return await watch(mcode, language)
  } catch (error) {
    if (!isChunkError(error)) throw error
    await reloadForChunk()
    return { type: 'failed' }
  }
}

type AddressForm = Pick<LazyComponent<never>, 'prefetch' | 'isLoaded'>

/** Loads the form, once. Returns whether it is here. A page that is older than the server's build is reloaded. */
async function loadForm(form: AddressForm): Promise<boolean> {
  await form.prefetch()
  if (!form.isLoaded()) await reloadForChunk()
  return form.isLoaded()
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
  const hear = (now: SubscriptionResult) => {
    setTold(now)
    if (brief) showSubscriptionToast(now, mcode)
  }
  useEffect(() => {
    // A member can press without a signal: the subscription is kept and sent later. An error is shown at the press.
    if (isMember) loadStockWatch().catch(() => undefined)
  }, [isMember])
  const ask = async () => ((await loadForm(form)) ? setAsks(true) : hear({ type: 'failed' }))
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      if (!isMember) return await ask()
      hear(await watchStock(mcode, language))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The session has expired, so the user continues as a guest.
      if (error.row.reaction === 'sign-in') await ask()
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
