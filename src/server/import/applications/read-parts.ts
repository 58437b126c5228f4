import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { ApplicationFacts } from '#server/import/facts.ts'
import type { Application } from './application.ts'
import type { ImportRunKey } from './import-of.ts'

/** A fitment of a part, as stored in the database. */
export interface FitmentRow {
  model_id: string
  engine: string
  year_from: number | null
  year_to: number | null
  note: string
  /** Whether the fitment was computed from ACES applications. Null when the origin of the fitment is unknown. */
  derived: boolean | null
}

/** A stored ACES application with its import run and its source (brand). */
export interface StoredApplication extends Application {
  importId: number
  source: string
}

export interface PartWithApplications {
  id: number
  mcode: string
  applications: StoredApplication[]
  fitments: FitmentRow[]
}

type ApplicationCells = [
  ...[importId: number, source: string, identity: string, line: number, by: ApplicationFacts['vehicle']['by'], id: string | null],
  ...[makeId: string | null, modelId: string | null, typeId: string | null, from: number | null, to: number | null],
  ...[narrowedBy: Record<string, string> | null, qualifiers: string[] | null, notes: string[] | null],
  ...[position: string, qty: number | null, partType: string, code: string],
]
/** SQL for the cells of an application, as one JSON array. */
const applicationCellsSql = sql`json_build_array(import_id, source, identity::text, line, vehicle_by, vehicle_id, make_id, model_id, type_id,
  year_from, year_to, narrowed, qualifiers, notes, position, qty, part_type, code)`

type FitmentCells = [model: string, engine: string, from: number | null, to: number | null, note: string, derived: boolean | null]

/**
 * Reads the next parts in the order of ids. Each part comes with its current fitments and with its applications that are valid or belong to
 * the import run. Parts without applications are left out. `next` is the last id that was read, or null after the last part.
 */
export async function readPartsAfterId(
  db: Db,
  { tenantId, importId }: ImportRunKey,
  last: number,
  size: number,
): Promise<{ parts: PartWithApplications[]; lastPartId: number | null }> {
  const { rows } = await sql<{
    next: number | null
    parts: [id: number, mcode: string, cells: ApplicationCells[], fits: FitmentCells[] | null][] | null
  }>`
    with chosen as materialized (select id, mcode from part where tenant_id = ${tenantId} and id > ${last} order by id limit ${size}),
    said as (
      select part_id, json_agg(${applicationCellsSql} order by line, id) as list
      from part_application as row
      where tenant_id = ${tenantId} and part_id in (select id from chosen) and not deletes
        and (import_id = ${importId} or (source, import_id) in (select source, import_id from application_source where tenant_id = ${tenantId}))
      group by part_id),
    fits as (
      select part_id, json_agg(json_build_array(model_id, engine, year_from, year_to, note, derived)) as list
      from fitment where tenant_id = ${tenantId} and part_id in (select part_id from said) group by part_id)
    select (select max(id) from chosen) as next,
      (select json_agg(json_build_array(chosen.id, mcode, said.list, fits.list) order by chosen.id)
        from chosen join said on said.part_id = chosen.id left join fits on fits.part_id = chosen.id) as parts`.execute(db)
  const parts = (rows[0]?.parts ?? []).map(([id, mcode, cells, fits]) => ({
    ...{ id, mcode, applications: cells.map(toStoredApplication) },
    fitments: (fits ?? []).map(toFitmentRow),
  }))
  return { parts, lastPartId: rows[0]?.next ?? null }
}

/**
 * Reads the parts that get waiting applications, including new parts, each with its applications and current fitments. `ids` are the ids of
 * the waiting applications.
 */
export async function readPartsGettingApplications(
  db: Db,
  tenantId: string,
  joined: readonly { partId: number; mcode: string; applicationIds: readonly string[] }[],
): Promise<PartWithApplications[]> {
  const ids = joined.flatMap((one) => one.applicationIds)
  const { rows } = await sql<{ partId: number; list: ApplicationCells[] | null; fits: FitmentCells[] | null }>`
    with wanted as (select * from unnest(${joined.flatMap((one) => one.applicationIds.map(() => one.partId))}::int[], ${ids}::bigint[]) as one (part_id, row_id)),
    said as (
      select wanted.part_id, line, id, ${applicationCellsSql} as cells from wanted
      join part_application as row on row.tenant_id = ${tenantId} and row.part_id = 0 and row.id = wanted.row_id
      union all
      select row.part_id, line, id, ${applicationCellsSql} from part_application as row
      where row.tenant_id = ${tenantId} and row.part_id = any(${joined.map(({ partId }) => partId)}::int[]) and not deletes
        and (source, import_id) in (select source, import_id from application_source where tenant_id = ${tenantId}))
    select asked.part_id as "partId", (select json_agg(cells order by line, id) from said where said.part_id = asked.part_id) as list,
      (select json_agg(json_build_array(model_id, engine, year_from, year_to, note, derived)) from fitment
        where fitment.tenant_id = ${tenantId} and fitment.part_id = asked.part_id) as fits
    from unnest(${joined.map(({ partId }) => partId)}::int[]) with ordinality as asked (part_id, place) order by place`.execute(db)
  return rows.map(({ partId, list, fits }, at) => ({
    id: partId,
    mcode: joined[at]?.mcode ?? '',
    applications: (list ?? []).map(toStoredApplication),
    fitments: (fits ?? []).map(toFitmentRow),
  }))
}

const toFitmentRow = ([model_id, engine, year_from, year_to, note, derived]: FitmentCells): FitmentRow => ({
  model_id,
  engine,
  year_from,
  year_to,
  note,
  derived,
})

function toStoredApplication(cells: ApplicationCells): StoredApplication {
  const [
    importId,
    source,
    identity,
    line,
    by,
    id,
    makeId,
    modelId,
    typeId,
    from,
    to,
    narrowedBy,
    qualifiers,
    notes,
    position,
    qty,
    partType,
    code,
  ] = cells
  return {
    ...{
      importId,
      source,
      identity,
      code,
      line,
      vehicle: toApplicationVehicle(by, { id, makeId, modelId, typeId, yearFrom: from, yearTo: to }),
    },
    ...{ narrowedBy: narrowedBy ?? {}, qualifiers: qualifiers ?? [], notes: notes ?? [], position, qty, partType },
  }
}

interface VehicleCells {
  id: string | null
  makeId: string | null
  modelId: string | null
  typeId: string | null
  yearFrom: number | null
  yearTo: number | null
}

function toApplicationVehicle(
  by: ApplicationFacts['vehicle']['by'],
  { id, makeId, modelId, typeId, yearFrom, yearTo }: VehicleCells,
): ApplicationFacts['vehicle'] {
  const [make, model] = [makeId ?? '', modelId ?? '']
  switch (by) {
    case 'base-vehicle':
    case 'equipment-base':
      return { by, id: id ?? '' }
    case 'years':
      return { by, from: yearFrom ?? 0, to: yearTo ?? 0, makeId: make, modelId: model }
    case 'equipment':
      return { by, makeId: make, modelId: model, typeId: typeId ?? '', from: yearFrom, to: yearTo }
  }
}
