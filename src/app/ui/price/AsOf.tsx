import { createContext, type ReactNode, useContext } from 'react'
import { useAgeHeld } from '#app/hooks/use-age-held.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { type Aged, agedAt } from './aged.ts'

const Context = createContext<string | null | undefined>(undefined)

interface AsOfProps {
  /** When the shop said what is shown inside, ISO 8601; null when nobody knows; undefined where there is nothing to date. */
  at: string | null | undefined
  children: ReactNode
}

/** Dates what is inside: every price and stock there says of when it is. */
export const AsOf = ({ at, children }: AsOfProps) => <Context value={at}>{children}</Context>

/** When the shop said what is shown here; see AsOf. */
export const useAsOf = (): string | null | undefined => useContext(Context)

/** How old the price or stock is that this component shows. The status line hears of it too. */
export function useAged(): Aged {
  const asOf = useContext(Context)
  useClock()
  useAgeHeld(asOf ?? null)
  // How long ago that was, only this device's clock says.
  return useHydrated() ? agedAt(asOf) : { type: 'now' }
}
