/**
 * The facts of lines of `name value; name value`. A fact without a value is undefined, which no schema lets pass. A name that comes again
 * goes on with its list.
 */
export function readFacts(text: string): Record<string, string | undefined> {
  const facts: Record<string, string | undefined> = {}
  for (const fact of text.trim().split(/;\s|\n/)) {
    const [, name = fact, value] = /^(\w+) (.+)$/.exec(fact.trim()) ?? []
    facts[name] = facts[name] === undefined ? value : `${facts[name]}, ${value}`
  }
  return facts
}

/** The paragraphs of a sheet: a head, two spaces in, and below it, set in deeper, its facts. */
export const readSheet = (text: string): { head: string; facts: Record<string, string | undefined> }[] =>
  text
    .trim()
    .split(/\n {2}(?=\S)/)
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n')
      return { head, facts: readFacts(lines.join('\n')) }
    })
