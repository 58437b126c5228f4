import { i18n } from '#app/i18n/language.ts'

/**
 * Returns the attribute `lang` for a text that an order stores in the language of that time, so that screen readers pronounce it correctly.
 * Undefined if that is the page's language, or unknown.
 */
export const langAttributeOf = (language: string | undefined): string | undefined => (language === i18n.locale ? undefined : language)
