import { partTypes } from '#contract/part/part-types.ts'
import type { Article } from '#server/demo/article.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

/** An offer of an article by a seller: brand, condition, and price factor relative to the article's `newPriceUsd`. */
export interface Offer {
  producer: string
  condition: 'new' | 'reman' | 'used'
  priceFactor: number
  warrantyMonths: number
  country: string
}

const ORIGINAL_WARRANTY_MONTHS = 24

/**
 * Generates the offers of an article, at most `most`: by new brands, by a rebuilder, by the original producer, rarely of a used article.
 */
export function drawOffers(rng: RandomGenerator, article: Article, most: number): Offer[] {
  const unit = article.type === 'starter' || article.type === 'alternator'
  const branded = (): Offer => {
    const brand = pickBrand(rng, newBrands)
    return {
      producer: brand.name,
      condition: 'new',
      priceFactor: brand.priceFactor,
      warrantyMonths: brand.warrantyMonths,
      country: brand.country,
    }
  }
  const original: Offer = {
    producer: article.producer,
    condition: 'new',
    priceFactor: unit ? rng.randomStepValue(1.8, 2.5, 0.05) : rng.randomStepValue(1.5, 2.1, 0.05),
    warrantyMonths: ORIGINAL_WARRANTY_MONTHS,
    country: article.country,
  }
  const standalone = article.producer === 'Blackstrip' || article.producer === 'Duraspin'
  if (standalone) return [{ ...original, priceFactor: 1, warrantyMonths: 12 }]
  const offers: Offer[] = []
  const add = (offer: Offer) => {
    if (!offers.some((known) => known.producer === offer.producer && known.condition === offer.condition)) offers.push(offer)
  }
  if (article.type === 'bearing') {
    add({ ...branded(), priceFactor: 0.9 })
    add({
      producer: rng.pickOne(['NSK', 'SKF', 'NTN', 'Koyo']),
      condition: 'new',
      priceFactor: 1.9,
      warrantyMonths: 12,
      country: article.country,
    })
    return offers.slice(0, most)
  }
  if (rng.happensWith(0.92)) add(branded())
  if (article.coreUsd > 0 && rng.happensWith(0.8)) {
    const rebuilder = pickBrand(rng, rebuilderBrands)
    add({
      producer: rebuilder.name,
      condition: 'reman',
      priceFactor: 0.86 * rebuilder.priceFactor,
      warrantyMonths: rebuilder.warrantyMonths,
      country: rebuilder.country,
    })
  }
  if (rng.happensWith(unit ? 0.6 : 0.4) && article.producer !== 'ISO') add(original)
  if (rng.happensWith(0.3)) add(branded())
  if (unit && rng.happensWith(0.05)) add({ ...original, condition: 'used', priceFactor: 0.42, warrantyMonths: 3 })
  if (offers.length === 0) add(branded())
  return offers.slice(0, most)
}

/** Returns an offer of a component by another new brand, or undefined if all brands already offer the component. */
export function offerOfAnotherBrand(article: Article, known: readonly Offer[]): Offer | undefined {
  const brand = newBrands.find(({ name }) => !known.some((offer) => offer.producer === name))
  return brand && article.producer !== brand.name
    ? {
        producer: brand.name,
        condition: 'new',
        priceFactor: brand.priceFactor,
        warrantyMonths: brand.warrantyMonths,
        country: brand.country,
      }
    : undefined
}

/** Returns which of the quantity discounts an article gets. */
export const priceLadderKindOf = ({ type }: Article): 'unit' | 'part' | 'small' =>
  type === 'starter' || type === 'alternator' || partTypes[type].category >= '500'
    ? 'unit'
    : type === 'bushing' || type === 'brushSet'
      ? 'small'
      : 'part'

interface OfferBrand {
  name: string
  /** The brand's price factor relative to an average aftermarket part. */
  priceFactor: number
  warrantyMonths: number
  country: string
  frequencyWeight: number
}

/** Invented brands that sell new units and parts. */
const newBrands: readonly OfferBrand[] = [
  { name: 'Kestrel Rotating', priceFactor: 1.35, warrantyMonths: 24, country: 'PL', frequencyWeight: 4 },
  { name: 'Duraspin', priceFactor: 1.0, warrantyMonths: 12, country: 'CN', frequencyWeight: 6 },
  { name: 'Torqline', priceFactor: 0.84, warrantyMonths: 12, country: 'CN', frequencyWeight: 5 },
  { name: 'Nordwick', priceFactor: 1.2, warrantyMonths: 24, country: 'TR', frequencyWeight: 3 },
  { name: 'Ironbay', priceFactor: 1.08, warrantyMonths: 18, country: 'IN', frequencyWeight: 3 },
]

/** Invented companies that sell remanufactured units. */
const rebuilderBrands: readonly OfferBrand[] = [
  { name: 'Millrace Reman', priceFactor: 1.0, warrantyMonths: 12, country: 'US', frequencyWeight: 5 },
  { name: 'Secondspark', priceFactor: 0.9, warrantyMonths: 12, country: 'MX', frequencyWeight: 4 },
  { name: 'Nordwick Exchange', priceFactor: 1.12, warrantyMonths: 24, country: 'PL', frequencyWeight: 3 },
]

const pickBrand = (rng: RandomGenerator, brands: readonly OfferBrand[]): OfferBrand =>
  rng.pickWeighted(brands, (brand) => brand.frequencyWeight)
