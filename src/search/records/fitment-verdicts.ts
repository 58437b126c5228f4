import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import { type FitmentOfModel, isFitmentOfVehicle, judgeFit } from '#contract/vehicle/judge-fit.ts'
import { isUniversalType } from '#contract/vehicle/universal-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { notFoundError } from '#search/catalogue/not-found-error.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { OPEN_END_YEAR } from '#search/segment/fit-index.ts'
import { createNoteLookup } from './fit-notes.ts'
import type { FitNote } from './part-record.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/**
 * Judges whether parts fit a vehicle, from their fitments in the index. The search by vehicle reads the same fitments. The records of the
 * parts add the notes, and say which parts have vehicles that the shop cannot name; older packs do not say it. Parts that the catalogue does
 * not hold are left out. Throws not-found for an unknown model, as that search does.
 */
export async function fitmentVerdicts(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  work: SearchBudget,
  { modelid, engine, year, mcodes }: ParsedInputOf<'fitmentVerdicts'>,
): Promise<CallResultOf<'fitmentVerdicts'>> {
  const model = catalogue.frame.model(modelid)
  if (model === undefined) throw notFoundError(/*i18n*/ 'There is no model of {id}.', { id: modelid })
  const vehicle: VehicleOfModel = { modelid, engine: engine ?? null, year: year ?? null }
  const parts = await work.runSteps(readPartsToJudge(catalogue, mcodes, modelid))
  const isOfVehicle = ({ entries }: (typeof parts)[number]) => entries.some((entry) => isFitmentOfVehicle(entry, vehicle))
  const [notes, unnamed] = [new Map<number, readonly FitNote[]>(), new Set<number>()]
  for (const part of parts) {
    const { segment, segmentRow } = catalogue.segmentOfRow(part.row)
    if (part.entries.some(({ modelId }) => modelId === modelid)) notes.set(part.row, await records(segment).readFitNotes(segmentRow))
    if (!isOfVehicle(part) && (await records(segment).hasUnnamedVehicles(segmentRow))) unnamed.add(part.row)
  }
  return parts.map(({ mcode, row, entries }) => {
    const takeNote = createNoteLookup(notes.get(row) ?? [])
    const fitments = entries.map(
      ({ fromYear, toYear, engineIndex, ...fitment }): FitmentOfModel => ({
        ...fitment,
        note: fitment.modelId === modelid ? takeNote(fitment.modelId, fitment.engine, { engineIndex, fromYear, toYear }) : '',
      }),
    )
    // The cast is safe, because index segments contain only the types of the part table.
    const type = catalogue.columnTextOf('type', row) as PartType
    const facts = { isUniversal: isUniversalType(type), isComponent: !isUnit({ type }), hasUnnamedVehicles: unnamed.has(row) }
    return { mcode, verdict: judgeFit({ fitments, ...facts }, vehicle, model) }
  })
}

/** Finds the parts and their fitments in the index. A list of fitments can be long, so each part is a step. */
function* readPartsToJudge(catalogue: Catalogue, mcodes: readonly Mcode[], modelId: string) {
  const parts: { mcode: Mcode; row: number; entries: ReturnType<typeof entriesOfRow> }[] = []
  for (const mcode of mcodes) {
    yield
    const row = catalogue.rowOfCode(mcode)
    if (row >= 0) parts.push({ mcode, row, entries: entriesOfRow(catalogue, row, modelId) })
  }
  return parts
}

/**
 * Returns the fitments of a row to a model as the index holds them, and the first one to any model: a part that fits other models only
 * differs from one of which no fitments are known.
 */
function entriesOfRow(catalogue: Catalogue, row: number, wantedModelId: string) {
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  const { engines } = segment.fits
  const entries = []
  for (const entry of segment.fits.fitmentsOfList(segment.fits.of[segmentRow] ?? 0)) {
    const { modelId, engine } = engines[entry.engineIndex] ?? { modelId: '', engine: '' }
    if (modelId !== wantedModelId && entries.length > 0) continue
    const { fromYear, toYear } = entry
    entries.push({ ...entry, modelId, engine, from: fromYear === 0 ? null : fromYear, to: toYear === OPEN_END_YEAR ? null : toYear })
  }
  return entries
}
