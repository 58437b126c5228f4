import type { CartLine } from '#contract/cart.ts'
import { pictureUrl } from '#server/catalogue/cards.ts'
import { mcodeOf } from '#server/kernel/ids.ts'
import { stockOf } from '#server/catalogue/stock-state.ts'
import { centsOfText, usd } from '#server/db/money.ts'
import type { Dollars } from '#server/db/tables.ts'
import type { CartRow } from './queries.ts'

const dollars = (text: Dollars): number => usd(centsOfText(text))

/** A stored line as the customer sees it (specification, section 3, Cart line). */
export function lineOf(row: CartRow): CartLine {
  const mcode = mcodeOf(row.mcode)
  const price = dollars(row.price)
  const priceSeen = dollars(row.price_seen)
  return {
    id: mcode,
    qty: row.qty,
    price,
    amount: dollars(row.amount),
    ...(priceSeen === price ? {} : { priceBefore: priceSeen }),
    coreCharge: dollars(row.core_charge),
    priceLadder: row.price_steps.map((step) => ({ fromQty: step.fromQty, unitPrice: dollars(step.unitPrice) })),
    minQty: row.min_qty,
    stock: stockOf(row),
    job: row.job,
    addedAt: row.added_at.toISOString(),
    product: {
      goodsSkuCode: mcode,
      mainImageUrl: pictureUrl(mcode, 'view'),
      producer: row.producer,
      oeNumber: row.oe_number,
      specName: row.spec_name,
      name: row.name,
      condition: row.condition,
    },
  }
}
