import { useEffect, useState } from 'react'
import { partsThatFit } from '#app/state/catalogue/fits-here.ts'
import type { SeenPart } from '#app/state/catalogue/view-history.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'

/** Returns the parts stored on this device that fit a vehicle; none until the search is complete. */
export function useViewedPartsForVehicle(modelid: string, engine: string | null, year: number | null): readonly SeenPart[] {
  const [found, setFound] = useState<readonly SeenPart[]>([])
  useEffect(() => {
    let left = false
    partsThatFit({ modelid, engine, year }).then((parts) => left || setFound(parts), logErrorOnly)
    return () => {
      left = true
    }
  }, [modelid, engine, year])
  return found
}
