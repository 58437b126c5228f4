import type { Engine, VehicleTarget } from '#server/demo/vehicles.ts'
import { type EngineBuild, firstYear, lastYear } from './builds.ts'

/**
 * The mounting interface of an engine for a starter or alternator, for example ring gear and pinion, or bracket and housing. It is chosen
 * once per engine family, and all units that fit the engine have it.
 */
export interface MountingInterface {
  /** A key of the mounting interface. Engines with the same key use the same units. */
  key: string
}

/** A mounting position: a group of machines that use the same starter, or the same alternator. */
export interface MountingPosition<Series, Own extends MountingInterface> {
  mountingInterface: Own
  /** The producers' series that fit this mounting position, the original equipment first. */
  compatibleSeries: readonly Series[]
  targets: readonly VehicleTarget[]
  /** The first engine of this mounting position. All its engines belong to one engine family. */
  engine: Engine
  applicationId: string
  fromYear: number
  toYear: number
}

/** The mounting interface that was chosen for an engine and its machines, and the producers' series that fit it. */
export interface InterfaceChoice<Series, Own extends MountingInterface> {
  mountingInterface: Own
  compatibleSeries: readonly Series[]
}

/** The maximum number of machines of a mounting position. Longer lists are divided, so that they stay readable. */
const MAX_TARGETS_PER_POSITION = 12
const MAX_YEARS_PER_POSITION = 14

/** Groups engines and machines that use the same units into mounting positions, with lists of a readable length. */
export function mountingPositionsOf<Series, Own extends MountingInterface>(
  builds: readonly EngineBuild[],
  choose: (build: EngineBuild) => InterfaceChoice<Series, Own> | null,
): MountingPosition<Series, Own>[] {
  const places: MountingPosition<Series, Own>[] = []
  const open = new Map<string, MountingPosition<Series, Own>>()
  for (const build of [...builds].sort((a, b) => a.fromYear - b.fromYear)) {
    const choice = choose(build)
    if (!choice) continue
    const applicationId = mostFrequentText(build.targets.map((target) => target.applicationId))
    const key = `${choice.mountingInterface.key} ${applicationId}`
    for (const targets of splitTargets(build.targets)) {
      const known = open.get(key)
      if (
        known &&
        known.targets.length + targets.length <= MAX_TARGETS_PER_POSITION &&
        build.fromYear - known.fromYear <= MAX_YEARS_PER_POSITION
      )
        addTargets(known, targets)
      else {
        const place = { ...choice, targets, engine: build.engine, applicationId, ...targetYearSpan(targets) }
        open.set(key, place)
        places.push(place)
      }
    }
  }
  return places
}

const targetYearSpan = (targets: readonly VehicleTarget[]) => ({
  fromYear: Math.min(...targets.map(firstYear)),
  toYear: Math.max(...targets.map(lastYear)),
})

function addTargets<Series, Own extends MountingInterface>(place: MountingPosition<Series, Own>, more: readonly VehicleTarget[]): void {
  const targets = [...place.targets, ...more]
  Object.assign(place, { targets, ...targetYearSpan(targets) })
}

/** Divides a list of machines into parts of about the same length, at most MAX_TARGETS each. */
function splitTargets(targets: readonly VehicleTarget[]): VehicleTarget[][] {
  const count = Math.ceil(targets.length / MAX_TARGETS_PER_POSITION)
  const each = Math.ceil(targets.length / count)
  return Array.from({ length: count }, (_, at) => targets.slice(at * each, (at + 1) * each)).filter((piece) => piece.length > 0)
}

/** Returns the most frequent text, or the first one if several are equally frequent. */
function mostFrequentText(texts: readonly string[]): string {
  const counted = new Map<string, number>()
  for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1)
  return [...counted].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
