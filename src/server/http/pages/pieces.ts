import type { PartCard } from '#contract/catalogue.ts'
import { href } from '#contract/addresses.ts'
import { escaped } from '#server/http/html.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (usd: number): string => dollars.format(usd)

export const partPath = (mcode: string): string => href('part', { mcode })

export const link = (to: string, text: string): string => `<a href="${escaped(to)}">${escaped(text)}</a>`

/** The parts of a list as plain lines: code, name, what decides, price. */
export const partLines = (parts: readonly PartCard[]): string =>
  `<ul>${parts
    .map(
      (part) =>
        `<li>${link(partPath(part.mcode), `${part.mcode} ${part.name}`)} ${escaped(part.specName)} ${escaped(part.oeNumber)} ${money(part.price)}</li>`,
    )
    .join('')}</ul>`

export interface Step {
  name: string
  path: string
}

/** Schema.org BreadcrumbList. */
export const breadcrumbs = (origin: string, steps: readonly Step[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: origin + path })),
})

/** Schema.org ItemList of the parts on a listing's page. */
export const itemList = (origin: string, parts: readonly PartCard[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: parts.length,
  itemListElement: parts.map(({ mcode, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: `${mcode} ${name}`,
    url: origin + partPath(mcode),
  })),
})
