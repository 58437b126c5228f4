import { sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { CategoriesAndAttributes } from '#server/import/engine/match/categories-and-attributes.ts'
import { matchPart } from '#server/import/engine/match/match-part.ts'
import { toPartCode } from '#server/import/engine/match/part-code.ts'
import { planPart } from '#server/import/engine/plan/part/plan-part.ts'
import { splitOffersByCondition } from '#server/import/engine/repeats/offers-by-condition.ts'
import { mergeRepeatedRows, type RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import type { RowResults } from '#server/import/engine/results/row-results.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { type ImportKind, importKinds } from '#server/import/engine/run/kinds.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { appendStagedRows, type StagedRow } from '#server/import/engine/stage/append-staged-rows.ts'
import { placesOfStagedPart, type StagedPart } from '#server/import/engine/stage/staged-part.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { readCandidateParts } from './candidate-parts.ts'
import { splitRowsByBrand } from './split-rows-by-brand.ts'

/** The number of parts that are planned before other requests get their turn. */
const PARTS_BETWEEN_YIELDS = 25

const HIDDEN_PART_MESSAGE = 'It is not for sale in the shop that the file is of, and this shop does not have it.'

export interface PartPlanOptions {
  /** Whether the file is complete for its brands. Then their parts that are not in the file are withdrawn. */
  isFileComplete?: boolean
  /** How rows about one part that contradict each other are handled. Without a value, such rows are refused. */
  repeatHandling?: RepeatHandling
  /** Whether a price of zero is valid, because the goods are free. */
  isZeroPriceAllowed?: boolean
  /** Records the result of each row of the file. */
  rowResults: RowResults
}

/** What the batches of a plan share. */
interface PlanState {
  names: CategoriesAndAttributes
  changes: PlannedChanges
  remarks: Remarks
  /** The codes of the planned parts, each with its line number. */
  plannedPartLines: Map<string, number>
  /** The codes of existing parts that the file contains but whose row was refused. They are not withdrawn. */
  refusedExistingParts: Set<string>
  options: PartPlanOptions
  /** The brands of the parts in the file, as the shop spells them. */
  brands: Set<string>
}

/** Plans the parts of one batch of part numbers. */
export async function planPartBatch(run: ImportRun, batch: ReadonlyMap<string, StagedPart[]>, into: PlanState): Promise<void> {
  const { names, changes, remarks, plannedPartLines, refusedExistingParts, brands } = into
  const { rowResults, repeatHandling, isFileComplete = false, isZeroPriceAllowed = false } = into.options
  const kind: ImportKind = importKinds[run.kind === 'undo' ? 'parts' : run.kind]
  const wanted = splitRowsByBrand(batch).flatMap((rows) => (repeatHandling === 'condition' ? splitOffersByCondition(rows) : [rows]))
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
        if (part !== null) refusedExistingParts.add(mcode)
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
        if (part !== null) refusedExistingParts.add(mcode)
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

async function reservePartIds({ db }: ImportRun, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select nextval(pg_get_serial_sequence('part_version', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}
