import { createContext, type ReactNode, useContext } from 'react'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useByClock } from '#app/hooks/use-clock.ts'
import { shopToday } from '#app/shop-days.ts'
import { type DataAge, dataAgeOf } from './aged.ts'

const MINUTE_MS = 60_000

const DataTimeContext = createContext<string | null | undefined>(undefined)

interface DataTimeProviderProps {
  /** The time of the data that the children show, ISO 8601; null if unknown; undefined if the data has no age. */
  dataTime: string | null | undefined
  children: ReactNode
}

/** Tells all prices and stocks inside how old they are, so that each shows its age. */
export const DataTimeProvider = ({ dataTime, children }: DataTimeProviderProps) => (
  <DataTimeContext value={dataTime}>{children}</DataTimeContext>
)

/** Returns the time of the data around the component, which the nearest `DataTimeProvider` has set. */
export const useDataTime = (): string | null | undefined => useContext(DataTimeContext)

/** Returns the age of the price or stock that this component shows. The age is also reported to the status line. */
export function useDataAge(): DataAge {
  const asOf = useContext(DataTimeContext)
  useReportDataAge(asOf ?? null)
  // The age depends on this device's clock, so it is known only after hydration. Data of now has no age to show, so its rows render again
  // only when the day changes, which changes the days that they name. An age changes with every minute.
  const shownOf = (age: DataAge['type']) => `${age} ${age === 'now' ? shopToday() : Math.floor(Date.now() / MINUTE_MS)}`
  const isAgeless = useByClock(() => shownOf(dataAgeOf(asOf).type), shownOf('now')) === shownOf('now')
  const type = isAgeless ? 'now' : dataAgeOf(asOf).type
  return typeof asOf === 'string' && (type === 'today' || type === 'old') ? { type, asOf } : { type: type === 'now' ? 'now' : 'undated' }
}
