import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { day } from '#app/i18n/format.ts'

/** When goods are expected: `Nov 26 to Nov 28`. */
export function expectedWords(
  i18n: I18n,
  { id, expectedFrom, expectedTo }: { id: string; expectedFrom: string; expectedTo: string },
): string {
  const [from, to] = [day(expectedFrom), day(expectedTo)]
  if (id === 'collection') return i18n._(msg`ready ${from}`)
  return from === to ? i18n._(msg`expected ${to}`) : i18n._(msg`expected ${from} to ${to}`)
}
