import { useEffect, useState } from 'react'
import { type FoundVehicle, type FoundVehicles, findVehicles } from '#app/state/catalogue/find-vehicles.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { MIN_SUGGEST_CHARACTERS } from '#contract/limits.ts'

export type { FoundVehicle }

/** How long to wait after typing before the search. It is short, because nothing but the results is shown. */
const SEARCH_DELAY_MS = 250

export type VehicleSearchState = { type: 'none' } | { type: 'failed' } | ({ type: 'found'; text: string } & FoundVehicles)

/** Returns the vehicles that a text names, on the server or among the makes on this device. `text`: trimmed; too short for a search: `none`. */
export function useVehicleSearch(text: string): VehicleSearchState {
  const [found, setFound] = useState<VehicleSearchState>({ type: 'none' })
  const [begin] = useState(createLatestCallGuard)
  useEffect(() => {
    const isNewest = begin()
    if (text.length < MIN_SUGGEST_CHARACTERS) {
      setFound({ type: 'none' })
      return
    }
    const timer = setTimeout(() => {
      findVehicles(text).then(
        (vehicles) => isNewest() && setFound({ type: 'found', text, ...vehicles }),
        (error: unknown) => {
          logErrorOnly(error)
          if (isNewest()) setFound({ type: 'failed' })
        },
      )
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, begin])
  return found
}
