import { i18n } from '#app/i18n/language.ts'

/**
 * The `lang` of words that an order keeps as they were when it was placed; undefined where they are in the language of the page, or where
 * nobody knows. A screen reader then reads an English name on a German page as English.
 */
export const historyLang = (language: string | undefined): string | undefined => (language === i18n.locale ? undefined : language)
