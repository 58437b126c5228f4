import type { I18n } from '@lingui/core'

/** A day as a paper needs it, with its year: it is read years later. A date without a time is the same day everywhere. */
export const fullDay = (i18n: I18n, iso: string): string =>
  i18n.date(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric', ...(iso.length > 10 ? {} : { timeZone: 'UTC' }) })
