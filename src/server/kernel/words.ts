import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import type { AppError, ErrorDetail, TranslatableSentence } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { localeNamed, locales } from '#contract/locale/locales.ts'
import { localesFolder } from './locales-folder.ts'

type SentenceValues = TranslatableSentence['values']

interface LanguageTranslations {
  /** Translations of the program's sentences, by their English text. */
  translations: ReadonlyMap<string, string>
  translate: (text: string, values: SentenceValues) => string
}

const loadedLanguages = new Map<string, LanguageTranslations>()

/** Loads the translations of the server's and the contract's texts into a language, once per language. The source language needs none. */
function loadLanguage(locale: string): LanguageTranslations {
  const known = loadedLanguages.get(locale)
  if (known) return known
  const words =
    locale === LOCALE_DEFAULT || localeNamed(locale, locales) === null ? new Map<string, string>() : readTranslationFiles(locale)
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(words) } })
  i18n.setMessagesCompiler(compileMessage)
  const language: LanguageTranslations = { translations: words, translate: (text, values) => i18n._(text, values, { message: text }) }
  loadedLanguages.set(locale, language)
  return language
}

const readTranslationFiles = (locale: string): Map<string, string> =>
  new Map(
    ['app', 'server']
      .flatMap((file) => PO.parse(readFileSync(join(localesFolder(import.meta.url), locale, `${file}.po`), 'utf8')).items)
      .filter(({ msgctxt }) => !msgctxt)
      .flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]] as const] : [])),
  )

/**
 * Translates a sentence with placeholders. `text` is the English sentence, marked with an `i18n` comment for the extractor. `values` fill
 * the placeholders.
 */
export const translate = (locale: string, text: string, values: SentenceValues): string => loadLanguage(locale).translate(text, values)

/**
 * Translates a sentence without placeholders. A sentence without a translation stays unchanged, because shops and customers write sentences
 * of their own.
 */
export const translateText = (locale: string, text: string): string => loadLanguage(locale).translations.get(text) ?? text

/**
 * Returns the message of an AppError with placeholders: the English message for logs and commands, and the template and values for the
 * translation in the reply.
 */
export const translatableErrorDetail = (text: string, values: SentenceValues): Pick<ErrorDetail, 'message' | 'said'> => ({
  message: translate(LOCALE_DEFAULT, text, values),
  said: { text, values },
})

/** Returns the message of a refusal in a language. */
export const translatedErrorMessage = (locale: string, { message, detail }: AppError): string =>
  detail.said ? translate(locale, detail.said.text, detail.said.values) : translateText(locale, message)
