import { createContext, type ReactNode, useContext } from 'react'
import { useReportAge } from '#app/hooks/use-age-held.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { ageOfData, type DataAge } from './aged.ts'

const Context = createContext<string | null | undefined>(undefined)

interface AsOfProps {
  /** The time of the content, ISO 8601; null if unknown; undefined if the content has no age. */
  at: string | null | undefined
  children: ReactNode
}

/** Tells all prices and stocks inside how old they are, so that each shows its age. */
export const AsOf = ({ at, children }: AsOfProps) => <Context value={at}>{children}</Context>

/** Returns the time of the content around the component, which `AsOf` has set. */
export const useAsOf = (): string | null | undefined => useContext(Context)

/** Returns the age of the price or stock that this component shows. The age is also reported to the status line. */
export function useAged(): DataAge {
  const asOf = useContext(Context)
  useClock()
  useReportAge(asOf ?? null)
  // The age depends on this device's clock, so it is known only after hydration.
  return useHydrated() ? ageOfData(asOf) : { type: 'now' }
}
