/** The delimiters that can be detected, most likely first. The comma comes last because it may also be the decimal mark. */
const candidateDelimiters = ['\t', ';', '|', ','] as const
const MAX_SAMPLE_LINES = 100

/** Detects the delimiter of a text file: the character that occurs equally often in most lines. `text` is the start of the file. */
export function detectDelimiter(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (declared !== undefined) return declared
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of candidateDelimiters) {
    const counts = countDelimiterByLine(text, delimiter)
    const tally = new Map<number, number>()
    for (const count of counts) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1)
    const [usual, lines] = [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0]
    // The first line has the headings, which contain no numbers. A character that is as frequent there as in the other lines is the
    // delimiter and not a decimal mark.
    const score = counts.length === 0 ? 0 : lines / counts.length + (counts[0] === usual && usual > 0 ? 0.25 : 0)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** Counts for each non-empty line how often the delimiter occurs outside quotes. */
function countDelimiterByLine(text: string, delimiter: string): number[] {
  const counts: number[] = []
  let count = 0
  let quoted = false
  let filled = false
  let cellBegins = true
  for (let at = 0; at < text.length && counts.length < MAX_SAMPLE_LINES; at += 1) {
    const character = text[at]
    if (character === '"' && (quoted || cellBegins)) quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') {
      if (filled) counts.push(count)
      count = 0
      filled = false
      cellBegins = true
      continue
    } else if (character === delimiter) {
      count += 1
      filled = true
      cellBegins = true
      continue
    }
    filled = true
    cellBegins = false
  }
  if (filled) counts.push(count)
  return counts
}
