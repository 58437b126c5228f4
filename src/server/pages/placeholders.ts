import type { TenantConfig } from '#contract/config.ts'
import { CORE_RETURN_DAYS } from '#contract/limits.ts'
import { returnTerms } from '#contract/returns/terms.ts'
import type { Terms } from '#server/orders/terms.ts'

/** What stands in the place of a `{{name}}`: words, and where they lead. Empty where the shop has not said it. */
export interface Filling {
  text: string
  to?: string
}

/** What a text may name of the shop it stands in: from its configuration, and from the terms on which it sells. */
export const placeholders = {
  shop: ({ config }) => ({ text: config.name }),
  phone: ({ config: { phone } }) => ({ text: phone, to: `tel:${phone.replace(/[^+\d]/g, '')}` }),
  email: ({ config: { email } }) => ({ text: email, to: `mailto:${email}` }),
  hours: ({ config }) => ({ text: config.hours }),
  address: ({ config }) => ({ text: config.address }),
  'return-days': () => ({ text: String(returnTerms.windowDays) }),
  'core-days': () => ({ text: String(CORE_RETURN_DAYS) }),
  'invoice-days': ({ terms }) => ({ text: String(terms.invoiceDays) }),
  restocking: ({ locale }) => ({ text: restocking(returnTerms.restockingPercent, locale) }),
} as const satisfies Record<string, (from: FilledFrom) => Filling>

export interface FilledFrom {
  config: Pick<TenantConfig, 'name' | 'phone' | 'email' | 'hours' | 'address'>
  terms: Pick<Terms, 'invoiceDays'>
  /** Of the text, not of whoever reads it. */
  locale: string
}

const isPlaceholder = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name)

/** What a name stands for; null for a name that stands for nothing. */
export const fillingOf = (name: string, from: FilledFrom): Filling | null => (isPlaceholder(name) ? placeholders[name](from) : null)

function restocking(percent: number, locale: string): string {
  if (/^de\b/.test(locale)) return percent === 0 ? 'Eine Rücknahmegebühr gibt es nicht.' : `Wir behalten ${percent} % des Preises ein.`
  return percent === 0 ? 'There is no restocking fee.' : `We keep ${percent} % of the price.`
}
