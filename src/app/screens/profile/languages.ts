import { languageName } from '#app/i18n/language-name.ts'
import { locales } from '#contract/locales.ts'

/** The languages that our mails are written in, each by its own name: those that the shop is shown in. */
const WRITTEN = locales.all.map(({ code }) => ({ tag: code, name: languageName(code) }))

const primary = (tag: string) => tag.split('-')[0]

/**
 * What can be chosen. The stored tag stands for its language, `de-AT` for German; one that we do not write is named too, so that saving
 * changes nothing unasked.
 */
export function languagesFor(stored: string): { tag: string; name: string }[] {
  if (WRITTEN.some(({ tag }) => primary(tag) === primary(stored)))
    return WRITTEN.map(({ tag, name }) => ({ tag: primary(tag) === primary(stored) ? stored : tag, name }))
  return [...WRITTEN, { tag: stored, name: languageName(stored) }]
}
