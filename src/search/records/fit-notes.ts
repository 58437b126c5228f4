import { YEAR_OFFSET } from '#search/segment/fit-builder.ts'
import { type FitmentEntry, OPEN_END_YEAR } from '#search/segment/fit-index.ts'
import type { FitNote } from './part-record.ts'

/**
 * Returns a year as it is read back after it was stored in an index segment. The earliest year that a segment can store is YEAR_ZERO + 1.
 */
const clampToStorableYear = (year: number) => Math.max(YEAR_OFFSET + 1, year)

/**
 * Returns a function that gives each fitment its note. In an index segment, fitments that differ only in their notes are equal, so each of
 * them takes the next note. If there are fewer notes, the last fitments get none.
 */
export function createNoteLookup(notes: readonly FitNote[]): (modelId: string, engine: string, fit: FitmentEntry) => string {
  const left = new Map<string, string[]>()
  const keyOf = (modelId: string, engine: string, from: number, to: number) => JSON.stringify([modelId, engine, from, to])
  for (const { modelId, engine, from, to, note } of notes) {
    const key = keyOf(modelId, engine, from === null ? 0 : clampToStorableYear(from), to === null ? OPEN_END_YEAR : clampToStorableYear(to))
    left.set(key, [...(left.get(key) ?? []), note])
  }
  return (modelId, engine, { fromYear, toYear }) => left.get(keyOf(modelId, engine, fromYear, toYear))?.shift() ?? ''
}
