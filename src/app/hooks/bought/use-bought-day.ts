import { useFacts } from '#app/hooks/use-facts.ts'
import { boughtBefore } from '#app/state/orders/bought-days.ts'

/** Returns when the user last bought a part, ISO 8601; undefined if never, or if that is unknown. */
export const useBoughtDay = (mcode: string): string | undefined => useFacts(boughtBefore).days[mcode]
