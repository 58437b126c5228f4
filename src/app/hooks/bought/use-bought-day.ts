import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { lastPurchases } from '#app/state/orders/bought-days.ts'

/** Returns when the user last bought a part, ISO 8601; undefined if never, or if that is unknown. */
export const useLastBoughtDay = (mcode: string): string | undefined => useStateSnapshot(lastPurchases).lastBoughtDays[mcode]
