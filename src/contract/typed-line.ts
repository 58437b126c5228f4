import * as v from 'valibot'

// Half a character (`Cs`) is refused with them: no database keeps it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f\p{Cs}]/u

/** A sentence with its number in it, whole, so that it can be translated. */
const tooLong = {
  16: /*i18n*/ 'Take at most 16 characters.',
  20: /*i18n*/ 'Take at most 20 characters.',
  32: /*i18n*/ 'Take at most 32 characters.',
  40: /*i18n*/ 'Take at most 40 characters.',
  60: /*i18n*/ 'Take at most 60 characters.',
  80: /*i18n*/ 'Take at most 80 characters.',
  120: /*i18n*/ 'Take at most 120 characters.',
  200: /*i18n*/ 'Take at most 200 characters.',
} as const

/** One line that a person typed: trimmed, at most so many characters, no control characters. May be empty. */
export const typedLine = (most: keyof typeof tooLong) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, tooLong[most]),
    v.check((text) => !CONTROL.test(text), /*i18n*/ 'This cannot hold control characters.'),
  )
