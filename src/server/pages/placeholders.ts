import type { TenantConfig } from '#contract/config.ts'
import { CORE_RETURN_DEADLINE_DAYS } from '#contract/limits.ts'
import { type ReturnReason, returnReasons } from '#contract/orders/returns/returns.ts'
import { returnShippingPayer, returnTerms } from '#contract/orders/returns/terms.ts'
import type { OrderTerms } from '#server/orders/terms.ts'

/** The text that replaces a placeholder `{{name}}`, and its link target, if any. Empty if the shop has not set it. */
export interface PlaceholderValue {
  text: string
  linkUrl?: string
}

/** The placeholders that a page's text may contain: data of the shop's configuration, and the shop's terms of sale. */
export const placeholderValues = {
  shop: ({ config }) => ({ text: config.name }),
  phone: ({ config: { phone } }) => ({ text: phone, linkUrl: `tel:${phone.replace(/[^+\d]/g, '')}` }),
  email: ({ config: { email } }) => ({ text: email, linkUrl: `mailto:${email}` }),
  hours: ({ config }) => ({ text: config.hours }),
  address: ({ config }) => ({ text: config.address }),
  'return-days': () => ({ text: String(returnTerms.windowDays) }),
  'core-days': () => ({ text: String(CORE_RETURN_DEADLINE_DAYS) }),
  'invoice-days': ({ terms }) => ({ text: String(terms.invoiceDays) }),
  'parcel-back': ({ locale }) => ({ text: returnShippingSentence(locale) }),
  restocking: ({ locale }) => ({ text: restockingFeeText(returnTerms.restockingPercent, locale) }),
} as const satisfies Record<string, (from: PlaceholderContext) => PlaceholderValue>

export interface PlaceholderContext {
  config: Pick<TenantConfig, 'name' | 'phone' | 'email' | 'hours' | 'address'>
  terms: Pick<OrderTerms, 'invoiceDays'>
  /** The language of the page's text, which may differ from that of the reader. */
  locale: string
}

const isPlaceholder = (name: string): name is keyof typeof placeholderValues => Object.hasOwn(placeholderValues, name)

/** Returns the text for a placeholder, or null if the placeholder's name is unknown. */
export const placeholderValueOf = (name: string, from: PlaceholderContext): PlaceholderValue | null =>
  isPlaceholder(name) ? placeholderValues[name](from) : null

function restockingFeeText(percent: number, locale: string): string {
  if (/^de\b/.test(locale)) return percent === 0 ? 'Eine Rücknahmegebühr gibt es nicht.' : `Wir behalten ${percent} % des Preises ein.`
  return percent === 0 ? 'There is no restocking fee.' : `We keep ${percent} % of the price.`
}

/** A clause for each reason of a return that may be the shop's fault. The clauses are listed in a sentence. */
const sellerFaultTexts: Partial<Record<ReturnReason, { en: string; de: string }>> = {
  'wrong-part-sent': { en: 'we sent another part than ordered', de: 'wir etwas anderes gesandt haben als bestellt' },
  damaged: { en: 'it was damaged on the way', de: 'es unterwegs beschädigt wurde' },
  defective: { en: 'it does not work', de: 'es nicht funktioniert' },
  incomplete: { en: 'something is missing', de: 'etwas fehlt' },
  warranty: { en: 'it failed under warranty', de: 'es in der Garantiezeit ausgefallen ist' },
}

/** Returns a sentence about who pays for return shipping, by the same rule as the return form (`returnShippingPayer`). */
function returnShippingSentence(locale: string): string {
  const language = /^de\b/.test(locale) ? 'de' : 'en'
  const words = returnReasons.flatMap((reason) =>
    returnShippingPayer(reason) === 'shop' ? (sellerFaultTexts[reason]?.[language] ?? []) : [],
  )
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
  return language === 'de'
    ? `Das Paket zurück zahlen Sie; wir zahlen es, wenn ${list}.`
    : `You pay for the parcel back; we pay for it when ${list}.`
}
