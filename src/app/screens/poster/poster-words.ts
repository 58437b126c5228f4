import { msg } from '@lingui/core/macro'
import { pageUrl } from '#app/hooks/navigation.ts'
import { formatUsd } from '#app/i18n/format.ts'
import { i18n } from '#app/i18n/language.ts'
import { priceDayOf } from '#app/ui/price/price-day.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { TenantConfig } from '#contract/config.ts'
import { localePath, locales } from '#contract/locale/locales.ts'
import { href } from '#contract/routes/addresses.ts'
import type { Poster } from './poster.ts'

/** Returns the URL for a poster's QR code: the page in the current language. */
const absoluteUrlOf = (path: string) => new URL(localePath(path, i18n.locale, locales), pageUrl()).href

const shopPosterTexts = ({ name, accent, phone, address }: TenantConfig) => ({
  shop: name,
  colour: accent.light,
  textColour: accent.onLight,
  contact: [phone, address].filter(Boolean).join(' · '),
})

export const buildShopPoster = (shop: TenantConfig): Poster => ({
  ...shopPosterTexts(shop),
  title: shop.name,
  isTitlePartNumber: false,
  description: shop.tagline,
  detailLines: [shop.hours].filter(Boolean),
  price: null,
  priceNote: '',
  qrCaption: i18n._(msg`Scan: find a part by any number stamped on it`),
  url: absoluteUrlOf(href('home')),
})

/**
 * Returns the texts of a part's poster. A printed price has its date and additional charges; a price without a known date is omitted.
 * `asOf`: the time of the data, as in `dataAgeOf`.
 */
export function buildPartPoster(part: PartDetail, shop: TenantConfig, asOf: string | null | undefined): Poster {
  const { mcode, name, specName, oeNumber, oeProducer, price, coreCharge } = part
  const day = priceDayOf(asOf)
  const core = coreCharge > 0 ? i18n._(msg`+ ${{ core: formatUsd(coreCharge) }} core charge`) : ''
  return {
    ...shopPosterTexts(shop),
    title: mcode,
    isTitlePartNumber: true,
    description: name,
    detailLines: [specName, oeNumber === '' ? '' : i18n._(msg`OE ${{ oeNumber }} ${{ oeProducer }}`)].filter(Boolean),
    price: day === null ? null : formatUsd(price),
    priceNote: day === null ? '' : [core, i18n._(msg`price of ${{ day }}`)].filter(Boolean).join(' · '),
    qrCaption: i18n._(msg`Scan for stock, what it fits and to order`),
    url: absoluteUrlOf(href('part', { mcode })),
  }
}
