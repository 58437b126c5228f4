import { type RawBuilder, sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { computeNewFitments, type ValidApplications } from '#server/import/applications/fitment-lists.ts'
import { hasUnmatchedApplications, matchPartsInBatches } from '#server/import/applications/match-parts.ts'
import { onlyItemOrNull, readPartCandidates } from '#server/import/applications/part-ids.ts'
import { readVehicleNames } from '#server/import/applications/read-names.ts'
import { type FitmentRow, readPartsGettingApplications } from '#server/import/applications/read-parts.ts'
import type { ShopVehicles } from '#server/import/applications/shop-vehicles.ts'
import type { PartIdFinder } from '#server/import/applications/stage-applications.ts'
import { toPartCode, toPartCodeWithBrand } from '#server/import/engine/match/part-code.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import type { PartListItem } from '#server/import/engine/run/lists.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { appendStagedRows } from '#server/import/engine/stage/append-staged-rows.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'

/** The number of parts whose waiting applications are processed at a time. */
const PARTS_PER_BATCH = 25

/**
 * Assigns ACES applications that wait for their part to the parts whose numbers this import run adds. Plans the assignments as changes and
 * stages the fitments that follow from them. New makes and models are added to `vehicles`. Returns the number of assigned applications.
 */
export async function assignWaitingApplications(run: ImportRun, vehicles: ShopVehicles, changes: PlannedChanges): Promise<number> {
  const { db, tenantId, id } = run
  if (!(run.kind === 'parts' || run.kind === 'pies' || run.kind === 'numbers') || !(await hasUnmatchedApplications(db, tenantId))) return 0
  const brought = await RunPartLookup.readRunPartLookup(run)
  if (brought.isEmpty) return 0
  const joined = new Map<number, { partId: number; mcode: string; applicationIds: string[] }>()
  let count = 0
  for await (const { matched } of matchPartsInBatches(db, { tenantId, importId: id }, brought.partIdsOf))
    for (const { id: rowId, partId } of matched) {
      const mcode = brought.codeOf(partId)
      if (mcode === undefined) continue
      const known = joined.get(partId)
      if (known === undefined) joined.set(partId, { partId, mcode, applicationIds: [rowId] })
      else known.applicationIds.push(rowId)
      count += 1
    }
  if (count === 0) return 0
  const counting = await readCurrentValidApplications(run)
  const parts = [...joined.values()]
  for (const some of chunksOf(parts, PARTS_PER_BATCH)) {
    await yieldToRequests()
    const staged = await readStagedFitments(
      run,
      some.map(({ mcode }) => mcode),
    )
    const lists = (await readPartsGettingApplications(db, tenantId, some)).flatMap(({ mcode, applications, fitments: now }) => {
      const { fitments } = computeNewFitments({ applications, fitments: staged.get(mcode) ?? now }, counting, vehicles)
      return fitments === null ? [] : [{ of: 'fitments', key: mcode, value: fitments }]
    })
    await appendStagedRows(run, lists)
    await changes.addChanges(
      some.map(({ partId, mcode, applicationIds }) => ({
        objectKind: 'applications',
        key: mcode,
        partId,
        before: null,
        after: applicationIds,
      })),
    )
  }
  return count
}

/** Reads the lists of fitments that this import run has already staged, by part code. */
async function readStagedFitments({ db, tenantId, id }: ImportRun, mcodes: readonly string[]): Promise<Map<string, FitmentRow[]>> {
  const { rows } = await sql<{ key: string; value: FitmentRow[] }>`
    select distinct on (key) key, value from import_row
    where tenant_id = ${tenantId} and import_id = ${id} and of = 'fitments' and key = any(${mcodes}::text[]) order by key, seq desc`.execute(
    db,
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

async function readCurrentValidApplications(run: ImportRun): Promise<ValidApplications> {
  const { db, tenantId, id } = run
  const { rows } = await sql<{
    source: string
    import_id: number
  }>`select source, import_id from application_source where tenant_id = ${tenantId}`.execute(db)
  const names = await readVehicleNames(db, { tenantId, importId: id })
  return {
    importId: id,
    importIdBySource: new Map(rows.map(({ source, import_id }) => [source, import_id])),
    sources: new Set(),
    vehicleNames: names,
  }
}

/** The parts that an import run adds or whose numbers it changes. They can be found by code and by number. */
class RunPartLookup {
  readonly #codes = new Map<number, string>()
  readonly #byCode = new Map<string, number>()
  readonly #byNumber = new Map<string, Set<number>>()

  private constructor(private readonly run: ImportRun) {}

  static async readRunPartLookup(run: ImportRun): Promise<RunPartLookup> {
    const all = new RunPartLookup(run)
    for await (const range of readKeyRanges(run.db, run, ['part', 'numbers'])) await all.#read(range)
    return all
  }

  get isEmpty(): boolean {
    return this.#codes.size === 0
  }

  codeOf = (partId: number): string | undefined => this.#codes.get(partId)

  readonly partIdsOf: PartIdFinder = async (asked) => {
    const known = await readPartCandidates(this.run.db, this.run.tenantId, asked)
    return asked.map(({ code, brand }, at) => {
      const { withBrand = null, ofCode = null, bearers = [] } = known[at] ?? {}
      const byCode = (text: string | null) => (text === null ? null : (this.#byCode.get(text) ?? null))
      const borne = [...new Set([...bearers, ...(this.#byNumber.get(numberKey(code)) ?? [])])]
      return withBrand ?? byCode(toPartCodeWithBrand(code, brand)) ?? ofCode ?? byCode(toPartCode(code)) ?? onlyItemOrNull(borne)
    })
  }

  async #read(range: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{
      of: string
      key: string
      partId: number
      isNew: boolean
      producer: string
      numbers: PartListItem[] | null
    }>`
      select of, key, part_id as "partId", of = 'part' and before is null as "isNew", coalesce(after ->> 'producer',
          (select producer from part where part.tenant_id = one.tenant_id and part.id = one.part_id), '') as producer,
        case when of = 'numbers' then after end as numbers
      from import_change as one where ${range} and (of = 'numbers' or before is null)`.execute(this.run.db)
    const producers = new Map(rows.flatMap(({ isNew, partId, producer }) => (isNew ? [[partId, producer] as const] : [])))
    for (const { key, partId, isNew, producer, numbers } of rows) {
      this.#codes.set(partId, key)
      if (isNew) this.#byCode.set(key, partId)
      const own = (producers.get(partId) ?? producer).toLowerCase()
      for (const { kind, maker, key: number } of numbers ?? [])
        if (kind === 'mcode' || String(maker).toLowerCase() === own) this.#bear(String(number), partId)
    }
  }

  #bear(number: string, partId: number): void {
    const known = this.#byNumber.get(number)
    if (known === undefined) this.#byNumber.set(number, new Set([partId]))
    else known.add(partId)
  }
}
