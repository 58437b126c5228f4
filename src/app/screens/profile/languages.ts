import { languageName } from '#app/i18n/language-name.ts'
import { locales } from '#contract/locales.ts'

/** The languages of our e-mails, each by its own name: the same as the shop's. */
const WRITTEN = locales.all.map(({ code }) => ({ tag: code, name: languageName(code) }))

const primary = (tag: string) => tag.split('-')[0]

/**
 * The selectable languages. A stored regional tag counts as its language, `de-AT` as German; an unsupported one is also listed, so that
 * saving does not change it.
 */
export function languagesFor(stored: string): { tag: string; name: string }[] {
  if (WRITTEN.some(({ tag }) => primary(tag) === primary(stored)))
    return WRITTEN.map(({ tag, name }) => ({ tag: primary(tag) === primary(stored) ? stored : tag, name }))
  return [...WRITTEN, { tag: stored, name: languageName(stored) }]
}
