import { sql } from 'kysely'
import { MissingColumnError } from '#server/export/grown.ts'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { moneyCell, multiPiecePriceBreaks, type PriceBreakRow, priceBreakHeading } from '#server/export/prices-of.ts'
import { type ExportScope, type ExportSheet, numericCell, type SheetRow } from '#server/export/sheet.ts'

interface PriceRow extends PriceBreakRow {
  producer: string
  price: string
  was_price: string | null
  core_charge: string
}

/** Exports the selling prices of a shop, or the prices of a customer group if one is given. */
export const createPricesSheet = (scope: ExportScope): Promise<ExportSheet> =>
  scope.customerGroup === null ? sellingPricesSheet(scope) : groupPricesSheet(scope, scope.customerGroup)

async function sellingPricesSheet(scope: ExportScope): Promise<ExportSheet> {
  const steps = new Set<number>()
  for await (const some of readPartRanges<PriceBreakRow>(scope, sql`price_steps`))
    for (const part of some) for (const { fromQty } of multiPiecePriceBreaks(part)) steps.add(fromQty)
  const froms = [...steps].sort((one, other) => one - other)
  const rowOf = (part: PriceRow & { mcode: string }): SheetRow => {
    const ladder = new Map(multiPiecePriceBreaks(part).map(({ fromQty, unitPrice }) => [fromQty, unitPrice]))
    if ([...ladder.keys()].some((from) => !steps.has(from))) throw new MissingColumnError(part.mcode)
    const further = froms.map((from) => moneyCell(ladder.get(from) ?? null))
    return [part.mcode, part.producer, moneyCell(part.price), ...further, moneyCell(part.was_price), moneyCell(part.core_charge)]
  }
  async function* generateRows() {
    const columns = sql`producer, price, was_price, core_charge, price_steps`
    for await (const some of readPartRanges<PriceRow>(scope, columns)) yield some.map(rowOf)
  }
  return { headings: ['Part number', 'Brand', 'Price', ...froms.map(priceBreakHeading), 'Was price', 'Core charge'], rows: generateRows() }
}

interface GroupPriceRow extends PriceRow {
  of_group: { currency: string; from_qty: number; price: string; from: string | null; to: string | null }[] | null
}

const SHOP_CURRENCY = 'USD'

/**
 * Exports the price list of a customer group, one line per price. A part without a price for the group is listed with its selling price.
 * The last column shows which of the two prices it is.
 */
async function groupPricesSheet(scope: ExportScope, group: string): Promise<ExportSheet> {
  const columns = sql`producer, price, price_steps, (
    select json_agg(json_build_object('currency', currency, 'from_qty', from_qty, 'price', price::text, 'from', "from", 'to', "to") order by place)
    from part_group_price as own
    where own.tenant_id = part.tenant_id and own.part_id = part.id and own.group_name = ${group}) as of_group`
  const rowsOf = ({ mcode, producer, price, price_steps, of_group }: GroupPriceRow & { mcode: string }): SheetRow[] => {
    if (of_group !== null)
      return of_group.map(({ currency, from_qty, price: own, from, to }) => [
        mcode,
        producer,
        group,
        currency,
        numericCell(from_qty),
        moneyCell(own),
        numericCell(from),
        numericCell(to),
        'group',
      ])
    const ladder = [{ fromQty: 1, unitPrice: price }, ...multiPiecePriceBreaks({ price_steps })]
    return ladder.map(({ fromQty, unitPrice }) => [
      mcode,
      producer,
      group,
      SHOP_CURRENCY,
      numericCell(fromQty),
      moneyCell(unitPrice),
      null,
      null,
      'selling price',
    ])
  }
  async function* generateRows() {
    for await (const some of readPartRanges<GroupPriceRow>(scope, columns)) yield some.flatMap(rowsOf)
  }
  const head = ['Part number', 'Brand', 'Price group', 'Currency', 'From quantity', 'Price', 'Valid from', 'Valid to', 'Source']
  return { headings: head, rows: generateRows() }
}
