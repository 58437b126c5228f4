import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Fitment } from '#contract/catalogue.ts'
import { years } from '#search/answer/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { YEAR_ZERO } from '#search/segment/fit-builder.ts'
import { type FitAt, OPEN_END } from '#search/segment/fit-index.ts'
import { rowOfPart } from './part-not-found.ts'
import type { FitNote } from './part-record.ts'
import type { RecordsOf } from './segment-records.ts'

/** No part fits more things than this; a wrongly loaded one must not stop the shop. */
const MAX_FITMENTS = 3000

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
  const { applications } = catalogue.frame
  const placeOf = new Map(applications.map(({ id }, place) => [id, place]))
  return [...segment.fits.list(segment.fits.of[at] ?? 0)]
    .flatMap((fit) => {
      const { modelId, engine } = segment.fits.engines[fit.engine] ?? { modelId: '', engine: '' }
      const note = takeNote(modelId, engine, fit)
      return fitment(catalogue, fit, modelId, engine).map((found) => (note === '' ? found : { ...found, note }))
    })
    .sort(
      (a, b) =>
        (placeOf.get(a.appid) ?? 0) - (placeOf.get(b.appid) ?? 0) ||
        compare(a.brand, b.brand) ||
        compare(a.model, b.model) ||
        (a.yearFrom ?? 0) - (b.yearFrom ?? 0) ||
        compare(a.engine, b.engine) ||
        compare(a.note ?? '', b.note ?? ''),
    )
    .slice(0, MAX_FITMENTS)
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

/** None of a model that the shop's vehicles do not have. */
function fitment({ frame }: Catalogue, { from, to }: FitAt, modelId: string, engine: string): Fitment[] {
  const model = frame.model(modelId)
  const make = frame.make(model?.makeId ?? '')
  const application = frame.applications.find(({ id }) => id === make?.applicationId)
  if (model === undefined || make === undefined || application === undefined) return []
  return [
    {
      ...{
        appid: application.id,
        application: application.name,
        brandid: make.id,
        brand: make.name,
        modelid: model.id,
        model: model.name,
        engine,
      },
      ...years({ from: from === 0 ? null : from, to: to === OPEN_END ? null : to }),
    },
  ]
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
