import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { ALL_PARTS_CATEGORY_ID, cellSeparatorOf } from '#contract/download/price-list.ts'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { BYTE_ORDER_MARK } from '#contract/text/spreadsheet-text.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { allowedRowsInOrder } from '#search/catalogue/pick.ts'
import { categoryFlags, groupFlags, nonWorkwearFlags } from '#search/catalogue/scopes.ts'
import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import { type CardRow, cardColumns, cardOfRow } from '#server/catalogue/cards.ts'
import { promotionColumn } from '#server/catalogue/promoted.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { currentDateOf, requireSession } from '#server/kernel/ask.ts'
import { loadNamesForRequest, needsTranslation } from '#server/kernel/names.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { type CsvCell, createCsvFormatter } from './csv.ts'
import { type PricedPart, priceColumns } from './price-row.ts'

/** Compares category ids for sorting, numerically. A shop's own ids may contain other characters than digits. */
const numericCollator = new Intl.Collator('en', { numeric: true })

/** The number of parts per query. A query takes a few milliseconds. */
const PARTS_PER_QUERY = 100

/**
 * Returns the price list of a category, a family or the whole shop, sorted by category and code. The parts are selected at the start. Their
 * rows are read during the download, with prices of one moment.
 */
export async function priceList(ask: CatalogueRequestContext, input: ParsedInputOf<'priceList'>): Promise<CallResultOf<'priceList'>> {
  const { accountId } = await requireSession(ask)
  await limitRate(ask, 'download-account', accountId)
  const catalogue = await ask.catalogue()
  const keys = await ask.runSearch(async () => partIdsOfPriceList(catalogue, input))
  const now = currentDateOf(ask)
  return {
    name: priceListFileName(catalogue, input, shopTodayOf(ask).today),
    type: 'text/csv',
    lineCount: keys.length,
    texts: csvChunks(ask, catalogue, keys, input, now),
  }
}

function partIdsOfPriceList(catalogue: Catalogue, { backCategoryId, groupName }: ParsedInputOf<'priceList'>): number[] {
  const within = [
    backCategoryId === ALL_PARTS_CATEGORY_ID ? nonWorkwearFlags(catalogue) : categoryFlags(catalogue, backCategoryId),
    ...(groupName === undefined ? [] : [groupFlags(catalogue, groupName)]),
  ]
  const byCategory = new Map<number, number[]>()
  for (const row of allowedRowsInOrder(catalogue, within, 'code')) {
    const code = catalogue.columns.category.codes[row] ?? 0
    const its = byCategory.get(code) ?? []
    byCategory.set(code, its)
    its.push(catalogue.idOf(row))
  }
  const idOf = (code: number) => catalogue.columns.category.values[code] ?? ''
  return [...byCategory].sort(([one], [other]) => numericCollator.compare(idOf(one), idOf(other))).flatMap(([, ids]) => ids)
}

/** Returns a file name that all systems accept, such as `price-list-starters-12-v-gear-reduction-2026-11-24.csv`. */
function priceListFileName(catalogue: Catalogue, { backCategoryId, groupName }: ParsedInputOf<'priceList'>, today: string): string {
  const of = backCategoryId === ALL_PARTS_CATEGORY_ID ? '' : (catalogue.frame.category(backCategoryId)?.name ?? '')
  const slug = `price-list ${of} ${groupName ?? ''}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${slug}-${today}.csv`
}

async function* csvChunks(
  ask: CatalogueRequestContext,
  catalogue: Catalogue,
  keys: readonly number[],
  { marks = cellSeparatorOf(ask.locale), zeros, cross }: ParsedInputOf<'priceList'>,
  now: Date,
): AsyncGenerator<string, void> {
  const line = createCsvFormatter(marks, zeros)
  const cells = priceColumns(ask.locale, shopTodayOf(ask), cross, await readShownOwnAttributes(ask, catalogue))
  yield BYTE_ORDER_MARK + line(cells.map(({ heading }) => heading))
  for (const some of chunksOf(keys, PARTS_PER_QUERY)) {
    const parts = await readPricedParts(ask, catalogue, some, cross, now)
    yield parts.map((part) => line(cells.map(({ cell }) => cell(part)))).join('')
    // Other requests are answered before the next batch of parts is read.
    await turn()
  }
}

/** Returns the shop's own attributes that any category shows on cards, in the caller's language. */
async function readShownOwnAttributes(ask: CatalogueRequestContext, { frame, choices }: Catalogue): Promise<ShopAttribute[]> {
  const decide = new Set([...choices.decides.values()].flat())
  const own = (frame.own ?? []).filter(({ key }) => decide.has(key))
  if (own.length === 0 || !needsTranslation(ask)) return own
  const named = await loadNamesForRequest(ask, new Set(own.flatMap(({ label, unit }) => [label, unit])))
  return own.map((one) => ({ ...one, label: named(one.label), unit: named(one.unit) }))
}

type PriceListRow = CardRow & { group_name: string; gtin: string; warranty_months: number; cross: string | null }

async function readPricedParts(
  ask: CatalogueRequestContext,
  catalogue: Catalogue,
  keys: number[],
  cross: boolean,
  now: Date,
): Promise<PricedPart[]> {
  const own = sql.join([...cardColumns, 'group_name', 'gtin', 'warranty_months'].map((column) => sql.ref(column)))
  const others = cross
    ? sql`(select string_agg(maker || ' ' || display, ' | ' order by sort_num) from part_number
        where part_number.tenant_id = part.tenant_id and part_number.part_id = part.id and kind = 'cross')`
    : sql`null::text`
  const { rows } = await sql<PriceListRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select ${own}, ${promotionColumn(now)} as promotion, ${others} as cross
    from part where id = any(${keys}::int[]) and tenant_id = ${ask.tenantId}`.execute(ask.db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const parts = keys.flatMap((key) => {
    const row = found.get(key)
    return row === undefined ? [] : [pricedPart(catalogue, row)]
  })
  return needsTranslation(ask) ? translateParts(ask, parts) : parts
}

/** Translates the names of parts into the caller's language, as in other replies. */
async function translateParts(ask: CatalogueRequestContext, parts: readonly PricedPart[]): Promise<PricedPart[]> {
  const texts = parts.flatMap(({ card, family }) => [card.name, card.specName, card.backCategoryName, family])
  const named = await loadNamesForRequest(ask, new Set(texts))
  return parts.map(({ card, family, ...rest }) => ({
    ...rest,
    family: named(family),
    card: { ...card, name: named(card.name), specName: named(card.specName), backCategoryName: named(card.backCategoryName) },
  }))
}

const pricedPart = (catalogue: Catalogue, row: PriceListRow): PricedPart => ({
  card: cardOfRow(catalogue, row),
  family: row.group_name,
  gtin: row.gtin,
  warrantyMonths: row.warranty_months,
  minQty: row.min_qty,
  amps: numberCell(row.attributes.amps, 0),
  powerKw: numberCell(row.attributes.powerKw, 2),
  crossReferences: row.cross ?? '',
})

const numberCell = (value: unknown, decimals: number): CsvCell => (typeof value === 'number' ? { numericValue: value, decimals } : null)
