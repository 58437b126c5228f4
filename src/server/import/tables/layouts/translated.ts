/** The headings of an export in another language: of each heading in plain words what it is called there, alternatives parted by bars. */
export interface Translation {
  headings: Readonly<Record<string, string>>
  /** Headings with a number in them: a pattern, and what it becomes. */
  numbered: readonly (readonly [pattern: RegExp, heading: string])[]
}

/** Headings in plain words as the layout calls them. What the translation does not know stays. */
export function translated(words: readonly string[], { headings, numbered }: Translation): string[] {
  const known = new Map(
    Object.entries(headings).flatMap(([name, said]) => said.split('|').map((one): [string, string] => [one.trim(), name])),
  )
  return words.map((word) => {
    const rule = numbered.find(([pattern]) => pattern.test(word))
    return known.get(word) ?? (rule === undefined ? word : word.replace(rule[0], rule[1]))
  })
}
