import { availability } from '#contract/catalogue/availability.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { imageUrl } from '#contract/config.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { rasterPictureUrl, shopSharePicture } from '#contract/part/shop-picture.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { translate } from '#server/kernel/words.ts'
import { type BreadcrumbStep, breadcrumbJsonLd } from './json-ld.ts'
import { type PageContext, runPageCalls } from './page-ask.ts'

const MAX_DESCRIPTION_NUMBERS = 6
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Makes the page `/prod/m/{mcode}`, which shows a part. Throws `not-found` for an unknown part. */
export async function partPage(ask: PageContext, mcode: PartDetail['mcode']): Promise<PageContent> {
  const loads = partLoads({ mcode })
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const part = to(loads.detail)
  const path = href('part', { mcode })
  const steps: BreadcrumbStep[] = [
    ...part.path.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) })),
    { name: part.mcode, path },
  ]
  return {
    status: 200,
    description: partDescription(ask.locale, part),
    canonicalPath: path,
    previewSubject: { subjectType: 'part', mcode: part.mcode },
    ...sharePhotoOf(part),
    ogType: 'product',
    jsonLd: [productJsonLd(ask, part, path), breadcrumbJsonLd(ask.baseUrl, steps)],
    replies,
  }
}

/** Returns the operator's own picture of the part for the link preview, if there is one, to be used instead of our drawing. */
function sharePhotoOf({ images: [first] }: PartDetail): Pick<PageContent, 'previewPhoto'> {
  const pictured = first?.kind === 'own' ? shopSharePicture(first) : null
  return pictured === null ? {} : { previewPhoto: pictured }
}

function partDescription(locale: string, part: PartDetail): string {
  const others = [...new Set(part.numbers.map(({ number }) => number))].slice(0, MAX_DESCRIPTION_NUMBERS).join(', ')
  const facts = {
    name: part.name,
    data: part.specName,
    number: part.oeNumber,
    maker: part.oeProducer,
    price: dollarFormat.format(part.price),
  }
  if (part.oeNumber === '') {
    // The description contains only data, so it needs no translation.
    const said = [`${part.name} ${part.specName}`.trim(), `${part.producer} ${part.mcode}`.trim(), others, facts.price]
    return `${said.filter(Boolean).join('. ')}.`
  }
  return others === ''
    ? translate(locale, /*i18n*/ '{name} {data}. OE number {number} {maker}. {price}.', facts)
    : translate(locale, /*i18n*/ '{name} {data}. OE number {number} {maker}. Replaces {others}. {price}.', { ...facts, others })
}

/** Returns the availability of a part as schema.org names it. */
function availabilityName({ stock, minQty }: PartDetail, { config, today }: Pick<PageContext, 'config' | 'today'>): string {
  const answer = availability({ stock, minQty }, minQty ?? 1, { soldOutRule: config.soldOut, today })
  if (answer.type === 'ended') return 'Discontinued'
  if (answer.type === 'back-order' && answer.quantityNow === 0) return 'BackOrder'
  if (answer.type === 'sold-out') return 'OutOfStock'
  return stock.state === 'low' ? 'LimitedAvailability' : 'InStock'
}
const schemaOrgConditions: Record<PartDetail['condition'], string> = {
  new: 'NewCondition',
  reman: 'RefurbishedCondition',
  used: 'UsedCondition',
}

/** Returns a part as a Product of schema.org with one Offer. */
function productJsonLd({ origin, baseUrl, config, today }: PageContext, part: PartDetail, path: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${part.name} ${part.specName}`.trim(),
    sku: part.mcode,
    ...(part.oeNumber ? { mpn: part.oeNumber } : {}),
    ...(/^\d{13}$/.test(part.gtin) ? { gtin13: part.gtin } : {}),
    ...(part.description ? { description: part.description } : {}),
    category: part.backCategoryName,
    ...(part.producer ? { brand: { '@type': 'Brand', name: part.producer } } : {}),
    image: part.images.map(({ url }) => new URL(imageUrl(config.imageBaseUrl, rasterPictureUrl(url)), origin).href),
    ...(part.weightKg > 0 ? { weight: { '@type': 'QuantitativeValue', value: part.weightKg, unitCode: 'KGM' } } : {}),
    ...additionalPropertyJsonLd(part),
    offers: {
      '@type': 'Offer',
      url: baseUrl + path,
      price: part.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availabilityName(part, { config, today })}`,
      itemCondition: `https://schema.org/${schemaOrgConditions[part.condition]}`,
      seller: { '@type': 'Organization', name: config.name },
    },
  }
}

/** Returns a part's values of the shop's own attributes, as PropertyValues of schema.org. */
function additionalPropertyJsonLd({ attributes, own = {} }: PartDetail): Record<string, unknown> {
  const values = Object.entries(own).flatMap(([key, { label, unit }]) => {
    const value = attributes[key]
    return value === undefined ? [] : [{ '@type': 'PropertyValue', name: label, value, ...(unit ? { unitText: unit } : {}) }]
  })
  return values.length === 0 ? {} : { additionalProperty: values }
}
