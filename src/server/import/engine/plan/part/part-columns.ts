import * as v from 'valibot'
import { isCopiedField, type PartField, partFieldRows } from '#contract/part/part-fields.ts'
import { type PartType, partTypeNames } from '#contract/part/part-types.ts'
import { specName } from '#contract/part/spec-name.ts'
import type { PartColumns } from '#server/import/engine/match/existing-part.ts'
import type { CategoryAndAttributeLookup } from '#server/import/engine/match/names.ts'
import { toPartCode } from '#server/import/engine/match/part-code.ts'
import type { StagedPartFacts } from '#server/import/engine/stage/staged-part.ts'
import type { FilePlace } from '#server/import/facts.ts'
import { buildPriceColumns, type PriceColumns } from './part-prices.ts'

/** A remark about a value that was not stored as the file gives it. */
export interface ColumnNote {
  column: string
  says: string
}

export type PartColumnsResult =
  | { type: 'columns'; columns: Record<string, unknown>; notes: ColumnNote[] }
  | { type: 'refused'; column: string; value: string; says: string }

const emptyPartColumns: Readonly<Record<string, unknown>> = Object.fromEntries(
  partFieldRows.flatMap(([, { column, empty }]) => (empty === undefined ? [] : [[column, empty]])),
)

/** Returns the columns of a new part with their default values. `day` is the ISO date of the import. */
const defaultPartColumns = (mcode: string, day: string) => ({
  ...emptyPartColumns,
  mcode,
  unit_key: mcode,
  first_sold_on: day,
})

/**
 * The fields of a part that are stored unchanged when they are within their limits. All other columns are computed in `buildPartColumns`.
 */
const unchangedPartFields = partFieldRows.flatMap(([key, field]) => (isCopiedField(key) ? [[key, field] as const] : []))

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTER_PATTERN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * Computes the new values of a part's columns from the facts in a file. Columns about which the file says nothing are left out. For a new
 * part (`now` is null), all columns are returned.
 */
export function buildPartColumns(
  mcode: string,
  said: StagedPartFacts,
  now: PartColumns | null,
  names: CategoryAndAttributeLookup,
  at: FilePlace,
  day: string,
): PartColumnsResult {
  const refused = (column: string, value: unknown, says: string): PartColumnsResult => ({
    type: 'refused',
    column,
    value: String(value ?? ''),
    says,
  })
  const facts: StagedPartFacts = {
    ...said,
    ...(said.gtin === undefined && said.packageGtin !== undefined && { gtin: said.packageGtin }),
    ...(now === null && said.name === undefined && said.newName !== undefined && { name: said.newName }),
    ...(said.stock === undefined && said.stockAtLeast !== undefined && { stock: Math.max(said.stockAtLeast, Number(now?.['stock'] ?? 0)) }),
  }
  const columns: Record<string, unknown> = now === null ? defaultPartColumns(mcode, day) : {}
  for (const [key, field] of unchangedPartFields) {
    const value = facts[key]
    if (value === undefined) continue
    const read = typeof value === 'number' && key === 'stock' ? Math.max(0, value) : value
    const wrong = invalidValueMessage(read, field)
    if (wrong !== null) return refused(key, value, wrong)
    columns[field.column] = read
  }
  const notes: ColumnNote[] = []
  const producer = facts.producer ?? (now === null || now['producer'] === '' ? facts.brand || undefined : undefined)
  if (producer !== undefined) columns['producer'] = producer
  if (facts.withdrawn !== undefined) columns['ended'] = facts.withdrawn
  // Superseding numbers without letters and digits, of which no part code can be made, were already removed (check-part-facts.ts).
  if (facts.supersededBy !== undefined) columns['superseded_by'] = facts.supersededBy === null ? null : toPartCode(facts.supersededBy)
  if (facts.sameUnitAs !== undefined) columns['unit_key'] = toPartCode(facts.sameUnitAs) ?? mcode
  const prices = buildPriceColumns(facts, parseStoredPrices(now))
  if (prices.type === 'refused') return { ...prices, value: '' }
  Object.assign(columns, prices.columns)
  notes.push(...prices.notes.map((says) => ({ column: 'price', says })))
  if (now === null && (!facts.name || facts.cents === undefined))
    return refused(facts.name ? 'price' : 'name', '', missingFactsMessage(mcode, facts))
  const saidKind = facts.kind === undefined ? [] : [facts.kind]
  const path = facts.category?.map((name) => name.trim()).filter(Boolean) ?? []
  if (path.length > 0) columns['category_id'] = names.findOrAddCategory(path, at)
  else if (now === null) columns['category_id'] = names.defaultCategoryFor(names.partTypeFromWords([...saidKind, facts.name ?? '']))
  const categoryId = String(columns['category_id'] ?? now?.['category_id'])
  if (facts.kind !== undefined || now === null)
    columns['type'] = names.partTypeFromWords([...saidKind, ...names.categoryNames(categoryId), facts.name ?? ''])
  if (facts.attributes === undefined && columns['type'] === undefined) return { type: 'columns', columns, notes }
  const attributes = { ...parseStoredAttributes(now) }
  for (const given of facts.attributes ?? []) {
    const read = names.matchOrAddAttribute(given)
    if (read.type === 'refused') return refused(given.name, given.value, read.message)
    attributes[read.key] = read.value
  }
  if (facts.attributes !== undefined) columns['attributes'] = attributes
  columns['spec_name'] = specName(parsePartType(columns['type'] ?? now?.['type']), attributes)
  return { type: 'columns', columns, notes }
}

/** Returns why a field cannot store a value. Null when the value is valid. */
function invalidValueMessage(value: unknown, { holds, min = 0, max = Number.POSITIVE_INFINITY }: PartField): string | null {
  if (holds === 'text' && typeof value === 'string') {
    if (value.length > max) return `This has at most ${max} characters.`
    return CONTROL_CHARACTER_PATTERN.test(value) ? 'This holds control characters, which cannot be kept. Take them out.' : null
  }
  const isInBounds = typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
  return holds !== 'whole' || isInBounds ? null : `This is a whole number from ${min} to ${max}.`
}

/**
 * Returns a message with the required values that a new part lacks. When the file has only prices of customer groups, the message says how
 * to use one of them.
 */
function missingFactsMessage(mcode: string, { name, cents, groupPrices = [] }: StagedPartFacts): string {
  const missing = [...(name ? [] : ['the name']), ...(cents === undefined ? ['the price'] : [])].join(' and ')
  const groups = [...new Set(groupPrices.map(({ group }) => group))]
  const [first] = groups
  const which =
    cents !== undefined || first === undefined
      ? ''
      : ` It has prices of ${groups.join(', ')}: say which of them the shop sells at (--price-type ${first}; of a table, map its column as price).`
  return `The shop has no part ${mcode}, and a new one needs a number, a name and a price: ${missing} is missing.${which}`
}

/** Parses the kind of a part from its column `type`. */
export const parsePartType = (value: unknown): PartType => v.parse(PartTypeSchema, value)
const PartTypeSchema = v.picklist(partTypeNames)

const StoredPricesSchema = v.object({
  price: v.string(),
  was_price: v.nullable(v.string()),
  core_charge: v.string(),
  price_steps: v.array(v.object({ fromQty: v.number(), unitPrice: v.string() })),
})
const parseStoredPrices = (now: PartColumns | null): PriceColumns | null => (now === null ? null : v.parse(StoredPricesSchema, now))

const StoredAttributesSchema = v.record(v.string(), v.union([v.string(), v.number()]))
const parseStoredAttributes = (now: PartColumns | null): Record<string, string | number> =>
  now === null ? {} : v.parse(StoredAttributesSchema, now['attributes'])
