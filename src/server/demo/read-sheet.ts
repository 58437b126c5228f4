/** The facts of lines of `name value; name value`. A fact without a value is undefined, which no schema lets pass. */
export const readFacts = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    text
      .trim()
      .split(/;\s|\n/)
      .map((fact) => /^(\w+) (.+)$/.exec(fact.trim())?.slice(1) ?? [fact]),
  )

/** The paragraphs of a sheet: a head, two spaces in, and below it, set in deeper, its facts. */
export const readSheet = (text: string): { head: string; facts: Record<string, string | undefined> }[] =>
  text
    .trim()
    .split(/\n {2}(?=\S)/)
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n')
      return { head, facts: readFacts(lines.join('\n')) }
    })
