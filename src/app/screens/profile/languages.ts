/** The languages that our mails are written in, each by its own name. */
const WRITTEN = [
  { tag: 'en-US', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
]

const primary = (tag: string) => tag.split('-')[0]

/**
 * What can be chosen. The stored tag stands for its language, `de-AT` for German; one that we do not write is named too, so that saving
 * changes nothing unasked.
 */
export function languagesFor(stored: string): { tag: string; name: string }[] {
  if (WRITTEN.some(({ tag }) => primary(tag) === primary(stored)))
    return WRITTEN.map(({ tag, name }) => ({ tag: primary(tag) === primary(stored) ? stored : tag, name }))
  return [...WRITTEN, { tag: stored, name: nameOf(stored) }]
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    // A tag that Intl does not accept names itself.
    return tag
  }
}
