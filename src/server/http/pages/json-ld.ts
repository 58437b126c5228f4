import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'

/** One level of a page's breadcrumb trail. */
export interface BreadcrumbStep {
  name: string
  path: string
}

/** Returns a page's breadcrumb trail as a BreadcrumbList of schema.org. */
export const breadcrumbJsonLd = (site: string, steps: readonly BreadcrumbStep[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: site + path })),
})

/** Returns the parts on a listing's page as an ItemList of schema.org. */
export const itemListJsonLd = (site: string, parts: readonly PartCard[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: parts.length,
  itemListElement: parts.map(({ mcode, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: `${mcode} ${name}`,
    url: site + href('part', { mcode }),
  })),
})
