import * as v from 'valibot'

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/

/** One line that a person typed: trimmed, at most so many characters, no control characters. May be empty. */
export const typedLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `Take at most ${most} characters.`),
    v.check((text) => !CONTROL.test(text), 'This cannot hold control characters.'),
  )
