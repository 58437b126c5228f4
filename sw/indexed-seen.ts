import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { isShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { isGtin } from '#contract/numbers/gtin.ts'
import { partTypeSynonyms } from '#contract/part/part-types.ts'
import { shopPicturesTextOfUrl } from '#contract/part/shop-picture.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import type { CategoryRow, PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedNumber, IndexedPart, LivePart } from '#search/part.ts'
import type { SeenPart } from './seen-part-collection.ts'

/** Converts a viewed part to the format of a segment (file) of the search index. A card in a list has less data than a part's page. */
export function indexSeenPart(seen: SeenPart, id: number): IndexedPart {
  const { part } = seen
  return {
    ...{ id, mcode: part.mcode, type: part.type, categoryId: part.backCategoryId, groupName: '', name: part.name, producer: part.producer },
    ...{ condition: part.condition, oeNumber: part.oeNumber, oeProducer: part.oeProducer, specName: part.specName },
    ...{ attributes: part.attributes, weightG: Math.round((part.weightKg ?? 0) * 1000), popularity: 0, firstSold: 0, hint: null },
    ...{
      words: searchWordsOf(seen),
      numbers: indexedNumbersOf(seen),
      fits: [],
      contains: [],
      pictures: shopPicturesTextOfUrl(part.mainImageUrl),
    },
    gtin: seen.isOpened && isGtin(seen.part.gtin) ? seen.part.gtin : '',
  }
}

function indexedNumbersOf({ isOpened, part }: SeenPart): IndexedNumber[] {
  const own = { kind: 'oe' as const, maker: part.oeProducer, display: part.oeNumber }
  const others = isOpened ? part.numbers.map(({ kind, maker, number }) => ({ kind, maker, display: number })) : []
  return [
    { kind: 'mcode', maker: '', display: part.mcode },
    ...(others.some(({ kind, display }) => kind === own.kind && display === own.display) ? [] : [own]),
    ...others,
    // Old invoices may contain the codes of parts that this part has superseded, so these codes are found too.
    ...(isOpened ? part.supersedes.map(({ mcode }) => ({ kind: 'cross' as const, maker: part.producer, display: mcode })) : []),
  ]
}

function searchWordsOf({ isOpened, part }: SeenPart): string {
  const makers = isOpened ? part.numbers.map(({ maker }) => maker) : []
  // Texts in the shop's own attributes can be found too.
  const own = Object.keys(part.own ?? {}).flatMap((key) => (typeof part.attributes[key] === 'string' ? [part.attributes[key]] : []))
  const said = [
    part.name,
    ...partTypeSynonyms[part.type],
    part.producer,
    part.oeProducer,
    part.backCategoryName,
    part.specName,
    ...makers,
    ...own,
  ]
  return foldWords(said.join(' '))
}

/** Returns the price, stock and terms of sale of a part when it was viewed, without promotion. */
export function livePartOfSeenPart({ part }: SeenPart, id: number): LivePart {
  const { promotion, stock, price, wasPrice } = part
  const usual = promotion?.usual ?? []
  return {
    id,
    priceCents: centsOf(usual.find(({ fromQty }) => fromQty === 1)?.unitPrice ?? price),
    wasCents: promotion !== undefined || wasPrice === undefined ? null : centsOf(wasPrice),
    coreCents: centsOf(part.coreCharge),
    steps: (promotion === undefined ? (part.priceLadder ?? []) : usual).map(priceBreakOf),
    ...{
      stock: stock.qty,
      restockOn: stock.restockOn ?? null,
      ended: stock.state === 'ended' || stock.last === true,
      minQty: part.minQty ?? 1,
    },
  }
}

const priceBreakOf = ({ fromQty, unitPrice }: QuantityPriceBreak) => ({ fromQty, unitCents: centsOf(unitPrice) })

/** Returns the promotion that reduced a viewed part's price, as a promotion for this part alone. Empty if there was none. */
export const promotionOfSeenPart = ({ part: { mcode, promotion, price } }: SeenPart): PromotionRow[] =>
  promotion === undefined
    ? []
    : [
        {
          ...{
            id: promotion.id,
            name: promotion.name,
            startsAt: 0,
            endsAt: Date.parse(promotion.until),
            percent: null,
            cents: centsOf(price),
          },
          ...{ mcodes: [mcode], categoryIds: null, producers: null, conditions: null },
        },
      ]

/** Returns the categories in the data of a viewed part: the path for an opened part, but only the part's own category for a card. */
export const categoriesOfSeenPart = ({ isOpened, part }: SeenPart): CategoryRow[] =>
  [...(isOpened ? part.path : []), { id: part.backCategoryId, backCategoryName: part.backCategoryName, backParentId: '' }].map(
    ({ id, backCategoryName, backParentId }) => ({
      ...{ id, name: backCategoryName, parentId: backParentId, sortNum: 0, catGroup: 0, icon: '', description: '', rule: null },
    }),
  )

/** Returns labels and units of the shop's own attributes, as far as the viewed parts contain them. */
export function shopAttributesOfSeenParts(seen: readonly SeenPart[]): ShopAttribute[] {
  const own = new Map<string, ShopAttribute>()
  for (const { part } of seen) {
    for (const [key, { label, unit, decimals }] of Object.entries(part.own ?? {})) {
      if (isShopAttributeKey(key))
        own.set(key, { key, label, unit, isNumber: typeof part.attributes[key] === 'number', decimals: decimals ?? null })
    }
  }
  return [...own.values()]
}

/**
 * Returns the attributes that the cards of a category show, taken from a viewed card that has an attribute of the shop's own. Empty if
 * there is no such card; then the part type decides which attributes cards show.
 */
export const decidingAttributesInCategory = (seen: readonly SeenPart[], categoryId: string): { decides?: readonly string[] } => {
  const card = seen.find(({ isOpened, part }) => !isOpened && part.backCategoryId === categoryId && part.own !== undefined)
  return card === undefined ? {} : { decides: Object.keys(card.part.attributes) }
}
