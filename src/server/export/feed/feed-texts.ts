import { type RawBuilder, type Selectable, sql } from 'kysely'
import { mainPictureUrl, rasterPictureUrl } from '#contract/part/shop-picture.ts'
import { type BestPromotion, promotionColumn, shownPricesOf } from '#server/catalogue/promoted.ts'
import { stockOfRow } from '#server/catalogue/stock-state.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import type { PartTable } from '#server/db/tables.ts'
import { readCategoryPaths } from '#server/export/category-paths.ts'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { currentDateOf, type RequestContext } from '#server/kernel/ask.ts'
import { loadNamesForRequest } from '#server/kernel/names.ts'
import { readShopAttributes } from '#server/kernel/own-attributes.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { feedDetailsOf } from './details.ts'
import { type FeedPart, feedItem } from './item.ts'
import { xmlElement } from './xml.ts'

/** The title and the URLs of a product feed. */
export interface FeedChannel {
  /** Title of the shop and URL of its home page. */
  title: string
  description: string
  homeUrl: string
  partUrlOf: (mcode: string) => string
  /**
   * Returns the absolute URL of a part's picture, in a format that search engines accept. `path`: the path of the main picture below the
   * base URL of pictures.
   */
  pictureUrlOf: (path: string, mcode: string) => string
}

const feedColumns = [
  ...[
    'type',
    'name',
    'spec_name',
    'description',
    'producer',
    'condition',
    'category_id',
    'oe_number',
    'oe_producer',
    'attributes',
    'price',
  ],
  ...['was_price', 'core_charge', 'price_steps', 'stock', 'restock_on', 'ended', 'min_qty', 'weight_g', 'gtin'],
] as const

type FeedRow = Selectable<PartTable> & { promotion: BestPromotion | null; style: string | null; pictures: string }

/** Number of parts per query. It is small, because descriptions are long and each is translated. */
const PARTS_PER_QUERY = 50

/**
 * Yields the product feed of a shop piece by piece, as RSS 2.0 with the fields of Google's product data. The feed contains only parts that
 * can be ordered.
 */
export async function* generateFeedTexts(
  ask: Pick<RequestContext, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>,
  place: FeedChannel,
): AsyncGenerator<string> {
  const now = currentDateOf(ask)
  const asked = { soldOutRule: tenantConfig(ask.tenant).soldOut, ...shopTodayOf(ask) }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n'
  yield xmlElement('title', place.title) + xmlElement('link', place.homeUrl) + xmlElement('description', place.description)
  const pathOf = await readCategoryPaths(ask)
  const own = await readShopAttributes(ask.db, ask.tenantId)
  const wanted: RawBuilder<unknown> = sql`${sql.join(feedColumns.map((column) => sql.ref(column)))}, ${promotionColumn(now)} as promotion,
    ${picturesColumn()} as pictures, (
    select style_id from style_variant where style_variant.tenant_id = part.tenant_id and style_variant.mcode = part.mcode) as style`
  for await (const rows of readPartRanges<FeedRow>({ ...ask, since: null }, wanted, PARTS_PER_QUERY)) {
    const parts = rows
      .filter(isRowForSale)
      .map((row) => ({ ...feedPartOf(row, pathOf(row.category_id), place), details: feedDetailsOf(row.attributes, own, ask.locale) }))
    const named = await loadNamesForRequest(
      ask,
      parts.flatMap(({ name, specName, description, categoryPath }) => [name, specName, description, ...categoryPath]),
    )
    yield parts
      .map((part) => ({
        ...part,
        name: named(part.name),
        specName: named(part.specName),
        description: named(part.description),
        categoryPath: part.categoryPath.map(named),
      }))
      .map((part) => feedItem(part, ask.locale, asked))
      .join('')
  }
  yield '</channel>\n</rss>\n'
}

const isRowForSale = (row: FeedRow): boolean => stockOfRow(row).state !== 'ended' && centsOfText(row.price) > 0

function feedPartOf(row: FeedRow, path: readonly string[], { partUrlOf, pictureUrlOf }: FeedChannel): Omit<FeedPart, 'details'> {
  const { promotion, wasPrice, price, priceLadder } = shownPricesOf(row)
  const usualPrice = promotion
    ? { price: wasPrice ?? price, priceLadder: promotion.usual }
    : wasPrice === undefined
      ? null
      : { price: wasPrice, priceLadder: [] }
  return {
    mcode: row.mcode,
    type: row.type,
    name: row.name,
    specName: row.spec_name,
    description: row.description,
    producer: row.producer,
    condition: row.condition,
    oeNumber: row.oe_number,
    oeProducer: row.oe_producer,
    categoryPath: path,
    price: { price, priceLadder },
    regularPrice: usualPrice,
    coreCharge: dollarsOfText(row.core_charge),
    minQty: row.min_qty,
    stock: stockOfRow(row),
    weightG: row.weight_g,
    gtin: row.gtin,
    link: partUrlOf(row.mcode),
    image: pictureUrlOf(rasterPictureUrl(mainPictureUrl(row.mcode, row.pictures)), row.mcode),
    style: row.style,
    size: String(row.attributes.size ?? ''),
    colour: String(row.attributes.colour ?? ''),
  }
}
