import { useEffect } from 'react'
import { holdAge, shownAges } from '#app/state/catalogue/shown-ages.ts'
import { useFacts } from './use-facts.ts'

/** Reports the age of displayed data to the status line while mounted; null reports nothing. */
export function useAgeHeld(asOf: string | null): void {
  useEffect(() => (asOf === null ? undefined : holdAge(asOf)), [asOf])
}

/** The time of the oldest displayed price, stock or order, ISO 8601; null if none is reported. */
export const useOldestShown = (): string | null => useFacts(shownAges).oldest
