import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { ListMode } from '#contract/facets.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { chosenCodes, type CodedColumn } from './coded-column.ts'
import { categoriesUnder, categoryOf, orderedRows, rowOf, type CatalogueColumns } from './catalogue-columns.ts'
import { said } from '#server/kernel/words.ts'

/** Sold for fewer days than this, counted back from the newest part of the catalogue, is a new arrival. */
const NEW_DAYS = 120
const BEST_SELLERS = 200

/** Rows whose code in a column is chosen. */
function rowsOf({ codes }: CodedColumn, chosen: Uint8Array): Uint8Array {
  const rows = new Uint8Array(codes.length)
  for (let row = 0; row < rows.length; row += 1) rows[row] = chosen[codes[row] ?? 0] ?? 0
  return rows
}

/** The rows of a category: its own parts and those of the categories below it, or what its rule says. Unknown categories are not found. */
export function inCategory(columns: CatalogueColumns, id: string): Uint8Array {
  const category = categoryOf(columns, id)
  if (!category) throw new AppError('not-found', { ...said(/*i18n*/ 'There is no category {id}.', { id }), field: 'backCategoryId' })
  if (category.rule !== null) return byRule(columns, category.rule)
  const parent = categoryOf(columns, category.parent_id)
  if (parent?.rule) return both(byRule(columns, parent.rule), byCategory(columns, [id]))
  return byCategory(columns, categoriesUnder(columns, id))
}

const byCategory = (columns: CatalogueColumns, ids: readonly string[]) => rowsOf(columns.category, chosenCodes(columns.category, ids))

const both = (one: Uint8Array, other: Uint8Array) => one.map((value, row) => value & (other[row] ?? 0))

const either = (one: Uint8Array, other: Uint8Array) => one.map((value, row) => value | (other[row] ?? 0))

/** Rules of categories that are no home of parts (db/tables.ts). */
function byRule(columns: CatalogueColumns, rule: string): Uint8Array {
  switch (rule) {
    case 'new':
      return inMode(columns, 'new')
    case 'clearance':
      return inMode(columns, 'clearance')
    case 'kits':
      return rowsOf(columns.type, chosenCodes(columns.type, ['starterRepairKit', 'alternatorRepairKit']))
    default:
      return new Uint8Array(columns.size)
  }
}

/** Rows of parts of machines: lists that nobody has narrowed leave out workwear, which is found by its number and its words. */
export function partsOfMachines(columns: CatalogueColumns): Uint8Array {
  const workwear = columns.type.codeOf.get('workwear')
  return Uint8Array.from(columns.type.codes, (code) => (code === workwear ? 0 : 1))
}

/** The modes of `/prod/s/{mode}`. Clearance is what is left of parts that are not made any more, and the last few of what is on sale. */
export const inMode = (columns: CatalogueColumns, mode: ListMode): Uint8Array => both(rowsInMode(columns, mode), partsOfMachines(columns))

function rowsInMode(columns: CatalogueColumns, mode: ListMode): Uint8Array {
  switch (mode) {
    case 'new': {
      const newest = columns.firstSold.reduce((most, day) => Math.max(most, day), 0)
      const rows = new Uint8Array(columns.size)
      for (let row = 0; row < rows.length; row += 1) rows[row] = (columns.firstSold[row] ?? 0) > newest - NEW_DAYS ? 1 : 0
      return rows
    }
    case 'sale':
      return columns.onSale
    case 'clearance': {
      const left = rowsOf(columns.facets.stock, chosenCodes(columns.facets.stock, ['in', 'low']))
      const few = rowsOf(columns.facets.stock, chosenCodes(columns.facets.stock, ['low']))
      return either(both(columns.ended, left), both(columns.onSale, few))
    }
    case 'best-sellers': {
      const best = new Uint8Array(columns.size)
      for (const row of orderedRows(columns, 'best').subarray(0, BEST_SELLERS)) best[row] = 1
      return best
    }
  }
}

export const inGroup = (columns: CatalogueColumns, groupName: string): Uint8Array =>
  rowsOf(columns.group, chosenCodes(columns.group, [groupName]))

export interface Fits {
  appid?: string | undefined
  brandid?: string | undefined
  modelid?: string | undefined
  /** Of the model: its engine by its name, and a year of its making. */
  engine?: string | undefined
  year?: number | undefined
}

/** Rows of the parts that fit an application, a make, a model: those that are given, all of them. */
export async function thatFit(ask: CatalogueAsk, columns: CatalogueColumns, fits: Fits): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  if (fits.appid !== undefined) found.push(await fitting(ask, columns, 'application', fits.appid))
  if (fits.brandid !== undefined) found.push(await fitting(ask, columns, 'make', fits.brandid))
  if (fits.modelid !== undefined) found.push(await fitting(ask, columns, 'model', fits.modelid, fits))
  return found
}

const unknown = {
  application: /*i18n*/ 'There is no application {id}.',
  make: /*i18n*/ 'There is no make {id}.',
  model: /*i18n*/ 'There is no model of {id}.',
} as const

async function fitting(
  ask: CatalogueAsk,
  columns: CatalogueColumns,
  scope: 'application' | 'make' | 'model',
  id: string,
  vehicle: Pick<Fits, 'engine' | 'year'> = {},
): Promise<Uint8Array> {
  const known = await ask.db.selectFrom(scope).select('id').where('tenant_id', '=', ask.tenantId).where('id', '=', id).executeTakeFirst()
  if (!known) throw new AppError('not-found', said(unknown[scope], { id }))
  const { ids } = await fittingIds(ask, scope, id, vehicle)
  const rows = new Uint8Array(columns.size)
  for (const part of ids ?? []) {
    const row = rowOf(columns, part)
    if (row >= 0) rows[row] = 1
  }
  return rows
}

/** What fits from that year or earlier until then or later; an open end is no bound. */
export const madeIn = (year: number) => sql<boolean>`coalesce(year_from, 0) <= ${year} and coalesce(year_to, 9999) >= ${year}`

function fittingIds(
  { db, tenantId }: CatalogueAsk,
  scope: 'application' | 'make' | 'model',
  id: string,
  { engine, year }: Pick<Fits, 'engine' | 'year'>,
): Promise<{ ids: number[] | null }> {
  if (scope === 'model') {
    return db
      .selectFrom('fitment')
      .select((of) => of.fn.agg<number[] | null>('json_agg', ['part_id']).as('ids'))
      .where('tenant_id', '=', tenantId)
      .where('model_id', '=', id)
      .$if(engine !== undefined, (of) => of.where('engine', '=', engine?.replaceAll('\0', '') ?? ''))
      .$if(year !== undefined, (of) => of.where(madeIn(year ?? 0)))
      .executeTakeFirstOrThrow()
  }
  return db
    .selectFrom('part_fits')
    .select((of) => of.fn.agg<number[] | null>('json_agg', ['part_id']).as('ids'))
    .where('tenant_id', '=', tenantId)
    .where('scope', '=', scope)
    .where('ref_id', '=', id)
    .executeTakeFirstOrThrow()
}
