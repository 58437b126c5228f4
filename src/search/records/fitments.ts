import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { type FitmentFacts, fitmentList } from '#search/answer/part/fitments.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { YEAR_ZERO } from '#search/segment/fit-builder.ts'
import { type FitAt, OPEN_END } from '#search/segment/fit-index.ts'
import type { FitNote } from './part-record.ts'
import type { RecordsOf } from './segment-records.ts'

/** How many things a row of the catalogue fits. */
export function fitmentCount(catalogue: Catalogue, row: number): number {
  const { segment, at } = catalogue.placed(row)
  return [...segment.fits.list(segment.fits.of[at] ?? 0)].length
}

/** What a part fits, by application, make, model. Stands in the segment, and only what narrows a fitment in the part's record. */
export async function applicationItem(
  catalogue: Catalogue,
  records: RecordsOf,
  { mcode }: ParsedOf<'applicationItem'>,
): Promise<ResultOf<'applicationItem'>> {
  const { segment, at } = catalogue.placed(rowOfPart(catalogue, mcode))
  const takeNote = notesInTurn(await records(segment).fitNotes(at))
  return fitmentList(
    [...segment.fits.list(segment.fits.of[at] ?? 0)].flatMap((fit) => {
      const { modelId, engine } = segment.fits.engines[fit.engine] ?? { modelId: '', engine: '' }
      const note = takeNote(modelId, engine, fit)
      const { from, to } = fit
      const names = namesOf(catalogue, modelId)
      return names === null ? [] : [{ ...names, engine, from: from === 0 ? null : from, to: to === OPEN_END ? null : to, note }]
    }),
  )
}

/** A year as the segment tells it back. */
const told = (year: number) => Math.max(YEAR_ZERO + 1, year)

/** Fitments that differ by their notes alone are alike in the segment: each takes one, and the last of them may have none. */
function notesInTurn(notes: readonly FitNote[]): (modelId: string, engine: string, fit: FitAt) => string {
  const left = new Map<string, string[]>()
  const keyOf = (modelId: string, engine: string, from: number, to: number) => JSON.stringify([modelId, engine, from, to])
  for (const { modelId, engine, from, to, note } of notes) {
    const key = keyOf(modelId, engine, from === null ? 0 : told(from), to === null ? OPEN_END : told(to))
    left.set(key, [...(left.get(key) ?? []), note])
  }
  return (modelId, engine, { from, to }) => left.get(keyOf(modelId, engine, from, to))?.shift() ?? ''
}

/** The names of a vehicle; null for a model that the shop's vehicles do not have. */
function namesOf({ frame }: Catalogue, modelId: string): Omit<FitmentFacts, 'engine' | 'from' | 'to' | 'note'> | null {
  const model = frame.model(modelId)
  const make = frame.make(model?.makeId ?? '')
  const applicationPlace = frame.applications.findIndex(({ id }) => id === make?.applicationId)
  const application = frame.applications[applicationPlace]
  if (model === undefined || make === undefined || application === undefined) return null
  return {
    applicationPlace,
    appid: application.id,
    application: application.name,
    brandid: make.id,
    brand: make.name,
    modelid: model.id,
    model: model.name,
  }
}
