import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { type FitmentDetails, fitmentVerdicts as judgeFromIndex } from '#search/records/fitment-verdicts.ts'
import type { FitNote } from '#search/records/part-record.ts'
import { hasUnnamedVehicles } from '#server/db/unnamed-applications.ts'
import type { CatalogueRequestContext } from './ask.ts'

/**
 * Judges whether parts fit a vehicle. The index says which, as for the search by vehicle; the database adds the notes of the fitments and
 * which parts have vehicles that the shop cannot name.
 */
export async function fitmentVerdicts(
  ask: CatalogueRequestContext,
  input: ParsedInputOf<'fitmentVerdicts'>,
): Promise<CallResultOf<'fitmentVerdicts'>> {
  const { db, tenantId } = ask
  const catalogue = await ask.catalogue()
  const rowsByPartId = (rows: readonly number[]) => new Map(rows.map((row) => [catalogue.idOf(row), row]))
  const details: FitmentDetails = {
    runSteps: (steps) => ask.runSearch((work) => work.runSteps(steps)),
    readNotes: async (rows, modelId) => {
      if (rows.length === 0) return new Map()
      const rowOf = rowsByPartId(rows)
      const read = await sql<FitNote & { partId: number }>`
        select part_id as "partId", model_id as "modelId", engine, year_from as "from", year_to as "to", note from fitment
        where tenant_id = ${tenantId} and model_id = ${modelId} and part_id = any(${[...rowOf.keys()]}::int[]) and note <> ''
        order by note collate "C"`.execute(db)
      const notes = new Map<number, FitNote[]>()
      for (const { partId, ...note } of read.rows) {
        const row = rowOf.get(partId) ?? -1
        notes.set(row, [...(notes.get(row) ?? []), note])
      }
      return notes
    },
    readRowsWithUnnamedVehicles: async (rows) => {
      if (rows.length === 0) return new Set()
      const rowOf = rowsByPartId(rows)
      const read = await sql<{ id: number }>`
        select part.id from part where part.tenant_id = ${tenantId} and part.id = any(${[...rowOf.keys()]}::int[])
          and ${hasUnnamedVehicles}`.execute(db)
      return new Set(read.rows.flatMap(({ id }) => rowOf.get(id) ?? []))
    },
  }
  return judgeFromIndex(catalogue, input, details)
}
