/** The normalized headings of an export in another language, by the layout's own names. Alternatives are separated by bars. */
export interface HeadingTranslation {
  headings: Readonly<Record<string, string>>
  /** Headings that contain a number: a pattern, and the layout's own name as its replacement. */
  numberedHeadings: readonly (readonly [pattern: RegExp, heading: string])[]
}

/** Translates normalized headings to the layout's own names. Unknown headings stay as they are. */
export function translateHeadings(words: readonly string[], { headings, numberedHeadings }: HeadingTranslation): string[] {
  const known = new Map(
    Object.entries(headings).flatMap(([name, said]) => said.split('|').map((one): [string, string] => [one.trim(), name])),
  )
  return words.map((word) => {
    const rule = numberedHeadings.find(([pattern]) => pattern.test(word))
    return known.get(word) ?? (rule === undefined ? word : word.replace(rule[0], rule[1]))
  })
}
