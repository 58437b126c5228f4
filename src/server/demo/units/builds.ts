import type { Engine, Target } from '#server/demo/vehicles.ts'

/**
 * An engine in the machines of one time. Model generations that began within about ten years of each other carry the same starter and the
 * same alternator; what came later was built for another current, another plug, another belt.
 */
export interface Build {
  engine: Engine
  targets: readonly Target[]
  /** First and last model year, the catalogue's own year where a machine is still made. */
  from: number
  to: number
}

/** The year up to which a span without an end is counted here. */
export const THIS_YEAR = 2026
/** Machines of which nobody noted the years are counted as of this one. */
const SOME_YEAR = 1990
const BUILT_ALIKE_YEARS = 9

export const firstYear = ({ from }: Pick<Target, 'from'>): number => from ?? SOME_YEAR
export const lastYear = ({ to }: Pick<Target, 'to'>): number => to ?? THIS_YEAR

/** The machines of an engine, apart by their times. Each machine is in one build, so what fits it is never of two kinds. */
export function buildsOf(engine: Engine): Build[] {
  const inOrder = [...engine.targets].sort((a, b) => firstYear(a) - firstYear(b))
  const groups: Target[][] = []
  for (const target of inOrder) {
    const [oldest] = groups.at(-1) ?? []
    if (oldest && firstYear(target) - firstYear(oldest) <= BUILT_ALIKE_YEARS) groups.at(-1)?.push(target)
    else groups.push([target])
  }
  return groups.map((targets) => buildOf(engine, targets))
}

const buildOf = (engine: Engine, targets: readonly Target[]): Build => ({
  engine,
  targets,
  from: Math.min(...targets.map(firstYear)),
  to: Math.max(...targets.map(lastYear)),
})
