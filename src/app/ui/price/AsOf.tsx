import { createContext, type ReactNode, useContext } from 'react'
import { useAgeHeld } from '#app/hooks/use-age-held.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { type Aged, agedAt } from './aged.ts'

const Context = createContext<string | null | undefined>(undefined)

interface AsOfProps {
  /** The time of the content, ISO 8601; null if unknown; undefined if it has no age. */
  at: string | null | undefined
  children: ReactNode
}

/** Provides the time of its content: every price and stock inside shows its age. */
export const AsOf = ({ at, children }: AsOfProps) => <Context value={at}>{children}</Context>

/** The time of the surrounding content; see AsOf. */
export const useAsOf = (): string | null | undefined => useContext(Context)

/** The age of the price or stock that this component shows. Also reported to the status line. */
export function useAged(): Aged {
  const asOf = useContext(Context)
  useClock()
  useAgeHeld(asOf ?? null)
  // The age depends on this device's clock.
  return useHydrated() ? agedAt(asOf) : { type: 'now' }
}
