import * as v from 'valibot'
import { type PartType, partTypeNames } from '#contract/part-types.ts'
import { specName } from '#contract/spec-name.ts'
import type { Place } from '#server/import/facts.ts'
import type { PartColumns } from './known-part.ts'
import type { Names } from './names.ts'
import { partCode } from './part-code.ts'
import { type PriceColumns, partPrices } from './part-prices.ts'
import type { StagedFacts } from './staged-part.ts'

/** Something taken otherwise than it was said. */
export interface Note {
  column: string
  says: string
}

export type ColumnsRead =
  | { type: 'columns'; columns: Record<string, unknown>; notes: Note[] }
  | { type: 'refused'; column: string; value: string; says: string }

const MAX_NAME = 200
const MAX_TEXT = 20_000
const MAX_STOCK = 1_000_000

/** A part of which nothing is said but what every part has. `day`: ISO date. */
const plainColumns = (mcode: string, day: string) => ({
  mcode,
  group_name: '',
  description: '',
  producer: '',
  condition: 'new',
  oe_number: '',
  oe_producer: '',
  spec_name: '',
  attributes: {},
  was_price: null,
  core_charge: '0.00',
  stock: 0,
  restock_on: null,
  ended: false,
  weight_g: 0,
  box_mm: { length: 0, width: 0, height: 0 },
  warranty_months: 0,
  country: '',
  hs_code: '',
  gtin: '',
  min_qty: 1,
  superseded_by: null,
  unit_key: mcode,
  popularity: 0,
  first_sold_on: day,
  application_hint: null,
  fitting: null,
})

/** Texts of a part, and the most characters of each. */
const texts = [
  ['name', 'name', MAX_NAME],
  ['description', 'description', MAX_TEXT],
  ['group', 'group_name', MAX_NAME],
  ['country', 'country', 2],
  ['hsCode', 'hs_code', 20],
  ['gtin', 'gtin', 14],
] as const

/** Whole numbers of a part, and what they may be. */
const wholes = [
  ['stock', 'stock', 0, MAX_STOCK],
  ['weightG', 'weight_g', 0, 10_000_000],
  ['warrantyMonths', 'warranty_months', 0, 1200],
  ['minQty', 'min_qty', 1, 9999],
  ['popularity', 'popularity', 0, 1_000_000_000],
] as const

const asIs = [
  ['condition', 'condition'],
  ['restockOn', 'restock_on'],
  ['boxMm', 'box_mm'],
  ['firstSoldOn', 'first_sold_on'],
  ['fitting', 'fitting'],
] as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * What the columns of `part` become by what a file says; those that it says nothing of are left out. For a part that the shop does not have
 * (`now` null), all of them.
 */
export function partColumns(mcode: string, said: StagedFacts, now: PartColumns | null, names: Names, at: Place, day: string): ColumnsRead {
  const refused = (column: string, value: unknown, says: string): ColumnsRead => ({
    type: 'refused',
    column,
    value: String(value ?? ''),
    says,
  })
  const facts: StagedFacts = {
    ...said,
    ...(said.gtin === undefined && said.packageGtin !== undefined && { gtin: said.packageGtin }),
    ...(now === null && said.name === undefined && said.newName !== undefined && { name: said.newName }),
    ...(said.stock === undefined && said.stockAtLeast !== undefined && { stock: Math.max(said.stockAtLeast, Number(now?.['stock'] ?? 0)) }),
  }
  const columns: Record<string, unknown> = now === null ? plainColumns(mcode, day) : {}
  for (const [fact, column, most] of texts) {
    const text = facts[fact]
    if (text === undefined) continue
    if (text.length > most) return refused(fact, text, `This has at most ${most} characters.`)
    if (CONTROL.test(text)) return refused(fact, text, 'This holds signs that steer a machine and cannot be read. Take them out.')
    columns[column] = text
  }
  for (const [fact, column, least, most] of wholes) {
    const count = facts[fact]
    if (count === undefined) continue
    const value = fact === 'stock' ? Math.max(0, count) : count
    if (!Number.isSafeInteger(value) || value < least || value > most)
      return refused(fact, count, `This is a whole number from ${least} to ${most}.`)
    columns[column] = value
  }
  const notes: Note[] = []
  for (const [fact, column] of asIs) if (facts[fact] !== undefined) columns[column] = facts[fact]
  const producer = facts.producer ?? (now === null || now['producer'] === '' ? facts.brand || undefined : undefined)
  if (producer !== undefined) columns['producer'] = producer
  if (facts.withdrawn !== undefined) columns['ended'] = facts.withdrawn
  // What cannot stand in its place was left out before (check-facts.ts).
  if (facts.supersededBy !== undefined) columns['superseded_by'] = facts.supersededBy === null ? null : partCode(facts.supersededBy)
  if (facts.sameUnitAs !== undefined) columns['unit_key'] = partCode(facts.sameUnitAs) ?? mcode
  const prices = partPrices(facts, pricesOf(now))
  if (prices.type === 'refused') return { ...prices, value: '' }
  Object.assign(columns, prices.columns)
  notes.push(...prices.notes.map((says) => ({ column: 'price', says })))
  if (now === null && (!facts.name || facts.cents === undefined)) return refused(facts.name ? 'price' : 'name', '', missingOf(mcode, facts))
  const saidKind = facts.kind === undefined ? [] : [facts.kind]
  const path = facts.category?.map((name) => name.trim()).filter(Boolean) ?? []
  if (path.length > 0) columns['category_id'] = names.category(path, at)
  else if (now === null) columns['category_id'] = names.categoryFor(names.typeFor([...saidKind, facts.name ?? '']))
  const categoryId = String(columns['category_id'] ?? now?.['category_id'])
  if (facts.kind !== undefined || now === null)
    columns['type'] = names.typeFor([...saidKind, ...names.categoryNames(categoryId), facts.name ?? ''])
  if (facts.attributes === undefined && columns['type'] === undefined) return { type: 'columns', columns, notes }
  const attributes = { ...attributesIn(now) }
  for (const given of facts.attributes ?? []) {
    const read = names.attribute(given)
    if (read.type === 'refused') return refused(given.name, given.value, read.says)
    attributes[read.key] = read.value
  }
  if (facts.attributes !== undefined) columns['attributes'] = attributes
  columns['spec_name'] = specName(typeIn(columns['type'] ?? now?.['type']), attributes)
  return { type: 'columns', columns, notes }
}

/** What a part lacks that the shop does not have yet, and how to say it where the file does. */
function missingOf(mcode: string, { name, cents, groupPrices = [] }: StagedFacts): string {
  const missing = [...(name ? [] : ['the name']), ...(cents === undefined ? ['the price'] : [])].join(' and ')
  const groups = [...new Set(groupPrices.map(({ group }) => group))]
  const [first] = groups
  const which =
    cents !== undefined || first === undefined
      ? ''
      : ` It has prices of ${groups.join(', ')}: say which of them the shop sells at (--price-type ${first}; of a table, map its column as price).`
  return `The shop has no part ${mcode}, and a new one needs a number, a name and a price: ${missing} is missing.${which}`
}

/** The kind of a part as its column says it. */
export const typeIn = (value: unknown): PartType => v.parse(v.picklist(partTypeNames), value)

const Prices = v.object({
  price: v.string(),
  was_price: v.nullable(v.string()),
  core_charge: v.string(),
  price_steps: v.array(v.object({ fromQty: v.number(), unitPrice: v.string() })),
})
const pricesOf = (now: PartColumns | null): PriceColumns | null => (now === null ? null : v.parse(Prices, now))

const Attributes = v.record(v.string(), v.union([v.string(), v.number()]))
const attributesIn = (now: PartColumns | null): Record<string, string | number> =>
  now === null ? {} : v.parse(Attributes, now['attributes'])
