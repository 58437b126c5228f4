/** The country that the browser's language names, `US` for `en-US`; empty when it names none. */
export function localCountry(languages: readonly string[] = navigator.languages): string {
  const found = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined)
  return found ?? ''
}
