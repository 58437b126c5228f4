import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { deriveFitments } from '#server/import/applications/derive-fitments.ts'
import type { FitmentDerivationCounts } from '#server/import/applications/fitment-derivation-report.ts'
import { partIdFinderOfTenant } from '#server/import/applications/part-ids.ts'
import { stageApplications } from '#server/import/applications/stage-applications.ts'
import { stageVehicles } from '#server/import/applications/stage-vehicles.ts'
import type { ApplicationFacts, Remark, VehicleFacts } from '#server/import/facts.ts'
import { partRow } from '../../db/support/part-rows.ts'

export const application = (code: string, baseVehicle: string, more: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  ...{ at: { file: 'aces.xml', line: 1 }, action: 'add', code, brand: 'ZZVT', vehicle: { by: 'base-vehicle', id: baseVehicle } },
  ...{ narrowedBy: {}, qualifiers: [], notes: [], position: '', qty: 1, partTypeId: '1' },
  ...more,
})

export const vehicle = (of: string, id: string, more: Partial<VehicleFacts> = {}): VehicleFacts => ({
  ...{
    at: { file: 'vehicles.csv', line: 2 },
    of,
    id,
    name: '',
    year: null,
    yearTo: null,
    make: '',
    model: '',
    makeId: '',
    modelId: '',
    engine: '',
    application: '',
  },
  ...more,
})

export interface Loaded {
  counts: FitmentDerivationCounts
  remarks: Remark[]
  /** What was staged and which fitments are to come, by `of` and key. */
  staged: Record<string, unknown>
  undo: () => Promise<void>
}

interface Loads {
  applications?: readonly ApplicationFacts[]
  vehicles?: readonly VehicleFacts[]
  isUpdate?: boolean
}

/** A shop with these parts. Runs are switched here in the plainest way, as the engine says it does: old against new, row by row. */
export class ApplicationShop {
  #runs = 0

  private constructor(
    readonly db: Db,
    readonly tenantId: string,
  ) {}

  static async of(db: Db, tenantId: string, codes: readonly string[]): Promise<ApplicationShop> {
    await sql`insert into tenant (id, hosts, is_default, name, branding) values (${tenantId}, '{}', false, '', '{}')`.execute(db)
    const shop = new ApplicationShop(db, tenantId)
    for (const code of codes) await shop.addPart(code)
    return shop
  }

  addPart = (code: string) => this.db.insertInto('part').values(partRow(this.tenantId, code)).execute()

  async load({ applications = [], vehicles = [], isUpdate = false }: Loads): Promise<Loaded> {
    this.#runs += 1
    const run = { tenantId: this.tenantId, importId: this.#runs }
    const partIdsOf = partIdFinderOfTenant(this.db, this.tenantId)
    await stageVehicles(this.db, run, vehicles)
    await stageApplications(this.db, run, applications, partIdsOf, new Set())
    const remarks: Remark[] = []
    let counts: FitmentDerivationCounts | undefined
    const lists: { of: string; key: string; value: unknown }[] = []
    for await (const step of deriveFitments(this.db, { ...run, file: 'aces.xml', isUpdate, findPartIds: partIdsOf })) {
      if (step.type === 'derived')
        lists.push(...step.changedParts.map(({ mcode, after }) => ({ of: 'fitments', key: mcode, value: after })))
      if (step.type === 'noted') remarks.push(step.note)
      if (step.type === 'left-out') remarks.push(step.leftOut)
      if (step.type === 'counted') counts = step.counts
    }
    if (counts === undefined) throw new Error('Nothing was counted.')
    const { rows: staged } = await sql<{ of: string; key: string; value: unknown }>`
      select of, key, value from import_row where tenant_id = ${this.tenantId} and import_id = ${run.importId} order by seq`.execute(
      this.db,
    )
    const rows = [...lists, ...staged]
    const undone: (() => Promise<void>)[] = []
    for (const { of, key, value } of rows) undone.unshift(await this.#put(of, key, value))
    return {
      ...{ counts, remarks },
      staged: Object.fromEntries(rows.map(({ of, key, value }) => [`${of} ${key}`, value])),
      undo: async () => {
        for (const one of undone) await one()
      },
    }
  }

  /** Puts one thing in the place of what is there. Returns how it is undone. */
  async #put(of: string, key: string, value: unknown): Promise<() => Promise<void>> {
    const before = of === 'fitments' ? await this.#swapList(key, value) : await this.#swapRow(of, key, value)
    return async () => {
      if (of === 'fitments') await this.#swapList(key, before)
      else await this.#swapRow(of, key, before)
    }
  }

  async #swapList(mcode: string, value: unknown): Promise<unknown> {
    const { rows } = await sql<{ list: unknown }>`
      with part_of as (select id from part where tenant_id = ${this.tenantId} and mcode = ${mcode}),
      gone as (delete from fitment using part_of where fitment.tenant_id = ${this.tenantId} and part_id = part_of.id
        returning model_id, engine, year_from, year_to, note, derived),
      made as (
        insert into fitment (tenant_id, part_id, model_id, engine, year_from, year_to, note, derived)
        select ${this.tenantId}, part_of.id, one.* from part_of, jsonb_to_recordset(${JSON.stringify(value)}::jsonb)
          as one (model_id text, engine text, year_from int, year_to int, note text, derived boolean))
      select coalesce(jsonb_agg(gone), '[]') as list from gone`.execute(this.db)
    return rows[0]?.list
  }

  async #swapRow(table: string, key: string, value: unknown): Promise<unknown> {
    const own = table === 'application_source' ? sql`source` : table === 'vehicle' ? sql`of || '|' || id` : sql`id`
    const { rows } = await sql<{ row: unknown }>`
      delete from ${sql.table(table)} as row where tenant_id = ${this.tenantId} and ${own} = ${key} returning to_jsonb(row) as row`.execute(
      this.db,
    )
    if (value !== null)
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)},
        ${JSON.stringify(value)}::jsonb || jsonb_build_object('tenant_id', ${this.tenantId}::text))).*`.execute(this.db)
    return rows[0]?.row ?? null
  }

  /** What parts fit, as a person would say it: `VT-1001 Volt Ampere 2.0 2001–2003 (Front)`. */
  async fits(): Promise<string[]> {
    const { rows } = await sql<{ said: string }>`
      select concat_ws(' ', mcode, make.name, model.name, nullif(engine, ''),
        coalesce(fitment.year_from::text, '') || '–' || coalesce(fitment.year_to::text, ''), '(' || nullif(note, '') || ')') as said
      from fitment join part on part.tenant_id = fitment.tenant_id and part.id = part_id
      join model on model.tenant_id = fitment.tenant_id and model.id = model_id
      join make on make.tenant_id = fitment.tenant_id and make.id = make_id
      where fitment.tenant_id = ${this.tenantId}`.execute(this.db)
    return rows.map(({ said }) => said).sort()
  }

  /** Rows of `part_application` by run. */
  async kept(): Promise<Record<string, number>> {
    const { rows } = await sql<{ import_id: number; n: number }>`
      select import_id, count(*)::int as n from part_application where tenant_id = ${this.tenantId} group by import_id`.execute(this.db)
    return Object.fromEntries(rows.map(({ import_id, n }) => [import_id, n]))
  }

  async table(name: string): Promise<unknown[]> {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(one) - 'tenant_id' as row from ${sql.table(name)} as one where tenant_id = ${this.tenantId} order by to_jsonb(one)`.execute(
      this.db,
    )
    return rows.map(({ row }) => row)
  }
}
