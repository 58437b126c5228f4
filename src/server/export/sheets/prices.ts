import { sql } from 'kysely'
import { MissingColumnError } from '#server/export/grown.ts'
import { partRanges } from '#server/export/part-ranges.ts'
import { furtherSteps, money, type Steps, stepHeading } from '#server/export/prices-of.ts'
import { numericCell, type Row, type Scope, type Sheet } from '#server/export/sheet.ts'

interface PriceRow extends Steps {
  producer: string
  price: string
  was_price: string | null
  core_charge: string
}

/** Exports the selling prices of a shop, or the prices of a customer group if one is given. */
export const pricesSheet = (scope: Scope): Promise<Sheet> => (scope.group === null ? sellingPrices(scope) : groupPrices(scope, scope.group))

async function sellingPrices(scope: Scope): Promise<Sheet> {
  const steps = new Set<number>()
  for await (const some of partRanges<Steps>(scope, sql`price_steps`))
    for (const part of some) for (const { fromQty } of furtherSteps(part)) steps.add(fromQty)
  const froms = [...steps].sort((one, other) => one - other)
  const rowOf = (part: PriceRow & { mcode: string }): Row => {
    const ladder = new Map(furtherSteps(part).map(({ fromQty, unitPrice }) => [fromQty, unitPrice]))
    if ([...ladder.keys()].some((from) => !steps.has(from))) throw new MissingColumnError(part.mcode)
    const further = froms.map((from) => money(ladder.get(from) ?? null))
    return [part.mcode, part.producer, money(part.price), ...further, money(part.was_price), money(part.core_charge)]
  }
  async function* rows() {
    const columns = sql`producer, price, was_price, core_charge, price_steps`
    for await (const some of partRanges<PriceRow>(scope, columns)) yield some.map(rowOf)
  }
  return { head: ['Part number', 'Brand', 'Price', ...froms.map(stepHeading), 'Was price', 'Core charge'], rows: rows() }
}

interface GroupRow extends PriceRow {
  of_group: { currency: string; from_qty: number; price: string; from: string | null; to: string | null }[] | null
}

const USD = 'USD'

/**
 * Exports the price list of a customer group, one line per price. A part without a price for the group is listed with its selling price.
 * The last column shows which of the two prices it is.
 */
async function groupPrices(scope: Scope, group: string): Promise<Sheet> {
  const columns = sql`producer, price, price_steps, (
    select json_agg(json_build_object('currency', currency, 'from_qty', from_qty, 'price', price::text, 'from', "from", 'to', "to") order by place)
    from part_group_price as own
    where own.tenant_id = part.tenant_id and own.part_id = part.id and own.group_name = ${group}) as of_group`
  const rowsOf = ({ mcode, producer, price, price_steps, of_group }: GroupRow & { mcode: string }): Row[] => {
    if (of_group !== null)
      return of_group.map(({ currency, from_qty, price: own, from, to }) => [
        mcode,
        producer,
        group,
        currency,
        numericCell(from_qty),
        money(own),
        numericCell(from),
        numericCell(to),
        'group',
      ])
    const ladder = [{ fromQty: 1, unitPrice: price }, ...furtherSteps({ price_steps })]
    return ladder.map(({ fromQty, unitPrice }) => [
      mcode,
      producer,
      group,
      USD,
      numericCell(fromQty),
      money(unitPrice),
      null,
      null,
      'selling price',
    ])
  }
  async function* rows() {
    for await (const some of partRanges<GroupRow>(scope, columns)) yield some.flatMap(rowsOf)
  }
  const head = ['Part number', 'Brand', 'Price group', 'Currency', 'From quantity', 'Price', 'Valid from', 'Valid to', 'Source']
  return { head, rows: rows() }
}
