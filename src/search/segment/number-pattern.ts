/**
 * A pattern is the printed form of a number without its characters: `# ### ### ###` for `0 001 107 026`. A `#` stands for the next
 * character of the normalised form, any other character for itself. A number that cannot be expressed in this way is stored completely
 * after a `=`.
 */

const NEXT = '#'
const WHOLE = '='

export function patternOf(display: string, key: string): string {
  let at = 0
  let pattern = ''
  for (const sign of display) {
    if (sign === key[at]) {
      pattern += NEXT
      at += 1
    } else pattern += sign
  }
  return !pattern.startsWith(WHOLE) && printed(pattern, key) === display ? pattern : WHOLE + display
}

/** Tells whether a pattern contains a complete number, so that it belongs to this number only. */
export const isCompleteNumber = (pattern: string): boolean => pattern.startsWith(WHOLE)

/** Returns the printed form of a number from its pattern and its normalised form. */
export function printed(pattern: string, key: string): string {
  if (isCompleteNumber(pattern)) return pattern.slice(1)
  let at = 0
  let text = ''
  for (const sign of pattern) {
    if (sign === NEXT) {
      text += key[at] ?? ''
      at += 1
    } else text += sign
  }
  return text
}
