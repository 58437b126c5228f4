import type { I18n } from '@lingui/core'

/** Returns a day with its year, for documents. A date without time is the same day in every time zone. */
export const formatFullDay = (i18n: I18n, iso: string): string =>
  i18n.date(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric', ...(iso.length > 10 ? {} : { timeZone: 'UTC' }) })
