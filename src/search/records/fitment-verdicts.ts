import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import { type FitmentOfModel, isFitmentOfVehicle, judgeFit } from '#contract/vehicle/judge-fit.ts'
import { isUniversalType } from '#contract/vehicle/universal-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { notFoundError } from '#search/catalogue/not-found-error.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { OPEN_END_YEAR } from '#search/segment/fit-index.ts'
import { createNoteLookup } from './fit-notes.ts'
import type { FitNote } from './part-record.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** What the index does not hold of fitments, by catalogue rows. */
export interface FitmentDetails {
  /** Runs the reading of the index, which takes a step for each part. */
  runSteps: <Result>(steps: Generator<unknown, Result>) => Promise<Result>
  /** The notes of the fitments of parts: of at least the given model. Rows without notes may be absent. */
  readNotes: (rows: readonly number[], modelId: string) => Promise<ReadonlyMap<number, readonly FitNote[]>>
  /** Those of the rows whose part has fitments that name vehicles by ids only. */
  readRowsWithUnnamedVehicles: (rows: readonly number[]) => Promise<ReadonlySet<number>>
}

/** The records of a pack hold both. Packs that were made before they held unnamed vehicles name none. */
export const fitmentDetailsOfRecords = (catalogue: Catalogue, records: GetSegmentRecords): FitmentDetails => ({
  // The index of a pack serves only this device, so no other request waits.
  runSteps: (steps) => runInSteps(steps, noPause),
  readNotes: async (rows) => {
    const notes = new Map<number, readonly FitNote[]>()
    for (const row of rows) {
      const { segment, segmentRow } = catalogue.segmentOfRow(row)
      notes.set(row, await records(segment).readFitNotes(segmentRow))
    }
    return notes
  },
  readRowsWithUnnamedVehicles: async (rows) => {
    const found = new Set<number>()
    for (const row of rows) {
      const { segment, segmentRow } = catalogue.segmentOfRow(row)
      if (await records(segment).hasUnnamedVehicles(segmentRow)) found.add(row)
    }
    return found
  },
})

/**
 * Judges parts for a vehicle from their fitments in the index, which the search by vehicle goes by too. Parts that the catalogue does not
 * hold are left out. Throws not-found for an unknown model, as that search does.
 */
export async function fitmentVerdicts(
  catalogue: Catalogue,
  { modelid, engine, year, mcodes }: ParsedInputOf<'fitmentVerdicts'>,
  { runSteps, readNotes, readRowsWithUnnamedVehicles }: FitmentDetails,
): Promise<CallResultOf<'fitmentVerdicts'>> {
  const model = catalogue.frame.model(modelid)
  if (model === undefined) throw notFoundError(/*i18n*/ 'There is no model of {id}.', { id: modelid })
  const vehicle: VehicleOfModel = { modelid, engine: engine ?? null, year: year ?? null }
  const parts = await runSteps(readPartsToJudge(catalogue, mcodes, modelid))
  const isOfVehicle = ({ entries }: (typeof parts)[number]) => entries.some((entry) => isFitmentOfVehicle(entry, vehicle))
  const rowsOf = (some: typeof parts) => some.map(({ row }) => row)
  const [notes, unnamed] = await Promise.all([
    readNotes(rowsOf(parts.filter(({ entries }) => entries.some(({ modelId }) => modelId === modelid))), modelid),
    readRowsWithUnnamedVehicles(rowsOf(parts.filter((part) => !isOfVehicle(part)))),
  ])
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
