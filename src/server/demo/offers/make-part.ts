import type { PartType } from '#contract/part/part-types.ts'
import { specName } from '#contract/part/spec-name.ts'
import type { Article } from '#server/demo/article.ts'
import { dateDaysBefore } from '#server/demo/catalogue-day.ts'
import type { DemoPart } from '#server/demo/demo-rows.ts'
import { demoGtin } from '#server/demo/numbers/demo-gtin.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { describePart } from '#server/demo/text/description.ts'
import { fittingNotesOf } from '#server/demo/text/fitting-notes.ts'
import { applicationHintOf } from '#server/demo/text/hint.ts'
import { searchWordsOf } from '#server/demo/text/words.ts'
import type { PartCodeGenerator } from './code-letters.ts'
import { type Offer, priceLadderKindOf } from './offer.ts'
import { coreChargeCents, priceBreaksOf, retailCents } from './prices.ts'
import { drawStock } from './stock.ts'

const hsCodeByType: Partial<Record<PartType, string>> = {
  starter: '8511.40',
  starterGenerator: '8511.40',
  alternator: '8511.50',
  beltStarterGenerator: '8511.50',
  regulator: '8511.80',
  dcConverter: '8504.40',
  dcMotor: '8501.32',
  bearing: '8482.10',
  relay: '8536.41',
  switch: '8536.50',
  contactor: '8536.49',
  plugLead: '8544.30',
  batteryCable: '8544.42',
  tester: '9030.33',
  pullerTool: '8205.59',
}

/** Returns the HS code (for customs) of a part type. By default it is the code of parts for starters and alternators. */
const hsCodeOf = (type: PartType): string => hsCodeByType[type] ?? '8511.90'

export interface PartGenerator {
  rng: RandomGenerator
  codeGenerator: PartCodeGenerator
  /** A number that is added to the serial number in a GTIN, so that two tenants have no GTIN in common. */
  gtinBase: number
  categoryNames: (categoryId: string) => readonly string[]
}

/** Creates the shop's part for an offer of an article. `mcodeOf` returns the code of the component for a slot (position). */
export function makePart(till: PartGenerator, article: Article, offer: Offer, mcodeOf: (slot: string) => string | null): DemoPart {
  const { rng } = till
  const { mcode, serial } = till.codeGenerator.nextPartCode(article.type)
  const full = retailCents(rng, article.newPriceUsd * offer.priceFactor * rng.randomStepValue(0.93, 1.07, 0.01))
  const onSale = rng.happensWith(0.07) && full > 1500
  const price = onSale ? retailCents(rng, (full / 100) * rng.randomStepValue(0.76, 0.9, 0.01)) : full
  const popularity = drawPopularity(rng, article)
  const small = priceLadderKindOf(article) === 'small'
  const sold = rng.happensWith(0.07) ? rng.randomInteger(1, 55) : rng.randomInteger(60, 3600)
  return {
    mcode,
    type: article.type,
    category_id: article.categoryId,
    group_name: article.group,
    name: article.name,
    description: describePart(article, offer.condition, offer.warrantyMonths),
    producer: offer.producer,
    condition: offer.condition,
    spec_name: specName(article.type, article.attributes),
    attributes: article.attributes,
    price_cents: price,
    was_price_cents: onSale ? full : null,
    core_cents: offer.condition === 'reman' ? coreChargeCents(article.coreUsd) : 0,
    price_steps: priceBreaksOf(priceLadderKindOf(article), price),
    ...(offer.condition === 'used'
      ? { stock: rng.randomInteger(1, 3), restock_on: null }
      : drawStock(rng, 10 + popularity * (priceLadderKindOf(article) === 'unit' ? 0.08 : 0.6))),
    ended: false,
    weight_g: article.weightG,
    box_mm: article.boxMm,
    warranty_months: offer.warrantyMonths,
    country: offer.country,
    hs_code: hsCodeOf(article.type),
    gtin: demoGtin(till.gtinBase + serial),
    min_qty: small && article.attributes.count === 1 ? 10 : 1,
    superseded_by: null,
    unit_key: article.unitKey,
    popularity,
    first_sold_on: dateDaysBefore(sold),
    updated_at: `${dateDaysBefore(rng.randomInteger(0, Math.min(sold, 90)))}T06:00:00.000Z`,
    words: searchWordsOf(article, offer.producer, offer.condition, till.categoryNames(article.categoryId)),
    fitting: fittingNotesOf(article),
    application_hint: applicationHintOf(article.fits),
    numbers: article.numbers,
    fitments: article.fits.map(({ target, fromYear, toYear }) => ({
      model_id: target.modelId,
      engine: target.engine,
      year_from: fromYear,
      year_to: toYear,
    })),
    partsList: article.positions.map(({ name, qty, slot }) => ({ name, qty, mcode: slot === null ? null : mcodeOf(slot) })),
  }
}

/** Returns a random popularity of a part. A few parts are very popular, most are not; parts for cars are more popular than others. */
function drawPopularity(rng: RandomGenerator, article: Article): number {
  const reach = article.fits.some((fit) => fit.target.applicationId === '1') ? 1 : 0.55
  return Math.round(2 + 1400 * reach * rng.nextFraction() ** 6 + article.fits.length)
}
