/** How many filled lines of a text are read at once: more than the pad holds, because some are joined, and few enough to be read at once. */
export const MAX_READ_LINES = 1000
/** How many characters are read at once. Two hundred for each line are more than any list has. */
const MAX_READ_CHARACTERS = 200 * MAX_READ_LINES

/** Divides a text into the lines that are read, and the filled lines after them, as typed, which are not. */
export function readableBeginning(text: string): { beginning: string; rest: string[] } {
  // The same ends of lines as those of `normalizeCharacters`, which is slow for a long text.
  const lines = text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
  let [filled, characters, end] = [0, 0, 0]
  for (const line of lines) {
    characters += line.length + 1
    if (isFilled(line)) filled += 1
    if (filled > MAX_READ_LINES || characters > MAX_READ_CHARACTERS) break
    end += 1
  }
  return { beginning: end === lines.length ? text : lines.slice(0, end).join('\n'), rest: lines.slice(end).filter(isFilled) }
}

const isFilled = (line: string) => /[\p{L}\p{N}]/u.test(line)
