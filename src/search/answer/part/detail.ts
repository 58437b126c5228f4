import type { Attributes } from '#contract/attributes/attributes.ts'
import type { CallResultOf } from '#contract/calls.ts'
import type { PartDetail, PartNumber } from '#contract/catalogue/catalogue.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { shopPartImages } from '#contract/part/shop-picture.ts'
import { compareText } from '#contract/text/compare-text.ts'
import { categoryCrumbsOf } from '#search/answer/categories.ts'
import { ownAttributeLabels, partPageAttributes } from '#search/catalogue/choices.ts'
import type { IndexedPart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import { bestSellingParts, type SalesRank } from './best-selling.ts'
import { buildPartCard, type PartCardData, type ShopCatalogueData } from './card.ts'
import { computeShownPrices } from './prices.ts'

/**
 * Maximum number of alternatives on a part's page: parts that replace the same unit. Code that reads them from a large table may stop after
 * this many parts in the order of `bestSellingParts`.
 */
export const MAX_ALTERNATIVES = 12
/** Maximum number of superseded parts on a part's page, in the order of their codes. */
export const MAX_SUPERSEDED_PARTS = 20

/** The data of a related part that a part's page shows. */
export type RelatedPartData = Pick<IndexedPart, 'mcode' | 'name' | 'specName'>

/** The data from which a part's page is built. */
export interface PartDetailData
  extends Pick<
    PartRecord,
    'description' | 'gtin' | 'boxMm' | 'warrantyMonths' | 'countryOfOrigin' | 'hsCode' | 'fitting' | 'style' | 'updatedAt'
  > {
  card: PartCardData
  /** All stored attributes of the part. */
  attributes: Attributes
  /** All numbers of the part except the shop's own code, in display order. */
  numbers: readonly PartNumber[]
  supersededBy: RelatedPartData | null
  supersedes: readonly RelatedPartData[]
  /** Other parts that replace the same unit, because they have the same unit key. */
  sameUnit: readonly (PartCardData & SalesRank)[]
  fitmentCount: number
  /**
   * Fitments whose vehicles are known by id only, not by name. Only the server's reply has this field; an answer on a device leaves it out.
   */
  unnamed?: PartDetail['unnamed']
}

/** Returns the drawings of a part, with their URLs and sizes. */
export type PartDrawingsLookup = (mcode: string, type: PartType) => PartDetail['images']

/** Builds a part's page with its numbers and related parts. */
export function buildPartDetail(
  shop: ShopCatalogueData,
  facts: PartDetailData,
  drawingsOf: PartDrawingsLookup,
): CallResultOf<'productDetail'> {
  const { live, ...part } = facts.card
  const { own: _, ...card } = buildPartCard(shop, facts.card)
  const attributes = partPageAttributes(shop.choices, part.categoryId, part.type, facts.attributes)
  const alternatives = bestSellingParts(facts.sameUnit, MAX_ALTERNATIVES)
  const supersedes = [...facts.supersedes].sort((one, other) => compareText(one.mcode, other.mcode)).slice(0, MAX_SUPERSEDED_PARTS)
  return {
    ...card,
    attributes,
    ...ownAttributeLabels(shop.choices, attributes),
    description: facts.description,
    gtin: facts.gtin,
    weightKg: card.weightKg ?? 0,
    boxMm: facts.boxMm,
    warrantyMonths: facts.warrantyMonths,
    countryOfOrigin: facts.countryOfOrigin,
    hsCode: facts.hsCode,
    minQty: live.minQty,
    images: [...shopPartImages(card.mcode, part.pictures), ...drawingsOf(part.mcode, part.type)],
    numbers: [...facts.numbers],
    priceLadder: computeShownPrices({ ...live, offer: part.offer }).priceLadder,
    ...(facts.supersededBy ? { supersededBy: partReferenceOf(facts.supersededBy) } : {}),
    supersedes: supersedes.map(partReferenceOf),
    alternatives: alternatives.map(partReferenceOf),
    offers: alternatives.map((other) => buildPartCard(shop, other)),
    ...(facts.fitting ? { fitting: facts.fitting } : {}),
    ...(facts.style ? { style: facts.style } : {}),
    path: categoryCrumbsOf(shop.frame, part.categoryId),
    fitmentCount: facts.fitmentCount,
    ...(facts.unnamed ? { unnamed: facts.unnamed } : {}),
    updatedAt: new Date(facts.updatedAt).toISOString(),
  }
}

const partReferenceOf = ({ mcode, name, specName }: RelatedPartData) => ({ mcode: mcodeOf(mcode), name, specName })
