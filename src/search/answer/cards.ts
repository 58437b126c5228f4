import { specNameOf } from '#contract/attributes/spec-name.ts'
import type { Condition, Matched, PartCard } from '#contract/catalogue.ts'
import { mainPictureUrl } from '#contract/own-picture.ts'
import type { PartType } from '#contract/part-types.ts'
import { type Cents, dollarsOf, mcodeOf } from '#contract/primitives.ts'
import { promotedPrices } from '#contract/promotions/promoted.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { ownLabels } from '#search/catalogue/choices.ts'

/** A part as a row in a list, at the prices and with the stock of now. */
export function cardOf(catalogue: Catalogue, row: number, matched?: Matched): PartCard {
  const { segment, at } = catalogue.placed(row)
  const { live, frame } = catalogue
  const mcode = mcodeOf(segment.mcode(at))
  const backCategoryId = catalogue.value('category', row)
  const { priceLadder, ...prices } = pricesOf(catalogue, row)
  const minQty = live.minQty[row] ?? 1
  const attributes: PartCard['attributes'] = JSON.parse(segment.text('card', at) || '{}')
  const labels = ownLabels(catalogue.choices, attributes)
  return {
    mcode,
    // A segment holds what the table of parts does, which has no other types and conditions.
    type: catalogue.value('type', row) as PartType,
    name: catalogue.value('name', row),
    producer: catalogue.value('producer', row),
    condition: catalogue.value('condition', row) as Condition,
    backCategoryId,
    backCategoryName: frame.category(backCategoryId)?.name ?? '',
    oeNumber: segment.oeNumber(at),
    oeProducer: catalogue.value('oeProducer', row),
    specName: segment.text('spec', at) || specNameOf(attributes, labels.own),
    attributes,
    ...labels,
    mainImageUrl: mainPictureUrl(mcode, segment.text('pictures', at)),
    ...prices,
    coreCharge: dollars(live.core[row] ?? 0),
    stock: live.stock(row),
    ...(minQty > 1 ? { minQty } : {}),
    ...(priceLadder.length > 1 ? { priceLadder } : {}),
    weightKg: (segment.measure('weightG')[at] ?? 0) / 1000,
    ...(matched ? { matched } : {}),
  }
}

export const cardsOf = (catalogue: Catalogue, rows: Iterable<number>, matched?: ReadonlyMap<number, Matched>): PartCard[] =>
  Array.from(rows, (row) => cardOf(catalogue, row, matched?.get(row)))

const dollars = (cents: number) => dollarsOf(cents as Cents)

type Prices = Pick<PartCard, 'price' | 'wasPrice' | 'promotion'> & Required<Pick<PartCard, 'priceLadder'>>

/** What a part costs now, in every quantity, with what it costs without its promotion. */
export function pricesOf({ live, prices }: Catalogue, row: number): Prices {
  const own = {
    price: dollars(live.price[row] ?? 0),
    priceLadder: live.steps(row).map(({ fromQty, unitCents }) => ({ fromQty, unitPrice: dollars(unitCents) })),
  }
  const [offer, was] = [prices.offer(row), live.wasPrice(row)]
  if (offer === null) return { ...own, ...(was === null ? {} : { wasPrice: dollars(was) }) }
  const usual = own.priceLadder.length === 0 ? [{ fromQty: 1, unitPrice: own.price }] : own.priceLadder
  return {
    ...promotedPrices(own, dollars(prices.now[row] ?? 0)),
    wasPrice: own.price,
    promotion: { id: offer.id, name: offer.name, until: new Date(offer.endsAt).toISOString(), usual },
  }
}
