/**
 * Parses facts such as `name value; name value`. A fact without a value is undefined, which every schema rejects. If a name repeats, its
 * values are appended to one list.
 */
export function readFacts(text: string): Record<string, string | undefined> {
  const facts: Record<string, string | undefined> = {}
  for (const fact of text.trim().split(/;\s|\n/)) {
    const [, name = fact, value] = /^(\w+) (.+)$/.exec(fact.trim()) ?? []
    facts[name] = facts[name] === undefined ? value : `${facts[name]}, ${value}`
  }
  return facts
}

/** Parses a sheet into paragraphs. Each paragraph has a heading, indented by two spaces, and below it its facts, indented further. */
export const readSheet = (text: string): { head: string; facts: Record<string, string | undefined> }[] =>
  text
    .trim()
    .split(/\n {2}(?=\S)/)
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n')
      return { head, facts: readFacts(lines.join('\n')) }
    })
