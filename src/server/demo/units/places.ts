import type { Engine, Target } from '#server/demo/vehicles.ts'
import { type Build, firstYear, lastYear } from './builds.ts'

/**
 * What the engine side asks of a unit. It is drawn once, of the engine's family, and every unit that fits the engine has it: one ring gear
 * takes one pinion, one bracket one housing.
 */
export interface Face {
  /** Engines of the same key take the same units. */
  key: string
}

/** Machines that take the same starter, or the same alternator: a face and where it is bolted on. */
export interface Place<Series, Own extends Face> {
  face: Own
  /** The series that are made for the face, the one that came with the engine first. */
  sources: readonly Series[]
  targets: readonly Target[]
  /** The first of its engines; all of them are of one family. */
  engine: Engine
  applicationId: string
  from: number
  to: number
}

/** What is chosen for one build: the face, and the series that are made for it. */
export interface Choice<Series, Own extends Face> {
  face: Own
  sources: readonly Series[]
}

/** More machines than these in one list help nobody: longer lists are divided. */
const MAX_TARGETS = 12
const MAX_YEARS = 14

/** Puts together the builds that take the same units, in lists of a length that people read. */
export function placesOf<Series, Own extends Face>(
  builds: readonly Build[],
  choose: (build: Build) => Choice<Series, Own> | null,
): Place<Series, Own>[] {
  const places: Place<Series, Own>[] = []
  const open = new Map<string, Place<Series, Own>>()
  for (const build of [...builds].sort((a, b) => a.from - b.from)) {
    const choice = choose(build)
    if (!choice) continue
    const applicationId = mostOf(build.targets.map((target) => target.applicationId))
    const key = `${choice.face.key} ${applicationId}`
    for (const targets of pieces(build.targets)) {
      const known = open.get(key)
      if (known && known.targets.length + targets.length <= MAX_TARGETS && build.from - known.from <= MAX_YEARS) widen(known, targets)
      else {
        const place = { ...choice, targets, engine: build.engine, applicationId, ...yearsOf(targets) }
        open.set(key, place)
        places.push(place)
      }
    }
  }
  return places
}

const yearsOf = (targets: readonly Target[]) => ({
  from: Math.min(...targets.map(firstYear)),
  to: Math.max(...targets.map(lastYear)),
})

function widen<Series, Own extends Face>(place: Place<Series, Own>, more: readonly Target[]): void {
  const targets = [...place.targets, ...more]
  Object.assign(place, { targets, ...yearsOf(targets) })
}

/** A list in pieces of about the same length, none too long. */
function pieces(targets: readonly Target[]): Target[][] {
  const count = Math.ceil(targets.length / MAX_TARGETS)
  const each = Math.ceil(targets.length / count)
  return Array.from({ length: count }, (_, at) => targets.slice(at * each, (at + 1) * each)).filter((piece) => piece.length > 0)
}

/** The text that occurs most often, the first of those that occur equally often. */
function mostOf(texts: readonly string[]): string {
  const counted = new Map<string, number>()
  for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1)
  return [...counted].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
