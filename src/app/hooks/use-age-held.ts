import { useEffect } from 'react'
import { oldestDisplayedAge, registerDisplayedAge } from '#app/state/catalogue/oldest-displayed-age.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Reports the age of displayed data to the status line while the component is mounted; null reports nothing. */
export function useReportDataAge(asOf: string | null): void {
  useEffect(() => (asOf === null ? undefined : registerDisplayedAge(asOf)), [asOf])
}

/** Returns the time of the oldest displayed price, stock or order, ISO 8601; null if no component reports one. */
export const useOldestDataTime = (): string | null => useStateSnapshot(oldestDisplayedAge).oldest
