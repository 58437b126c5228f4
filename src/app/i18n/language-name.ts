/** A language by its own name, as it would call itself: `Deutsch`. A tag that Intl does not accept names itself. */
export function languageName(tag: string): string {
  try {
    const [tongue = tag] = tag.split('-')
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tongue) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
