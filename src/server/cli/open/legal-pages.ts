import { LOCALE_DEFAULT } from '#contract/limits.ts'

const european = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ')

/** A page that the law, or every customer, expects of a shop. */
export interface LegalPage {
  slug: string
  /** What it says, for whoever opens a shop. */
  says: string
  /** Whether the shop itself must write it: no text that comes with the shop can. */
  own: boolean
}

const everywhere: LegalPage[] = [
  { slug: 'terms', says: 'the terms of sale', own: false },
  { slug: 'privacy', says: 'what is done with customers’ data', own: false },
  { slug: 'warranty', says: 'warranty and returns', own: false },
]
const imprint: LegalPage = { slug: 'imprint', says: 'who runs the shop: name, address, register, VAT number', own: true }
const withdrawal: LegalPage = { slug: 'withdrawal', says: 'the right of withdrawal within 14 days, with its form', own: true }

/**
 * The pages that a shop of a country needs before its first order. An aid and no legal advice: the European rules on consumers (Directives
 * 2000/31/EC and 2011/83/EU) ask for who runs the shop and for the right of withdrawal; Switzerland and the United Kingdom for much the same.
 */
export function legalPagesOf(country: string): LegalPage[] {
  if (european.includes(country) || country === 'GB') return [...everywhere, imprint, withdrawal]
  return country === 'CH' ? [...everywhere, imprint] : everywhere
}

/** Links of the footer, in the order in which they stand there, by language. `imprint` leads to the contact page where there is none. */
const labels: Record<string, Record<string, string>> = {
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

/** The links to the legal pages that a shop has, in a language. `own`: pages that it has written itself. */
export const legalLinks = (locale: string, own: ReadonlySet<string>): { label: string; url: string }[] =>
  Object.entries(labels[locale] ?? labels[LOCALE_DEFAULT] ?? {}).flatMap(([slug, label]) => {
    if (slug === 'withdrawal' && !own.has(slug)) return []
    return [{ label, url: `/marketing/page/${slug === 'imprint' && !own.has(slug) ? 'contact' : slug}` }]
  })

export const legalLocales = Object.keys(labels)
