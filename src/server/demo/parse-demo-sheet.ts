/**
 * Parses named values such as `name value; name value`. A name without a value gets undefined, which every schema rejects. If a name
 * repeats, its values are joined by commas.
 */
export function parseNamedValues(text: string): Record<string, string | undefined> {
  const facts: Record<string, string | undefined> = {}
  for (const fact of text.trim().split(/;\s|\n/)) {
    const [, name = fact, value] = /^(\w+) (.+)$/.exec(fact.trim()) ?? []
    facts[name] = facts[name] === undefined ? value : `${facts[name]}, ${value}`
  }
  return facts
}

/** Parses a sheet into paragraphs. Each has a heading, indented by two spaces, and below it named values, indented further. */
export const parseDemoSheet = (text: string): { heading: string; namedValues: Record<string, string | undefined> }[] =>
  text
    .trim()
    .split(/\n {2}(?=\S)/)
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n')
      return { heading: head, namedValues: parseNamedValues(lines.join('\n')) }
    })
