import { sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import { readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { CategoriesAndAttributes } from '#server/import/engine/match/categories-and-attributes.ts'
import { type ExistingPart, readExistingParts, readPartsWithNumbers } from '#server/import/engine/match/existing-part.ts'
import { foldName } from '#server/import/engine/match/fold-name.ts'
import { isSameBrand, matchPart } from '#server/import/engine/match/match-part.ts'
import { toPartCode, toPartCodeWithBrand } from '#server/import/engine/match/part-code.ts'
import { planFitments } from '#server/import/engine/plan/fitments/plan-fitments.ts'
import { planPart } from '#server/import/engine/plan/part/plan-part.ts'
import { splitOffersByCondition } from '#server/import/engine/repeats/offers-by-condition.ts'
import { mergeRepeatedRows, type RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import { addDuplicateGtinRemarks } from '#server/import/engine/repeats/same-gtins.ts'
import { mergeSmallTableRepeats } from '#server/import/engine/repeats/small-repeats.ts'
import type { LinesByOutcome, RowResults } from '#server/import/engine/results/row-results.ts'
import { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { type ImportKind, importKinds, isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import { prefetchNextItem } from '#server/import/engine/run/prefetch-next.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { appendStagedRows, type StagedRow } from '#server/import/engine/stage/append-staged-rows.ts'
import {
  placeOfStagedRow,
  placesOfStagedPart,
  type StagedPart,
  type StagedPartFacts,
  type StagedPlace,
} from '#server/import/engine/stage/staged-part.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { type ApplicationCounts, planApplications } from './plan-applications.ts'
import { planCategories } from './plan-categories.ts'
import { planComponents } from './plan-components.ts'
import { planWithdrawalOfMissingParts } from './plan-missing-parts.ts'

/**
 * The number of part numbers that are planned at a time. One batch takes some milliseconds, and requests are answered between two batches.
 * Imports of prices and stock can take larger batches, because fewer columns are compared.
 */
const PART_NUMBERS_PER_BATCH = { live: 200, whole: 50 }
/** The number of parts that are planned before other requests get their turn. */
const PARTS_BETWEEN_YIELDS = 25

/** The result of planning an import run. Its changes are in `import_change`. */
export interface PlanResult {
  /** The position in the change log when the catalogue was read. Later changes by others come after this position. */
  changeLogPosition: string
  /** The number of accepted parts of the file, plus the number of parts that are withdrawn because the file lacks them. */
  partCount: number
  /** The counts of ACES applications. Only for ACES files and vehicle tables. */
  applicationCounts?: ApplicationCounts
  /** The line numbers of the file's ACES applications, by result. */
  applicationLines?: LinesByOutcome
  /** The number of waiting ACES applications that got a part of this run. */
  assignedApplicationCount?: number
}

export interface PlanOptions {
  /** The file name as the operator typed it, for remarks about the whole file. */
  file: string
  /** Whether the file is complete for its brands. Then their parts that are not in the file are withdrawn. */
  isFileComplete?: boolean
  /** Whether the file only changes the earlier applications of its sources (brands). Otherwise it replaces them. */
  isUpdate?: boolean
  /** How rows about one part that contradict each other are handled. Without a value, such rows are refused. */
  repeatHandling?: RepeatHandling
  /** Whether a price of zero is valid, because the goods are free. */
  isZeroPriceAllowed?: boolean
  /** Records the result of each row of the file. */
  rowResults: RowResults
  /** Called after each batch with the number of part numbers that were planned. */
  onPartsPlanned: (done: number) => void
}

/**
 * Plans an import run: checks its staged rows as a whole against the current catalogue, and stores the old and new state of each part, list
 * and name as changes. The visible catalogue does not change.
 */
export async function planRun(run: ImportRun, remarks: Remarks, options: PlanOptions): Promise<PlanResult> {
  const { isFileComplete = false, isUpdate = false, onPartsPlanned } = options
  const stamp = await readCurrentSnapshot(run.db)
  // Without statistics, the planner of the database would expect the staging table to have a single row.
  await sampleStatistics(run.db, 'import_row')
  for (const kind of ['vehicle', 'category'] as const) await mergeSmallTableRepeats(run, kind, { remarks, ...options })
  const names = await CategoriesAndAttributes.loadCategoriesAndAttributes(run.db, run.tenantId)
  const changes = new PlannedChanges(run)
  await planCategories(run, names, changes, remarks, options.rowResults)
  const planned = new Map<string, number>()
  const standing = new Set<string>()
  const brands = new Set<string>()
  let done = 0
  for await (const group of prefetchNextItem(readStagedGroups(run))) {
    await planPartBatch(run, group, { names, changes, remarks, plannedPartLines: planned, refusedExistingParts: standing, brands, options })
    done += group.size
    onPartsPlanned(done)
  }
  await changes.addChanges(names.takeChanges())
  await changes.flush()
  await planComponents(run, changes, remarks)
  const applications = await planApplications(run, remarks, { isUpdate, file: options.file })
  const joined = await planFitments(run, changes)
  // Adds remarks about GTINs that several parts have. For PIES files, the reader of the file adds them itself.
  if (run.kind === 'parts') await addDuplicateGtinRemarks(run, (mcode) => planned.get(mcode) ?? 0, remarks)
  const vanished = isFileComplete
    ? await planWithdrawalOfMissingParts(run, brands, (mcode) => planned.has(mcode) || standing.has(mcode), changes)
    : 0
  await changes.flush()
  await remarks.flush()
  return {
    changeLogPosition: stamp,
    partCount: planned.size + vanished,
    ...(applications && { applicationCounts: applications.counts, applicationLines: applications.lines }),
    ...(joined > 0 && { assignedApplicationCount: joined }),
  }
}

/** Yields the staged parts in batches. All rows of one part number are in the same batch, in the order of the file. */
async function* readStagedGroups(run: ImportRun): AsyncGenerator<Map<string, StagedPart[]>, void> {
  interface StagedPartRow extends StagedPlace {
    key: string
    seq: number
    value: StagedPartFacts
  }
  const { db, tenantId, id } = run
  const atOnce = isPriceAndStockRun(run) ? PART_NUMBERS_PER_BATCH.live : PART_NUMBERS_PER_BATCH.whole
  let last = { key: '', seq: 0 }
  /** The rows of the last part number of a page. They are kept back, because more of them may be on the next page. */
  let open: StagedPart[] = []
  for (;;) {
    await yieldToRequests()
    const { rows }: { rows: StagedPartRow[] } = await sql<StagedPartRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
      select key, seq, file, sheet, line, row, value from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and (key, seq) > (${last.key}::text, ${last.seq}::int)
      order by key, seq limit ${sql.lit(atOnce)}`.execute(db)
    const groups = new Map<string, StagedPart[]>(open.length > 0 ? [[last.key, open]] : [])
    for (const { key, value, ...place } of rows) {
      const part: StagedPart = { at: placeOfStagedRow(place), facts: value }
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [part])
      else known.push(part)
    }
    last = rows.at(-1) ?? last
    open = rows.length < atOnce ? [] : (groups.get(last.key) ?? [])
    if (open.length > 0) groups.delete(last.key)
    if (groups.size > 0) yield groups
    if (rows.length < atOnce) return
  }
}

const HIDDEN_PART_MESSAGE = 'It is not for sale in the shop that the file is of, and this shop does not have it.'

interface PlanState {
  names: CategoriesAndAttributes
  changes: PlannedChanges
  remarks: Remarks
  /** The codes of the planned parts, each with its line number. */
  plannedPartLines: Map<string, number>
  /** The codes of existing parts that the file contains but whose row was refused. They are not withdrawn. */
  refusedExistingParts: Set<string>
  options: PlanOptions
  /** The brands of the parts in the file, as the shop spells them. */
  brands: Set<string>
}

/** Plans the parts of one batch of part numbers. */
async function planPartBatch(run: ImportRun, group: ReadonlyMap<string, StagedPart[]>, into: PlanState): Promise<void> {
  const { names, changes, remarks, plannedPartLines, refusedExistingParts: standing, brands } = into
  const { rowResults, repeatHandling, isFileComplete = false, isZeroPriceAllowed = false } = into.options
  const kind: ImportKind = importKinds[run.kind === 'undo' ? 'parts' : run.kind]
  const wanted = splitRowsByBrand(group).flatMap((rows) => (repeatHandling === 'condition' ? splitOffersByCondition(rows) : [rows]))
  await yieldToRequests()
  const known = await readCandidateParts(run, wanted, kind)
  const newIds = kind.addsParts
    ? await reservePartIds(run, wanted.filter((rows) => rows.every(({ facts }) => !known.parts.has(toPartCode(facts.code) ?? ''))).length)
    : []
  const taken = new Map<string, string>()
  const waiting: StagedRow[] = []
  const refuse = (row: StagedPart, column: string, value: string, says: string) => {
    const places = placesOfStagedPart(row)
    for (const at of places) rowResults.recordRefused(at)
    return remarks.add(places.map((at) => ({ ...at, kind: 'refused', column, value, says })))
  }
  const leaveOut = (rows: readonly StagedPart[]) => {
    const places = rows.flatMap((row) => placesOfStagedPart(row).map((at) => ({ ...at, value: row.facts.code })))
    for (const at of places) rowResults.recordLeftOut(at)
    return remarks.add(places.map((at) => ({ ...at, kind: 'left-out', column: 'number', says: HIDDEN_PART_MESSAGE })))
  }
  const producerOf = (mcode: string) => {
    const producer = known.parts.get(mcode)?.columns['producer']
    return typeof producer === 'string' ? producer : taken.get(mcode)
  }
  for (const [index, rows] of wanted.entries()) {
    if (index % PARTS_BETWEEN_YIELDS === PARTS_BETWEEN_YIELDS - 1) await yieldToRequests()
    for (const [mcode, ofPart] of await groupRowsByPart(rows)) {
      const part = known.parts.get(mcode) ?? null
      const settled = mergeRepeatedRows(mcode, ofPart, repeatHandling)
      if (settled.type === 'refused') {
        if (part !== null) standing.add(mcode)
        for (const one of settled.refusalRemarks) rowResults.recordRefused(one.at)
        await remarks.add(settled.refusalRemarks.map(({ at, ...said }) => ({ ...at, kind: 'refused', ...said })))
        continue
      }
      const { place: at, facts } = settled
      const refuseAll = async (column: string, value: string, says: string) => {
        for (const row of settled.rows) await refuse(row, column, value, says)
      }
      for (const one of settled.leftOutRemarks) rowResults.recordLeftOut(one.at)
      await remarks.add(settled.leftOutRemarks.map(({ at: place, ...said }) => ({ ...place, kind: 'left-out', ...said })))
      const twice = plannedPartLines.get(mcode)
      if (twice !== undefined) {
        await refuseAll('number', facts.code, `Line ${twice} is the same part, ${mcode}. Say it once.`)
        continue
      }
      if (part === null && facts.hidden === true) {
        await leaveOut(settled.rows)
        continue
      }
      // There may be more new parts than reserved ids, because a part is also new when its plain code belongs to a part of another brand.
      const newId = part === null ? (newIds.pop() ?? (await reservePartIds(run, 1))[0] ?? 0) : 0
      const made = planPart(
        {
          mcode,
          existingPart: part,
          newId,
          facts,
          place: at,
          importStartedAt: run.startedAt,
          today: run.today,
          isPriceAndStockOnly: kind.isPriceAndStockOnly,
          isFileComplete,
          isZeroPriceAllowed,
        },
        names,
      )
      if (made.type === 'refused') {
        if (part !== null) standing.add(mcode)
        await refuseAll(made.column, made.value, made.says)
        continue
      }
      for (const row of settled.rows) for (const place of placesOfStagedPart(row)) rowResults.recordAccepted(place, `part ${mcode}`)
      plannedPartLines.set(mcode, at.line)
      brands.add(String(part?.columns['producer'] ?? facts.producer ?? facts.brand))
      if (part === null) taken.set(mcode, facts.brand)
      // Components and fitments refer to other parts and to vehicles. They are staged until all parts of the file are planned.
      for (const list of ['components', 'fitments'] as const)
        if (facts[list] !== undefined)
          waiting.push({
            of: `${list} by name`,
            key: mcode,
            ...at,
            value: { partId: part?.id ?? newId, adds: facts.adds ?? false, items: facts[list] },
          })
      await remarks.add(made.notes.map((note) => ({ ...at, kind: 'noted', value: facts.code, ...note })))
      await changes.addChanges([...names.takeChanges(), ...made.changes])
    }
  }
  if (waiting.length > 0) await appendStagedRows(run, waiting)

  /** Groups rows of one number and brand by the part that they mean. Rows without a part are refused. */
  async function groupRowsByPart(rows: readonly StagedPart[]): Promise<Map<string, StagedPart[]>> {
    const parts = new Map<string, StagedPart[]>()
    let fresh: string | null = null
    for (const row of rows) {
      const { code, brand } = row.facts
      const which = matchPart(
        code,
        brand,
        { producerOf, partsWithNumber: known.bearers.get(numberKey(code)) ?? [] },
        kind.isSameBrandRequired,
      )
      if (which.type === 'refused') await refuse(row, 'number', code, which.message)
      else if (!known.parts.has(which.mcode) && row.facts.hidden === true && !kind.addsParts) await leaveOut([row])
      else if (!known.parts.has(which.mcode) && !kind.addsParts)
        await refuse(row, 'number', code, 'No part of this shop bears this number. Import it first (import parts), or take the row out.')
      else {
        // When a new number occurs in several spellings, the first spelling becomes the code.
        if (which.type === 'new') fresh ??= which.mcode
        const mcode = which.type === 'new' ? (fresh ?? which.mcode) : which.mcode
        const others = parts.get(mcode)
        if (others === undefined) parts.set(mcode, [row])
        else others.push(row)
      }
    }
    return parts
  }
}

/**
 * Splits rows of one number by brand, because a number of another brand means another part. When the file has only one brand, rows without
 * a brand belong to it.
 */
const splitRowsByBrand = (group: ReadonlyMap<string, StagedPart[]>): StagedPart[][] =>
  [...group.values()].flatMap((rows) => {
    const named = rows.filter(({ facts }) => facts.brand !== '')
    const [first] = named
    if (first !== undefined && named.length < rows.length && named.every(({ facts }) => isSameBrand(facts.brand, first.facts.brand)))
      return [rows.map((row) => (row.facts.brand === '' ? { ...row, facts: { ...row.facts, brand: first.facts.brand } } : row))]
    const brands = new Map<string, StagedPart[]>()
    for (const row of rows) {
      const brand = foldName(row.facts.brand)
      const others = brands.get(brand)
      if (others === undefined) brands.set(brand, [row])
      else others.push(row)
    }
    return [...brands.values()]
  })

/** Reads the shop's parts that the rows may mean: by code, by code with brand, and, if needed, by additional number. */
async function readCandidateParts(
  { db, tenantId }: ImportRun,
  wanted: readonly StagedPart[][],
  { isPriceAndStockOnly, lists: all }: ImportKind,
) {
  const spelled = new Map(
    wanted.flatMap((rows) => rows.map(({ facts: { code, brand } }) => [`${brand}\n${code}`, { key: toPartCode(code) ?? '', code, brand }])),
  )
  const named = [...spelled.values()]
  // Few price files contain prices of customer groups, so these lists are read only when the file has some.
  const lists = all.filter(
    (name) => name !== 'group_prices' || wanted.some((rows) => rows.some(({ facts }) => facts.groupPrices !== undefined)),
  )
  const codes = named.flatMap(({ key, code, brand }) => [key, ...(brand === '' ? [] : [toPartCodeWithBrand(code, brand) ?? ''])])
  const parts: Map<string, ExistingPart> = await readExistingParts(db, tenantId, [...new Set(codes)], { isPriceAndStockOnly, lists })
  const others = named.filter(
    ({ key, brand }) => !parts.has(key) || (brand !== '' && !isSameBrand(String(parts.get(key)?.columns['producer']), brand)),
  )
  const bearers = await readPartsWithNumbers(
    db,
    tenantId,
    others.map(({ code }) => code),
  )
  const also = [...bearers.values()].flatMap((list) => list.map(({ mcode }) => mcode)).filter((mcode) => !parts.has(mcode))
  for (const [mcode, part] of await readExistingParts(db, tenantId, [...new Set(also)], { isPriceAndStockOnly, lists }))
    parts.set(mcode, part)
  return { parts, bearers }
}

async function reservePartIds({ db }: ImportRun, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select nextval(pg_get_serial_sequence('part_version', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}
