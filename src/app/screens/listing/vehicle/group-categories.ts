import type { CategoryCount } from '#contract/catalogue/catalogue.ts'
import { type VehicleSystem, vehicleSystems } from '#contract/vehicle/systems.ts'

/** The parts of a system (starting or charging) that fit a vehicle: the number of complete units, and the categories of components. */
export interface SystemGroup {
  system: VehicleSystem
  unitCount: number
  componentCategories: CategoryCount[]
  componentCount: number
}

const sumPartCounts = (categories: readonly CategoryCount[]) => categories.reduce((total, { count }) => total + count, 0)

/** Whether a category is the top category `top`, or is directly below it. */
export const isInTopCategory = ({ id, backParentId }: Pick<CategoryCount, 'id' | 'backParentId'>, top: string): boolean =>
  id === top || backParentId === top

/** Groups the categories of parts that fit a vehicle by system, in a fixed order. Categories of no system come last. */
export function groupCategories(categories: readonly CategoryCount[]): { systems: SystemGroup[]; otherCategories: CategoryCount[] } {
  const systems = vehicleSystems.map((system) => {
    const parts = categories.filter((category) => isInTopCategory(category, system.parts))
    return {
      system,
      unitCount: sumPartCounts(categories.filter((category) => isInTopCategory(category, system.units))),
      componentCategories: parts,
      componentCount: sumPartCounts(parts),
    }
  })
  const rest = categories.filter(
    (category) => !vehicleSystems.some(({ units, parts }) => isInTopCategory(category, units) || isInTopCategory(category, parts)),
  )
  return { systems: systems.filter(({ unitCount, componentCount }) => unitCount + componentCount > 0), otherCategories: rest }
}
