import type { TenantConfig } from '#contract/config.ts'
import { CORE_RETURN_DAYS } from '#contract/limits.ts'
import { parcelBackBy, returnTerms } from '#contract/returns/terms.ts'
import { type ReturnReason, returnReasons } from '#contract/returns.ts'
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
  'parcel-back': ({ locale }) => ({ text: parcelBack(locale) }),
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

/** Words for each reason that may be the shop's fault, as a list in a sentence has them. */
const faults: Partial<Record<ReturnReason, { en: string; de: string }>> = {
  'wrong-part-sent': { en: 'we sent another part than ordered', de: 'wir etwas anderes gesandt haben als bestellt' },
  damaged: { en: 'it was damaged on the way', de: 'es unterwegs beschädigt wurde' },
  defective: { en: 'it does not work', de: 'es nicht funktioniert' },
  incomplete: { en: 'something is missing', de: 'etwas fehlt' },
  warranty: { en: 'it failed under warranty', de: 'es in der Garantiezeit ausgefallen ist' },
}

/** Who pays for a parcel back, by the rule that the form and the order say it by. */
function parcelBack(locale: string): string {
  const language = /^de\b/.test(locale) ? 'de' : 'en'
  const words = returnReasons.flatMap((reason) => (parcelBackBy(reason) === 'shop' ? (faults[reason]?.[language] ?? []) : []))
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
  return language === 'de'
    ? `Das Paket zurück zahlen Sie; wir zahlen es, wenn ${list}.`
    : `You pay for the parcel back; we pay for it when ${list}.`
}
