import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { type LengthUnit, lengthUnit, restoreLengthUnit } from '#app/state/page/length-unit.ts'

/** Returns the unit in which this device's user types lengths. */
export function useLengthUnit(): LengthUnit {
  useEffect(() => restoreLengthUnit(), [])
  return useStateSnapshot(lengthUnit).current
}
