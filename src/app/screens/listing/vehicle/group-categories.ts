import type { CategoryCount } from '#contract/catalogue.ts'
import { type VehicleSystem, vehicleSystems } from '#contract/vehicle/systems.ts'

/** What of a system fits a vehicle: how many complete units, and the categories of their parts. */
export interface SystemGroup {
  system: VehicleSystem
  unitCount: number
  parts: CategoryCount[]
  partCount: number
}

const sum = (categories: readonly CategoryCount[]) => categories.reduce((total, { count }) => total + count, 0)

/** Whether a category is a top category or one of those below it. */
export const isOf = ({ id, backParentId }: Pick<CategoryCount, 'id' | 'backParentId'>, top: string): boolean =>
  id === top || backParentId === top

/** The categories of what fits a vehicle, by the systems they belong to, in the order of the trade; behind them the rest. */
export function groupCategories(categories: readonly CategoryCount[]): { systems: SystemGroup[]; rest: CategoryCount[] } {
  const systems = vehicleSystems.map((system) => {
    const parts = categories.filter((category) => isOf(category, system.parts))
    return { system, unitCount: sum(categories.filter((category) => isOf(category, system.units))), parts, partCount: sum(parts) }
  })
  const rest = categories.filter((category) => !vehicleSystems.some(({ units, parts }) => isOf(category, units) || isOf(category, parts)))
  return { systems: systems.filter(({ unitCount, partCount }) => unitCount + partCount > 0), rest }
}
