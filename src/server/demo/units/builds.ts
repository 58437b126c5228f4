import type { Engine, VehicleTarget } from '#server/demo/vehicles.ts'

/**
 * An engine in machines of about the same age. Model generations that started within about ten years of each other use the same starter and
 * alternator. Later generations need another output, plug or belt.
 */
export interface EngineBuild {
  engine: Engine
  targets: readonly VehicleTarget[]
  /** The machines' first and last model year. For machines that are still in production, the last year is the catalogue's year. */
  fromYear: number
  toYear: number
}

/** The last year of an open range of years. */
export const THIS_YEAR = 2026
/** The year that is assumed for machines without known years. */
const DEFAULT_YEAR = 1990
const MAX_YEARS_PER_BUILD = 9

export const firstYear = ({ fromYear }: Pick<VehicleTarget, 'fromYear'>): number => fromYear ?? DEFAULT_YEAR
export const lastYear = ({ toYear }: Pick<VehicleTarget, 'toYear'>): number => toYear ?? THIS_YEAR

/** Groups an engine's machines by age. Each machine is in one group, so that it always takes one kind of unit. */
export function splitIntoBuilds(engine: Engine): EngineBuild[] {
  const inOrder = [...engine.targets].sort((a, b) => firstYear(a) - firstYear(b))
  const groups: VehicleTarget[][] = []
  for (const target of inOrder) {
    const [oldest] = groups.at(-1) ?? []
    if (oldest && firstYear(target) - firstYear(oldest) <= MAX_YEARS_PER_BUILD) groups.at(-1)?.push(target)
    else groups.push([target])
  }
  return groups.map((targets) => makeEngineBuild(engine, targets))
}

const makeEngineBuild = (engine: Engine, targets: readonly VehicleTarget[]): EngineBuild => ({
  engine,
  targets,
  fromYear: Math.min(...targets.map(firstYear)),
  toYear: Math.max(...targets.map(lastYear)),
})
