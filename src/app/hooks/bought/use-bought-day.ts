import { useFacts } from '#app/hooks/use-facts.ts'
import { boughtBefore } from '#app/state/orders/bought-days.ts'

/** When the user last bought a part, ISO 8601; undefined: never or unknown. */
export const useBoughtDay = (mcode: string): string | undefined => useFacts(boughtBefore).days[mcode]
