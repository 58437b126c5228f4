import type { PartDetail } from '#contract/catalogue.ts'
import { imageUrl } from '#contract/image-url.ts'
import { categoryHref } from '#contract/addresses.ts'
import { escaped } from '#server/http/html.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { asked, type PageAsk, surroundings } from './page-ask.ts'
import { breadcrumbs, money, partPath, type Step } from './pieces.ts'

const NUMBERS_IN_DESCRIPTION = 6

/** `/prod/m/{mcode}`. An unknown part is not found; the caller makes the page of that. */
export async function partPage(ask: PageAsk, mcode: PartDetail['mcode']): Promise<PageContent> {
  const { reply, result: part } = await asked(ask, 'productDetail', { mcode })
  const path = partPath(mcode)
  const steps: Step[] = [
    ...part.path.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) })),
    { name: part.mcode, path },
  ]
  return {
    status: 200,
    title: `${part.mcode} ${part.name} ${part.specName} | ${ask.config.name}`,
    description: descriptionOf(part),
    canonical: path,
    image: part.mainImageUrl,
    preload: part.mainImageUrl,
    ogType: 'product',
    jsonLd: [product(ask, part, path), breadcrumbs(ask.origin, steps)],
    replies: [reply, ...(await surroundings(ask))],
    body: bodyOf(ask, part),
  }
}

function descriptionOf(part: PartDetail): string {
  const others = [...new Set(part.numbers.map(({ number }) => number))].slice(0, NUMBERS_IN_DESCRIPTION).join(', ')
  return `${part.name} ${part.specName}. OE number ${part.oeNumber} ${part.oeProducer}. ${others ? `Replaces ${others}. ` : ''}${money(part.price)}.`
}

const availability: Record<PartDetail['stock']['state'], string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  out: 'BackOrder',
  ended: 'Discontinued',
}
const itemCondition: Record<PartDetail['condition'], string> = { new: 'NewCondition', reman: 'RefurbishedCondition', used: 'UsedCondition' }

/** Schema.org Product with one Offer. */
function product({ origin, config }: PageAsk, part: PartDetail, path: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${part.name} ${part.specName}`,
    sku: part.mcode,
    mpn: part.oeNumber,
    ...(/^\d{13}$/.test(part.gtin) ? { gtin13: part.gtin } : {}),
    description: part.description,
    category: part.backCategoryName,
    brand: { '@type': 'Brand', name: part.producer },
    image: part.images.map(({ url }) => new URL(imageUrl(config.imageBaseUrl, url), origin).href),
    weight: { '@type': 'QuantitativeValue', value: part.weightKg, unitCode: 'KGM' },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: part.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability[part.stock.state]}`,
      itemCondition: `https://schema.org/${itemCondition[part.condition]}`,
      seller: { '@type': 'Organization', name: config.name },
    },
  }
}

function bodyOf({ config }: PageAsk, part: PartDetail): string {
  const main = part.images[0]
  const picture = main
    ? `<img src="${escaped(imageUrl(config.imageBaseUrl, main.url))}" width="${main.width}" height="${main.height}" alt="${escaped(`${part.name} ${part.mcode}`)}">`
    : ''
  const numbers = part.numbers.map(({ maker, number }) => `<li>${escaped(maker)} ${escaped(number)}</li>`).join('')
  return `<main class="first-paint"><h1>${escaped(part.mcode)} ${escaped(part.name)}</h1>${picture}<p>${escaped(part.specName)}</p><p>OE ${escaped(part.oeNumber)} ${escaped(part.oeProducer)}</p><p>${money(part.price)}</p><p>${escaped(part.description)}</p><ul>${numbers}</ul></main>`
}
