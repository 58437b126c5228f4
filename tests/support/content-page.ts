import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { ContentPage } from '#contract/pages/content.ts'
import { defaultOrderTerms } from '#server/orders/terms.ts'
import { renderText } from '#server/pages/render.ts'
import { isStandardPage, shippedPageTexts, standardPageSlugs } from '#server/pages/text/texts.ts'
import { shopConfig } from './shop-config.ts'

const textOf = (slug: string, locale: string) => (isStandardPage(slug) ? shippedPageTexts[locale]?.[slug] : undefined) ?? ''

/** A page that every shop has, as the shop of `shop-config.ts` answers for it. */
export function contentPageOf(slug: string, locale: string = LOCALE_DEFAULT): ContentPage {
  const { title, body, description } = renderText(textOf(slug, locale), { config: shopConfig, terms: defaultOrderTerms, locale })
  const pages = standardPageSlugs.map((one) => ({ slug: one, title: /^# (.+)$/m.exec(textOf(one, locale))?.[1] ?? one }))
  return { slug, locale, title: title ?? slug, description, body, pages }
}
