import { LOCALE_DEFAULT } from '#contract/limits.ts'

const europeanCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ')

/** A page that is required by law, or that customers expect. */
export interface LegalPage {
  slug: string
  /** Describes the page to the operator. */
  description: string
  /** Whether the shop must write the page itself, because no standard text can replace it. */
  isShopWritten: boolean
}

const universalLegalPages: LegalPage[] = [
  { slug: 'terms', description: 'the terms of sale', isShopWritten: false },
  { slug: 'privacy', description: 'what is done with customers’ data', isShopWritten: false },
  { slug: 'warranty', description: 'warranty and returns', isShopWritten: false },
]
const imprintPage: LegalPage = {
  slug: 'imprint',
  description: 'who runs the shop: name, address, register, VAT number',
  isShopWritten: true,
}
const withdrawalPage: LegalPage = {
  slug: 'withdrawal',
  description: 'the right of withdrawal within 14 days, with its form',
  isShopWritten: true,
}

/**
 * Returns the legal pages that a shop in this country needs before its first order. The list is help, not legal advice. European consumer
 * law (Directives 2000/31/EC and 2011/83/EU) requires an imprint and the right of withdrawal; Switzerland and the United Kingdom have
 * similar rules.
 */
export function legalPagesOf(country: string): LegalPage[] {
  if (europeanCountries.includes(country) || country === 'GB') return [...universalLegalPages, imprintPage, withdrawalPage]
  return country === 'CH' ? [...universalLegalPages, imprintPage] : universalLegalPages
}

/**
 * Labels of the footer's links to legal pages by language, in the order of display. Without an imprint page, the `imprint` label links to
 * the contact page.
 */
const legalLinkLabels: Record<string, Record<string, string>> = {
  [LOCALE_DEFAULT]: {
    warranty: 'Warranty',
    'core-returns': 'Core Returns',
    terms: 'Terms',
    withdrawal: 'Withdrawal',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  de: {
    warranty: 'Garantie',
    'core-returns': 'Altteilpfand',
    terms: 'AGB',
    withdrawal: 'Widerruf',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
}

/** Returns the footer's links to the legal pages of a shop, in one language. `own`: pages that the shop has written itself. */
export const legalLinks = (locale: string, own: ReadonlySet<string>): { label: string; url: string }[] =>
  Object.entries(legalLinkLabels[locale] ?? legalLinkLabels[LOCALE_DEFAULT] ?? {}).flatMap(([slug, label]) => {
    if (slug === 'withdrawal' && !own.has(slug)) return []
    return [{ label, url: `/marketing/page/${slug === 'imprint' && !own.has(slug) ? 'contact' : slug}` }]
  })

export const legalLocales = Object.keys(legalLinkLabels)
