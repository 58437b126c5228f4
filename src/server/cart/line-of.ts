import type { CartLine } from '#contract/cart/cart.ts'
import { jobQuantitiesField } from '#contract/jobs/shares.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { shownPricesOf } from '#server/catalogue/promoted.ts'
import { stockOfRow } from '#server/catalogue/stock-state.ts'
import { dollarsOfText } from '#server/db/money.ts'
import type { CartRow } from './queries.ts'

/** Returns a stored cart line in the format of the API (section 3 of the specification, “Cart line”). */
export function cartLineOf(row: CartRow): CartLine {
  const mcode = mcodeOf(row.mcode)
  const price = dollarsOfText(row.price)
  const priceSeen = dollarsOfText(row.price_seen)
  const { priceLadder, promotion } = shownPricesOf({ price: row.own_price, price_steps: row.price_steps, promotion: row.promotion })
  return {
    id: mcode,
    qty: row.qty,
    price,
    amount: dollarsOfText(row.amount),
    ...(priceSeen === price ? {} : { priceBefore: priceSeen }),
    coreCharge: dollarsOfText(row.core_charge),
    ...(row.usual === row.price ? {} : { wasPrice: dollarsOfText(row.usual) }),
    ...(promotion === undefined ? {} : { promotion }),
    priceLadder,
    minQty: row.min_qty,
    ...(row.weight_g > 0 ? { weightKg: row.weight_g / 1000 } : {}),
    stock: stockOfRow(row),
    job: row.job,
    ...jobQuantitiesField(row.jobs),
    addedAt: row.added_at.toISOString(),
    product: {
      goodsSkuCode: mcode,
      mainImageUrl: mainPictureUrl(mcode, row.pictures),
      producer: row.producer,
      oeNumber: row.oe_number,
      specName: row.spec_name,
      name: row.name,
      condition: row.condition,
    },
  }
}
