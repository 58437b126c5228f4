import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import type { AppError, ErrorDetail, Sentence } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { localeNamed, locales } from '#contract/locales.ts'
import { localesFolder } from './locales-folder.ts'

type Values = Sentence['values']

interface Language {
  /** What it says for sentences of the code, by their English. */
  words: ReadonlyMap<string, string>
  say: (text: string, values: Values) => string
}

const languages = new Map<string, Language>()

/** The server's sentences in a language, with those of the contract, read once. The source language has them in the code, and so has none. */
function languageOf(locale: string): Language {
  const known = languages.get(locale)
  if (known) return known
  const words = locale === LOCALE_DEFAULT || localeNamed(locale, locales) === null ? new Map<string, string>() : wordsIn(locale)
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(words) } })
  i18n.setMessagesCompiler(compileMessage)
  const language: Language = { words, say: (text, values) => i18n._(text, values, { message: text }) }
  languages.set(locale, language)
  return language
}

const wordsIn = (locale: string): Map<string, string> =>
  new Map(
    ['app', 'server']
      .flatMap((file) => PO.parse(readFileSync(join(localesFolder(import.meta.url), locale, `${file}.po`), 'utf8')).items)
      .filter(({ msgctxt }) => !msgctxt)
      .flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]] as const] : [])),
  )

/** A sentence in a language. `text` is its English, marked for the extractor (`i18n` in a comment); `values` are what its braces stand for. */
export const say = (locale: string, text: string, values: Values): string => languageOf(locale).say(text, values)

/** A sentence without braces. One that the code does not have stays as it is: shops and customers write what they like. */
export const inLanguage = (locale: string, text: string): string => languageOf(locale).words.get(text) ?? text

/** What an AppError says in a sentence with braces: English for logs and commands, and all that a reply needs to say it in its language. */
export const said = (text: string, values: Values): Pick<ErrorDetail, 'message' | 'said'> => ({
  message: say(LOCALE_DEFAULT, text, values),
  said: { text, values },
})

/** What a refusal says in a language. */
export const sentenceIn = (locale: string, { message, detail }: AppError): string =>
  detail.said ? say(locale, detail.said.text, detail.said.values) : inLanguage(locale, message)
