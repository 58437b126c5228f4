import type { Rng } from './rng.ts'
import { type AlternatorSeries, carAlternators } from './units/alternator-series.ts'
import { heavyAlternators } from './units/alternator-series-heavy.ts'

import { anchorsOf, isAtHome } from './units/series-match.ts'
import { lightStarters, type StarterSeries } from './units/starter-series.ts'
import { heavyStarters } from './units/starter-series-heavy.ts'
import type { Engine } from './vehicles.ts'
import { alternatorAmpsFor, starterKwFor } from './needs.ts'

/**
 * A catalogue is written in chapters: one maker's series in one sub-category. A chapter's parts come first, then the units that list them,
 * so no more than a chapter is ever held in memory.
 */
export interface Chapter<Series> {
  series: Series
  applicationId: string
  categoryId: string
  engines: readonly Engine[]
  units: number
  parts: number
}

/** Splits a whole by shares so that the pieces sum to it. */
export function split(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0) || 1
  let left = total
  let sumLeft = sum
  return shares.map((share) => {
    const piece = sumLeft <= 0 ? 0 : Math.round((left * share) / sumLeft)
    left -= piece
    sumLeft -= share
    return piece
  })
}

/** Applications with their sub-category's last digit and their share of the units. */
const starterShelf: readonly (readonly [string, string, number])[] = [
  ['1', '101', 42],
  ['2', '102', 15],
  ['3', '105', 10],
  ['4', '106', 11],
  ['6', '103', 9],
  ['5', '107', 5],
  ['7', '104', 6],
  ['8', '108', 3],
]
const alternatorShelf: readonly (readonly [string, string, number])[] = [
  ['1', '201', 47],
  ['2', '202', 16],
  ['3', '205', 11],
  ['4', '206', 12],
  ['6', '203', 5],
  ['5', '207', 5],
  ['8', '208', 3],
  ['7', '204', 1.5],
]

const UNITS_A_CHAPTER = 42
const SMALL_UNITS_A_CHAPTER = 14
const FEW_UNITS_A_CHAPTER = 8

interface Shelved {
  share: number
  volts: number
}

function chaptersOf<Series extends Shelved>(
  rng: Rng,
  shelf: typeof starterShelf,
  all: readonly Series[],
  enginesOf: (series: Series, applicationId: string) => Engine[],
  units: number,
  parts: number,
): Chapter<Series>[] {
  const stocked = shelf
    .map(([applicationId, categoryId, share]) => {
      const may = all.map((series) => ({ series, engines: enginesOf(series, applicationId) })).filter(({ engines }) => engines.length > 0)
      return { applicationId, categoryId, share, may }
    })
    .filter(({ may }) => may.length > 0)
  const quotas = split(
    units,
    stocked.map(({ share }) => share),
  )
  const size = units > 600 ? UNITS_A_CHAPTER : units > 80 ? SMALL_UNITS_A_CHAPTER : FEW_UNITS_A_CHAPTER
  const chapters: Chapter<Series>[] = []
  for (const [at, { applicationId, categoryId, may }] of stocked.entries()) {
    const quota = quotas[at] ?? 0
    if (quota === 0) continue
    const pieces = split(
      quota,
      Array.from({ length: Math.max(1, Math.round(quota / size)) }, () => 1),
    )
    let bag: typeof may = []
    for (const piece of pieces) {
      if (bag.length === 0) bag = inTurn(rng, may)
      const next = bag.pop()
      if (next) chapters.push({ series: next.series, applicationId, categoryId, engines: next.engines, units: piece, parts: 0 })
    }
  }
  const partQuotas = split(
    parts,
    chapters.map((chapter) => chapter.units),
  )
  return chapters.map((chapter, no) => ({ ...chapter, parts: partQuotas[no] ?? 0 }))
}

/** Every series once before any comes again, the common ones likelier to come first (they are taken from the end). */
function inTurn<Item extends { series: Shelved }>(rng: Rng, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: rng.next() ** (1 / item.series.share) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** The chapters of starters: an engine counts when a power of the series is near what it wants. */
export const starterChapters = (rng: Rng, engines: readonly Engine[], units: number, parts: number): Chapter<StarterSeries>[] =>
  chaptersOf(
    rng,
    starterShelf,
    [...lightStarters, ...heavyStarters],
    (series, applicationId) =>
      engines.filter((engine) => {
        const need = starterKwFor(engine)
        return (
          need > 0 &&
          isAtHome(series, engine) &&
          anchorsOf(series, engine, applicationId).length > 0 &&
          need >= Math.min(...series.kw) * 0.82 &&
          need <= Math.max(...series.kw) * 1.22
        )
      }),
    units,
    parts,
  )

/** The chapters of alternators: an engine counts when an output of the series is near what it wants and the years meet. */
export const alternatorChapters = (rng: Rng, engines: readonly Engine[], units: number, parts: number): Chapter<AlternatorSeries>[] =>
  chaptersOf(
    rng,
    alternatorShelf,
    [...carAlternators, ...heavyAlternators],
    (series, applicationId) =>
      engines.filter(
        (engine) => isAtHome(series, engine) && anchorsOf(series, engine, applicationId).some((anchor) => suits(series, engine, anchor)),
      ),
    units,
    parts,
  )

/** Whether a series was made when a machine was, and gives what it wants. */
export function suits(series: AlternatorSeries, engine: Engine, anchor: Engine['targets'][number]): boolean {
  const from = anchor.from ?? 1990
  const to = anchor.to ?? 2026
  if (from < series.years[0] - 1 || from > series.years[1] || to < series.years[0]) return false
  const need = alternatorAmpsFor(engine, from)
  return need > 0 && need >= Math.min(...series.amps) * 0.72 && need <= Math.max(...series.amps) * 1.25
}
