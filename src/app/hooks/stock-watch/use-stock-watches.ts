import { useEffect, useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { localStockWatches, watchLocalStockWatches } from '#app/state/stock-watch/here.ts'
import { fetchStockWatches, unwatchStock } from '#app/state/stock-watch/stock-watch.ts'
import type { CallResultOf } from '#contract/calls.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

export { discardWatchChange as discardWatch, retryWatchChange as retryWatch } from '#app/state/stock-watch/here.ts'
export { type WatchStockOutcome as Watching, watchStock } from '#app/state/stock-watch/stock-watch.ts'

/**
 * Returns the member's subscriptions to "back in stock" messages from the server, without those that are being cancelled on this device;
 * null until they are loaded, or if the server does not respond. They are loaded again after each change. `end` cancels one.
 */
export function useStockWatches() {
  const [found, setFound] = useState<CallResultOf<'stockWatchList'> | null>(null)
  const { unsentCount, partsToUnsubscribe } = useLocalStockWatches()
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again when the number of unsent changes changes
  useEffect(() => {
    let isHere = true
    fetchStockWatches().then((now) => isHere && setFound(now), logErrorOnly)
    return () => {
      isHere = false
    }
  }, [unsentCount])
  const end = async (mcode: Mcode) => {
    const made = await unwatchStock(mcode)
    if (made !== 'failed') setFound((now) => now && { ...now, watches: now.watches.filter((one) => one.mcode !== mcode) })
  }
  return { found: found && { ...found, watches: found.watches.filter(({ mcode }) => !partsToUnsubscribe.includes(mcode)) }, end }
}

/** Returns the subscriptions to "back in stock" messages that exist on this device only: those not sent yet, and refused ones. */
export function useLocalStockWatches() {
  useEffect(watchLocalStockWatches, [])
  return useStateSnapshot(localStockWatches)
}
