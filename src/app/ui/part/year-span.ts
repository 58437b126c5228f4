import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Returns a range of years in words: `1992–2001`, `2002 on`, `to 1991`, `2004`; '' if unknown. */
export function formatYearSpan(i18n: I18n, from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? '' : i18n._(msg`to ${to}`)
  if (to === undefined) return i18n._(msg`${from} on`)
  return from === to ? String(from) : `${from}–${to}`
}
