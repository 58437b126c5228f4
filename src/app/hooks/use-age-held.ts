import { useEffect } from 'react'
import { holdAge, shownAges } from '#app/state/catalogue/shown-ages.ts'
import { useFacts } from './use-facts.ts'

/** Tells the status line that something of this age is in sight while the component is; null tells nothing. */
export function useAgeHeld(asOf: string | null): void {
  useEffect(() => (asOf === null ? undefined : holdAge(asOf)), [asOf])
}

/** When the oldest price, stock or order in sight was got, ISO 8601; null when none says. */
export const useOldestShown = (): string | null => useFacts(shownAges).oldest
