const languageNameCache = new Map<string, string>()

/** Returns the name of a language in that language: `Deutsch`. A language tag that Intl rejects is returned unchanged. */
export function languageName(tag: string): string {
  const known = languageNameCache.get(tag) ?? makeLanguageName(tag)
  languageNameCache.set(tag, known)
  return known
}

function makeLanguageName(tag: string): string {
  try {
    const [tongue = tag] = tag.split('-')
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tongue) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
