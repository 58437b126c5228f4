import { useEffect } from 'react'
import { type OldUnit, oldUnits, openOldUnits } from '#app/state/old-unit/old-unit.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the old units of this device, the last changed first; none before hydration. */
export function useOldUnits(): readonly OldUnit[] {
  useEffect(() => openOldUnits(), [])
  return useStateSnapshot(oldUnits).units
}
