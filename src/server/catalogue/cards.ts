import { type Selectable, sql } from 'kysely'
import type { Matched, PartCard } from '#contract/catalogue.ts'
import { type AttributeKey, type Attributes, isAttributeKey } from '#contract/attributes.ts'
import { partTypes } from '#contract/part-types.ts'
import { nowOf } from '#server/kernel/ask.ts'
import { mcodeOf } from '#server/kernel/ids.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { PartTable } from '#server/db/tables.ts'
import type { CatalogueAsk } from './ask.ts'
import { type BestPromotion, pricesOf, promotionColumn } from './promoted.ts'
import { categoryOf, type CatalogueColumns } from './columns/catalogue-columns.ts'
import { stockOf } from './stock-state.ts'

export const cardColumns = [
  'id',
  'mcode',
  'type',
  'name',
  'producer',
  'condition',
  'category_id',
  'oe_number',
  'oe_producer',
  'spec_name',
  'attributes',
  'price',
  'was_price',
  'core_charge',
  'stock',
  'restock_on',
  'ended',
  'min_qty',
  'price_steps',
  'weight_g',
] as const
export type CardRow = Pick<Selectable<PartTable>, (typeof cardColumns)[number]> & { promotion: BestPromotion | null }

/** So many attributes decide, and stand in a list (contract/part-types.ts). */
const DECIDING = 4

/** A pulley is nothing without its grooves: OAP6 is another than OAP7. */
function decidingOf(type: CardRow['type']): readonly AttributeKey[] {
  const deciding = partTypes[type].attributes.slice(0, DECIDING)
  return deciding.includes('pulleyKind') ? [...new Set<AttributeKey>([...deciding, 'grooves'])] : deciding
}

export function cardOf(columns: CatalogueColumns, row: CardRow, matched?: Matched): PartCard {
  const { priceLadder, ...prices } = pricesOf(row)
  return {
    mcode: mcodeOf(row.mcode),
    type: row.type,
    name: row.name,
    producer: row.producer,
    condition: row.condition,
    backCategoryId: row.category_id,
    backCategoryName: categoryOf(columns, row.category_id)?.name ?? '',
    oeNumber: row.oe_number,
    oeProducer: row.oe_producer,
    specName: row.spec_name,
    attributes: attributesOf(row.attributes, decidingOf(row.type)),
    mainImageUrl: pictureUrl(row.mcode, 'view'),
    ...prices,
    coreCharge: dollarsOfText(row.core_charge),
    stock: stockOf(row),
    ...(row.min_qty > 1 ? { minQty: row.min_qty } : {}),
    ...(priceLadder.length > 1 ? { priceLadder } : {}),
    weightKg: row.weight_g / 1000,
    ...(matched ? { matched } : {}),
  }
}

/** The attributes in the order in which a mechanic asks for them. */
function attributesOf(stored: Attributes, keys: readonly AttributeKey[]): Record<string, string | number> {
  const ordered: Record<string, string | number> = {}
  for (const key of keys) {
    const value = stored[key]
    if (value !== undefined) ordered[key] = value
  }
  return ordered
}

/** All that is stored: first what the type asks for, then the rest. */
export const allAttributes = (stored: Attributes, type: CardRow['type']): Record<string, string | number> =>
  attributesOf(stored, [...new Set([...partTypes[type].attributes, ...Object.keys(stored).filter(isAttributeKey)])])

/** Image path below the image base (contract/config.ts resolves it). */
export const pictureUrl = (mcode: string, kind: string): string => `/part/${mcode}/${kind}.svg`

/** Rows of the columns as cards, in that order: one question to the database. */
export async function cardsOf(
  ask: CatalogueAsk,
  columns: CatalogueColumns,
  rows: ArrayLike<number>,
  matched?: Map<number, Matched>,
): Promise<PartCard[]> {
  const ids = Array.from(rows, (row) => columns.ids[row] ?? 0)
  const found = await cardRows(ask, ids)
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [cardOf(columns, row, matched?.get(id))] : []
  })
}

/** At most one page of keys is asked for, so the list is bounded. */
export async function cardRows(ask: CatalogueAsk, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map()
  const columns = sql.join(cardColumns.map((column) => sql.ref(column)))
  const { rows } = await sql<CardRow>`${sql.raw(PREPARED)}
    select ${columns}, ${promotionColumn(nowOf(ask))} as promotion from part where id = any(${[...ids]}::int[]) and tenant_id = ${ask.tenantId}`.execute(ask.db)
  return new Map(rows.map((row) => [row.id, row]))
}
