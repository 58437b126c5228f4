import { LOCALE_DEFAULT } from '#contract/limits.ts'

/** The program of the worker that `warmIntl` starts. Its name is the language of the page. Prices are written in en-US in every language. */
for (const locale of new Set([self.name, LOCALE_DEFAULT])) {
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(0)
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'America/Chicago' }).format(0)
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale)
}
close()
