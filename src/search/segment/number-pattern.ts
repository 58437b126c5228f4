/**
 * A pattern is the printed form of a number without its characters: `# ### ### ###` for `0 001 107 026`. A `#` stands for the next
 * character of the normalised form, any other character for itself. A number that cannot be expressed in this way is stored completely
 * after a `=`.
 */

const NEXT_CHARACTER_MARK = '#'
const WHOLE_NUMBER_MARK = '='

export function printedPatternOf(display: string, key: string): string {
  let at = 0
  let pattern = ''
  for (const sign of display) {
    if (sign === key[at]) {
      pattern += NEXT_CHARACTER_MARK
      at += 1
    } else pattern += sign
  }
  return !pattern.startsWith(WHOLE_NUMBER_MARK) && printedFromPattern(pattern, key) === display ? pattern : WHOLE_NUMBER_MARK + display
}

/** Tells whether a pattern contains a complete number, so that it belongs to this number only. */
export const isCompleteNumber = (pattern: string): boolean => pattern.startsWith(WHOLE_NUMBER_MARK)

/** Returns the printed form of a number from its pattern and its normalised form. */
export function printedFromPattern(pattern: string, key: string): string {
  if (isCompleteNumber(pattern)) return pattern.slice(1)
  let at = 0
  let text = ''
  for (const sign of pattern) {
    if (sign === NEXT_CHARACTER_MARK) {
      text += key[at] ?? ''
      at += 1
    } else text += sign
  }
  return text
}
