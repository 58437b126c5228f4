import { i18n } from '#app/i18n/language.ts'

/**
 * The `lang` attribute for text that an order stores in its original language; undefined if it is the page's language or unknown. Screen
 * readers then pronounce it correctly.
 */
export const historyLang = (language: string | undefined): string | undefined => (language === i18n.locale ? undefined : language)
