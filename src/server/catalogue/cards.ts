import { type Selectable, sql } from 'kysely'
import { specNameOf } from '#contract/attributes/spec-name.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { mainPictureUrl } from '#contract/own-picture.ts'
import { mcodeOf } from '#contract/primitives.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { cardAttributes, ownLabels } from '#search/catalogue/choices.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { PartTable } from '#server/db/tables.ts'
import { nowOf } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'
import { type BestPromotion, pricesOf, promotionColumn } from './promoted.ts'
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
export type CardRow = Pick<Selectable<PartTable>, (typeof cardColumns)[number]> & {
  promotion: BestPromotion | null
  /** Its own pictures (db/own-pictures.ts); left out where none are shown. */
  pictures?: string
}

/** A part as a row in a list, from its row in the database. */
export function cardOf({ frame, choices }: Catalogue, row: CardRow): PartCard {
  const attributes = cardAttributes(choices, row.category_id, row.type, row.attributes)
  const labels = ownLabels(choices, attributes)
  const { priceLadder, ...prices } = pricesOf(row)
  return {
    mcode: mcodeOf(row.mcode),
    type: row.type,
    name: row.name,
    producer: row.producer,
    condition: row.condition,
    backCategoryId: row.category_id,
    backCategoryName: frame.category(row.category_id)?.name ?? '',
    oeNumber: row.oe_number,
    oeProducer: row.oe_producer,
    specName: row.spec_name || specNameOf(attributes, labels.own),
    attributes,
    ...labels,
    mainImageUrl: mainPictureUrl(row.mcode, row.pictures),
    ...prices,
    coreCharge: dollarsOfText(row.core_charge),
    stock: stockOf(row),
    ...(row.min_qty > 1 ? { minQty: row.min_qty } : {}),
    ...(priceLadder.length > 1 ? { priceLadder } : {}),
    weightKg: row.weight_g / 1000,
  }
}

/** At most one page of keys is asked for, so the list is bounded. */
export async function cardRows(ask: CatalogueAsk, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map()
  const columns = sql.join(cardColumns.map((column) => sql.ref(column)))
  const { rows } = await sql<CardRow>`${sql.raw(PREPARED)}
    select ${columns}, ${promotionColumn(nowOf(ask))} as promotion, ${picturesColumn()} as pictures from part where id = any(${[...ids]}::int[]) and tenant_id = ${ask.tenantId}`.execute(
    ask.db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
