import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { codedColumn } from './coded-column.ts'
import { loadModels, wordsOfModels } from './load-models.ts'
import type { KeptWords } from './load-words.ts'
import type { CatalogueColumns } from './catalogue-columns.ts'
import { stockState } from '#server/catalogue/stock-state.ts'

type Cells<T> = T[] | null

interface JsonColumns {
  ids: Cells<number>
  types: Cells<string>
  categories: Cells<string>
  groups: Cells<string>
  producers: Cells<string>
  oe_producers: Cells<string>
  conditions: Cells<string>
  stocks: Cells<number>
  ended: Cells<boolean>
  voltages: Cells<number | null>
  powers: Cells<number | null>
  amps: Cells<number | null>
  teeth: Cells<number | null>
  grooves: Cells<number | null>
  rotations: Cells<string | null>
  cents: Cells<number>
  sales: Cells<number>
  popularity: Cells<number>
  sold: Cells<number>
  places: Cells<number>
}

/** Reads a tenant's columns, each as one JSON array: a row a part would take several times as long on the way. */
export async function loadColumns(db: Db, tenantId: string, version: number, wordsOf: KeptWords): Promise<CatalogueColumns> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'sort_num', 'cat_group', 'icon', 'description', 'rule'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const question = sql<JsonColumns>`
    select json_agg(id) ids, json_agg(type) types, json_agg(category_id) categories, json_agg(group_name) "groups", json_agg(producer) producers,
      json_agg(oe_producer) oe_producers, json_agg(condition) conditions, json_agg(stock) stocks, json_agg(ended) ended, json_agg(voltage) voltages, json_agg(power_kw) powers,
      json_agg(amps) amps, json_agg(teeth) teeth, json_agg(grooves) grooves, json_agg(rotation) rotations,
      json_agg((price * 100)::int) cents, json_agg((was_price is not null)::int) sales, json_agg(popularity) popularity,
      json_agg(first_sold_on - date '1970-01-01') sold, json_agg(place) places
    from (select part.*, row_number() over (order by mcode) as place from part where tenant_id = ${tenantId} order by id) as part`
  const read = await unhurried(db, (trx) => question.execute(trx))
  const cells = read.rows[0]
  const stocks = cells?.stocks ?? []
  const ended = cells?.ended ?? []
  const ids = Int32Array.from(cells?.ids ?? [])
  const models = await loadModels(db, tenantId)
  return {
    tenantId,
    version,
    size: stocks.length,
    ids,
    facets: {
      oeProducer: codedColumn(cells?.oe_producers ?? []),
      producer: codedColumn(cells?.producers ?? []),
      condition: codedColumn(cells?.conditions ?? []),
      stock: codedColumn(stocks.map((qty, row) => stockState(qty, ended[row] ?? false))),
      voltage: codedColumn(cells?.voltages ?? []),
      powerKw: codedColumn(cells?.powers ?? []),
      amps: codedColumn(cells?.amps ?? []),
      teeth: codedColumn(cells?.teeth ?? []),
      grooves: codedColumn(cells?.grooves ?? []),
      rotation: codedColumn(cells?.rotations ?? []),
    },
    type: codedColumn(cells?.types ?? []),
    category: codedColumn(cells?.categories ?? []),
    group: codedColumn(cells?.groups ?? []),
    priceCents: Int32Array.from(cells?.cents ?? []),
    popularity: Int32Array.from(cells?.popularity ?? []),
    firstSold: Int32Array.from(cells?.sold ?? []),
    codePlace: Int32Array.from(cells?.places ?? []),
    onSale: Uint8Array.from(cells?.sales ?? []),
    ended: Uint8Array.from(ended, Number),
    categories,
    models,
    vehicleWords: wordsOfModels(models),
    words: onceRead(() => wordsOf(ids)),
    orders: new Map(),
  }
}

/** Callers that come while it is read share one reading; one that failed is forgotten, so that the next call tries again. */
function onceRead<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => {
    if (reading) return reading
    const begun = read()
    begun.catch(() => {
      reading = null
    })
    reading = begun
    return begun
  }
}
