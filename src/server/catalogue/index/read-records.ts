import { sql } from 'kysely'
import type { IndexedPart } from '#search/part.ts'
import type { FitNote, PartRecord, PartsListRow } from '#search/records/part-record.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import type { Db } from '#server/db/open.ts'
import { segmentFieldsSql } from '#server/db/part-columns.ts'
import { hasUnnamedVehicles } from '#server/db/unnamed-applications.ts'
import type { PartBatch } from './section-builder.ts'

type PartsListCells = [position: number, name: string, qty: number, partId: number | null]

type FitmentNoteCells = [modelId: string, engine: string, from: number | null, to: number | null, note: string]

interface PartRecordRow extends Omit<PartRecord, 'partsList' | 'fitNotes'> {
  id: number
  fitNotes: FitmentNoteCells[] | null
  partsList: PartsListCells[] | null
}

/** Reads the data of parts' pages that is not in the search index, by part id. */
async function readPartRecords(db: Db, tenantId: string, ids: readonly number[]): Promise<Map<number, PartRecord>> {
  const read = await sql<{ rows: PartRecordRow[] | null }>`
    with chosen as materialized (select * from part where tenant_id = ${tenantId} and id = any(${[...ids]}::int[])),
    lists as (select unit_id, json_agg(json_build_array(position, name, qty, part_id) order by position) as list
      from parts_list where tenant_id = ${tenantId} and unit_id in (select id from chosen) group by unit_id),
    notes as (select part_id, json_agg(json_build_array(model_id, engine, year_from, year_to, note)) as list
      from fitment where tenant_id = ${tenantId} and part_id in (select id from chosen) and note <> '' group by part_id)
    select json_agg(json_build_object('id', chosen.id, ${segmentFieldsSql('record')}, 'gtin', gtin, 'fitNotes', notes.list, 'partsList', lists.list,
      'hasUnnamedVehicles', (select ${hasUnnamedVehicles} from part where part.tenant_id = ${tenantId} and part.id = chosen.id),
      'style', case when style.id is not null then json_build_object('id', style.id, 'name', style.name) end)) as rows
    from chosen
      left join lists on lists.unit_id = chosen.id
      left join notes on notes.part_id = chosen.id
      left join style_variant on type = 'workwear' and style_variant.tenant_id = ${tenantId} and style_variant.mcode = chosen.mcode
      left join style on style.tenant_id = ${tenantId} and style.id = style_variant.style_id`.execute(db)
  return new Map((read.rows[0]?.rows ?? []).map((row) => [row.id, partRecordOf(row)]))
}

const partRecordOf = ({ id: _, partsList, fitNotes, ...record }: PartRecordRow): PartRecord => ({
  ...record,
  fitNotes: (fitNotes ?? []).map(([modelId, engine, from, to, note]): FitNote => ({ modelId, engine, from, to, note })),
  partsList: (partsList ?? []).map(([position, name, qty, partId]): PartsListRow => ({ position, name, qty, partId })),
})

/** Adds to each part the record with its page data. `pause` is called between two batches, and may throw to end the work. */
export async function* addPartRecords(
  { db, tenantId, pause }: { db: Db; tenantId: string; pause: WorkPause },
  parts: AsyncIterable<readonly IndexedPart[]>,
): AsyncGenerator<PartBatch, void> {
  for await (const some of parts) {
    await pause()
    const recordOf = await readPartRecords(
      db,
      tenantId,
      some.map(({ id }) => id),
    )
    // Parts that were deleted after they were listed are left out. The change log names them.
    const both = some.flatMap((part) => {
      const record = recordOf.get(part.id)
      return record === undefined ? [] : [{ part, record }]
    })
    yield { parts: both.map(({ part }) => part), records: both.map(({ record }) => record) }
  }
}
