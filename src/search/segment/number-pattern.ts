/**
 * How a number is printed, apart from its characters: `# ### ### ###` of `0 001 107 026`. A `#` is the next character of the plain form,
 * anything else stands for itself. What cannot be said so stands whole behind a `=`.
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

/** Whether a pattern is a number as a whole, and so of that number alone. */
export const isWhole = (pattern: string): boolean => pattern.startsWith(WHOLE)

/** The number as it is printed. */
export function printed(pattern: string, key: string): string {
  if (isWhole(pattern)) return pattern.slice(1)
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
