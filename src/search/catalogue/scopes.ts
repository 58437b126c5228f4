import type { ListMode } from '#contract/listing/facets.ts'
import { isFitmentForEngine } from '#contract/vehicle/judge-fit.ts'
import type { Catalogue } from './catalogue.ts'
import { flagChosenCodes, flagRowsWithCodes } from './coded-column.ts'
import { flagFittingRows } from './fitting.ts'
import { notFoundError } from './not-found-error.ts'
import { type AllowedCodes, flagsOfRestriction, type RowRestriction } from './row-restrictions.ts'
import type { CodedColumnName } from './rows.ts'
import { categoriesUnder } from './shared-catalogue-data.ts'

/** A part is a new arrival if it was first sold within this many days before the newest part of the catalogue. */
const NEW_PART_DAYS = 120
const BEST_SELLER_COUNT = 200

/** Flags the rows of a category, as `categoryRestrictions` selects them. Throws not-found for an unknown category. */
export const categoryFlags = (catalogue: Catalogue, id: string): Uint8Array =>
  categoryRestrictions(catalogue, id)
    .map((one) => flagsOfRestriction(catalogue, one))
    .reduce(intersectFlags)

/**
 * Returns the restrictions to a category: to the parts of the category and its descendants, or to those that its rule selects; at least one.
 * Throws not-found for an unknown category.
 */
export function categoryRestrictions(catalogue: Catalogue, id: string): RowRestriction[] {
  const category = catalogue.frame.category(id)
  if (!category) throw notFoundError(/*i18n*/ 'There is no category {id}.', { id }, 'backCategoryId')
  if (category.rule !== null) return [flagsOfRule(catalogue, category.rule)]
  const parent = catalogue.frame.category(category.parentId)
  if (parent?.rule) return [flagsOfRule(catalogue, parent.rule), allowedTexts(catalogue, 'category', [id])]
  return [allowedTexts(catalogue, 'category', categoriesUnder(catalogue.frame, id))]
}

const allowedTexts = ({ columns }: Catalogue, column: CodedColumnName, texts: readonly string[]): AllowedCodes => ({
  column,
  chosen: flagChosenCodes(columns[column], texts),
})

function intersectFlags(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length)
  for (let row = 0; row < both.length; row += 1) both[row] = (one[row] ?? 0) & (other[row] ?? 0)
  return both
}

/** Flags the rows that the rule of a category selects. Such a category has no parts of its own (db/tables.ts). */
function flagsOfRule(catalogue: Catalogue, rule: string): Uint8Array {
  switch (rule) {
    case 'new':
      return listModeFlags(catalogue, 'new')
    case 'clearance':
      return listModeFlags(catalogue, 'clearance')
    case 'kits':
      return flagRowsWithCodes(catalogue.columns.type, flagChosenCodes(catalogue.columns.type, ['starterRepairKit', 'alternatorRepairKit']))
    default:
      return new Uint8Array(catalogue.size)
  }
}

/** Flags all rows except workwear. Unfiltered lists leave workwear out; a search for its number or words finds it. */
export const nonWorkwearFlags = (catalogue: Catalogue): Uint8Array => flagsOfRestriction(catalogue, withoutWorkwear(catalogue))

export function withoutWorkwear({ columns: { type } }: Catalogue): AllowedCodes {
  const workwear = type.codeOf.get('workwear')
  return { column: 'type', chosen: Uint8Array.from(type.values, (_, code) => (code === workwear ? 0 : 1)) }
}

/**
 * Flags the rows of a list mode, as in `/prod/s/{mode}`. The mode clearance means the remaining stock of discontinued parts, and the last
 * pieces of reduced parts.
 */
export const listModeFlags = (catalogue: Catalogue, mode: ListMode): Uint8Array =>
  intersectFlags(listModeFlagsWithWorkwear(catalogue, mode), nonWorkwearFlags(catalogue))

function listModeFlagsWithWorkwear(catalogue: Catalogue, mode: ListMode): Uint8Array {
  switch (mode) {
    case 'new': {
      const { firstSold, soldFlags: alive } = catalogue
      let newest = 0
      for (let row = 0; row < firstSold.length; row += 1) if (alive[row]) newest = Math.max(newest, firstSold[row] ?? 0)
      const rows = new Uint8Array(catalogue.size)
      for (let row = 0; row < rows.length; row += 1) rows[row] = (firstSold[row] ?? 0) > newest - NEW_PART_DAYS ? 1 : 0
      return rows
    }
    case 'sale':
      return saleFlags(catalogue)
    case 'clearance': {
      const flags = new Uint8Array(catalogue.size)
      for (let row = 0; row < flags.length; row += 1) if (isClearanceRow(catalogue, row)) flags[row] = 1
      return flags
    }
    case 'best-sellers': {
      const best = new Uint8Array(catalogue.size)
      let left = BEST_SELLER_COUNT
      for (const row of catalogue.orders.sortedRows('best')) {
        if (left === 0) break
        if (!catalogue.soldFlags[row]) continue
        best[row] = 1
        left -= 1
      }
      return best
    }
  }
}

/** Whether a row's part belongs to the clearance: what is left of a discontinued part, or the last pieces of a reduced one. */
export function isClearanceRow({ live, prices }: Catalogue, row: number): boolean {
  const state = live.stockStateOf(row)
  return (state === 'low' && (live.ended[row] === 1 || prices.isOnSale(row))) || (state === 'in' && live.ended[row] === 1)
}

export const groupFlags = (catalogue: Catalogue, groupName: string): Uint8Array =>
  flagsOfRestriction(catalogue, groupRestriction(catalogue, groupName))

export const groupRestriction = (catalogue: Catalogue, groupName: string): AllowedCodes => allowedTexts(catalogue, 'group', [groupName])

/** Flags the parts whose price is reduced by a sale or a promotion. */
function saleFlags({ size, prices }: Catalogue): Uint8Array {
  const flags = new Uint8Array(size)
  for (let row = 0; row < size; row += 1) if (prices.isOnSale(row)) flags[row] = 1
  return flags
}

export interface VehicleFilter {
  appid?: string | undefined
  brandid?: string | undefined
  modelid?: string | undefined
  /** Engine name and year of manufacture, which restrict the model further. */
  engine?: string | undefined
  year?: number | undefined
}

/** Flags the rows that fit the given application, make and model, in one array for each. Throws not-found if one of them does not exist. */
export function vehicleFlags(catalogue: Catalogue, { appid, brandid, modelid, engine, year }: VehicleFilter): Uint8Array[] {
  const { frame } = catalogue
  const found: Uint8Array[] = []
  if (appid !== undefined) {
    if (!frame.applications.some(({ id }) => id === appid)) throw notFoundError(/*i18n*/ 'There is no application {id}.', { id: appid })
    found.push(flagFittingRows(catalogue, (of) => frame.make(frame.model(of.modelId)?.makeId ?? '')?.applicationId === appid, null))
  }
  if (brandid !== undefined) {
    if (frame.make(brandid) === undefined) throw notFoundError(/*i18n*/ 'There is no make {id}.', { id: brandid })
    found.push(flagFittingRows(catalogue, (of) => frame.model(of.modelId)?.makeId === brandid, null))
  }
  if (modelid !== undefined) {
    if (frame.model(modelid) === undefined) throw notFoundError(/*i18n*/ 'There is no model of {id}.', { id: modelid })
    found.push(
      flagFittingRows(
        catalogue,
        (of) => of.modelId === modelid && (engine === undefined || isFitmentForEngine(of.engine, engine)),
        year ?? null,
      ),
    )
  }
  return found
}
