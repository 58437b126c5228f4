import { href } from '#contract/addresses.ts'
import type { PartCard } from '#contract/catalogue.ts'

/** One level of a breadcrumb trail. */
export interface Step {
  name: string
  path: string
}

/** Schema.org BreadcrumbList. */
export const breadcrumbs = (site: string, steps: readonly Step[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: site + path })),
})

/** Schema.org ItemList of the parts on a listing's page. */
export const itemList = (site: string, parts: readonly PartCard[]): Record<string, unknown> => ({
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
