import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { type ExportScope, type ExportSheet, numericCell, type SheetRow } from '#server/export/sheet.ts'

interface FitmentRow {
  part_id: number
  model_id: string
  engine: string
  year_from: number | null
  year_to: number | null
  note: string
}

interface ModelRow {
  id: string
  application: string
  make: string
  line: string
  model: string
}

type FitmentWithModel = FitmentRow & ModelRow

/** Number of parts per query. It is small, because some parts have a thousand fitments. */
const PARTS_PER_QUERY = 50
/** Number of model names that are cached. They take some megabytes. */
const MAX_MODELS = 20_000

/** Returns a key for sorting fitments. The key does not depend on the ids of a shop. */
const fitmentSortKey = ({ application, make, line, model, engine, year_from, year_to, note }: FitmentWithModel): string =>
  [application, make, line, model, engine, year_from ?? 0, year_to ?? 9999, note].join('\u0000')

/** Exports one line per fitment of a part, with the names of make, model and engine. */
export async function fitmentsSheet(scope: ExportScope): Promise<ExportSheet> {
  const { db, tenantId } = scope
  const models = new LRUCache<string, ModelRow>({ max: MAX_MODELS })
  async function readFitmentsOfParts(ids: readonly number[]): Promise<Map<number, FitmentWithModel[]>> {
    const { rows } = await sql<FitmentRow>`
      select part_id, model_id, engine, year_from, year_to, note from fitment where tenant_id = ${tenantId} and part_id = any(${ids}::int[])`.execute(
      db,
    )
    const named = new Map(rows.flatMap(({ model_id: id }) => [[id, models.get(id)] as const]))
    const missing = [...named].flatMap(([id, known]) => (known === undefined ? [id] : []))
    for (const model of missing.length === 0 ? [] : await readModels(scope, missing)) {
      models.set(model.id, model)
      named.set(model.id, model)
    }
    const byPart = new Map<number, FitmentWithModel[]>()
    for (const row of rows) {
      const model = named.get(row.model_id)
      // A fitment without a model is left out, because the shop does not show it either.
      if (model !== undefined) byPart.set(row.part_id, [...(byPart.get(row.part_id) ?? []), { ...row, ...model }])
    }
    for (const fits of byPart.values()) fits.sort((one, other) => (fitmentSortKey(one) < fitmentSortKey(other) ? -1 : 1))
    return byPart
  }
  async function* generateRows() {
    for await (const parts of readPartRanges<{ id: number; producer: string }>(scope, sql`id, producer`, PARTS_PER_QUERY)) {
      const fits = await readFitmentsOfParts(parts.map(({ id }) => id))
      yield parts.flatMap(({ id, mcode, producer }) =>
        (fits.get(id) ?? []).map(
          ({ application, make, line, model, engine, year_from, year_to, note }): SheetRow => [
            ...[mcode, producer, application, make, line === model ? null : line, model, engine],
            ...[numericCell(year_from), numericCell(year_to), note],
          ],
        ),
      )
    }
  }
  return {
    headings: ['Part number', 'Brand', 'Application', 'Make', 'Model line', 'Model', 'Engine', 'Year from', 'Year to', 'Note'],
    rows: generateRows(),
  }
}

async function readModels({ db, tenantId }: Pick<ExportScope, 'db' | 'tenantId'>, ids: readonly string[]): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select model.id, application.name as application, make.name as make, model.group_name as line, model.name as model
    from model
      join make on make.tenant_id = model.tenant_id and make.id = model.make_id
      join application on application.tenant_id = make.tenant_id and application.id = make.application_id
    where model.tenant_id = ${tenantId} and model.id = any(${ids}::text[])`.execute(db)
  return rows
}
