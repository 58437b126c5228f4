import { type Selectable, sql } from 'kysely'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { buildPartCard, type PartCardData, type ShopCatalogueData } from '#search/answer/part/card.ts'
import { cardAttributes } from '#search/catalogue/choices.ts'
import { centsOfText } from '#server/db/money.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { PartTable } from '#server/db/tables.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { type BestPromotion, priceDataOfRow, promotionColumn } from './promoted.ts'

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
  'popularity',
] as const
export type CardRow = Pick<Selectable<PartTable>, (typeof cardColumns)[number]> & {
  promotion: BestPromotion | null
  /** The operator's own pictures of the part (db/own-pictures.ts). Undefined in queries whose results show no pictures. */
  pictures?: string
}

/** Returns the card of a part, from its database row. */
export const cardOfRow = (catalogue: ShopCatalogueData, row: CardRow): PartCard => buildPartCard(catalogue, cardDataOfRow(catalogue, row))

/** Returns the data for a part's card, from its database row. */
function cardDataOfRow({ choices }: ShopCatalogueData, row: CardRow): PartCardData {
  const { offer, ...prices } = priceDataOfRow(row)
  return {
    mcode: row.mcode,
    type: row.type,
    name: row.name,
    producer: row.producer,
    condition: row.condition,
    categoryId: row.category_id,
    oeNumber: row.oe_number,
    oeProducer: row.oe_producer,
    specName: row.spec_name,
    cardAttributes: cardAttributes(choices, row.category_id, row.type, row.attributes),
    pictures: row.pictures ?? '',
    weightG: row.weight_g,
    live: {
      ...prices,
      coreCents: centsOfText(row.core_charge),
      stock: row.stock,
      restockOn: row.restock_on,
      ended: row.ended,
      minQty: row.min_qty,
    },
    offer,
  }
}

/** Reads the rows of parts by database id. Callers pass at most one page of ids, so the result is bounded. */
export async function cardRows(ask: CatalogueRequestContext, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map()
  const columns = sql.join(cardColumns.map((column) => sql.ref(column)))
  const { rows } = await sql<CardRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select ${columns}, ${promotionColumn(currentDateOf(ask))} as promotion, ${picturesColumn()} as pictures from part where id = any(${[...ids]}::int[]) and tenant_id = ${ask.tenantId}`.execute(
    ask.db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
