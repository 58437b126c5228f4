import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { buildFitmentList, type FitmentData } from '#search/answer/part/fitments.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found-error.ts'
import { OPEN_END_YEAR } from '#search/segment/fit-index.ts'
import { createNoteLookup } from './fit-notes.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** Counts the fitments of a row. */
export function fitmentCount(catalogue: Catalogue, row: number): number {
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  return [...segment.fits.fitmentsOfList(segment.fits.of[segmentRow] ?? 0)].length
}

/**
 * Returns the fitments of a part, ordered by application, make and model. The index segment holds them; only their notes are in the part's
 * record.
 */
export async function applicationItem(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  { mcode }: ParsedInputOf<'applicationItem'>,
): Promise<CallResultOf<'applicationItem'>> {
  const { segment, segmentRow } = catalogue.segmentOfRow(rowOfPart(catalogue, mcode))
  const takeNote = createNoteLookup(await records(segment).readFitNotes(segmentRow))
  return buildFitmentList(
    [...segment.fits.fitmentsOfList(segment.fits.of[segmentRow] ?? 0)].flatMap((fit) => {
      const { modelId, engine } = segment.fits.engines[fit.engineIndex] ?? { modelId: '', engine: '' }
      const note = takeNote(modelId, engine, fit)
      const { fromYear, toYear } = fit
      const names = modelNamesOf(catalogue, modelId)
      return names === null
        ? []
        : [{ ...names, engine, from: fromYear === 0 ? null : fromYear, to: toYear === OPEN_END_YEAR ? null : toYear, note }]
    }),
  )
}

/** Returns the names of a vehicle; null for an unknown model. */
function modelNamesOf({ frame }: Catalogue, modelId: string): Omit<FitmentData, 'engine' | 'from' | 'to' | 'note'> | null {
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
