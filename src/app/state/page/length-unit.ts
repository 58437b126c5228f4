import * as v from 'valibot'
import { createPersonalState } from './personal.ts'
import { deviceStorage } from './storage.ts'

const LENGTH_UNIT_KEY = 'length-unit'

/** The units of a caliper, spelled as in contract/attributes/units.ts. */
const LengthUnit = v.picklist(['mm', 'in'])
export type LengthUnit = v.InferOutput<typeof LengthUnit>

/** The unit in which lengths are typed on this device. */
export const lengthUnit = createPersonalState<{ current: LengthUnit }>({ current: 'mm' })

export function restoreLengthUnit(storage: Pick<Storage, 'getItem'> = deviceStorage): void {
  const read = v.safeParse(LengthUnit, storage.getItem(LENGTH_UNIT_KEY))
  if (read.success) lengthUnit.current = read.output
}

export function chooseLengthUnit(chosen: LengthUnit, storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  lengthUnit.current = chosen
  storage.setItem(LENGTH_UNIT_KEY, chosen)
}
