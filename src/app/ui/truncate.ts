import { MAX_TRUNCATED_CHARACTERS } from '#contract/limits.ts'

/**
 * Cuts off a text after `most` visible characters and appends '...' (section 9 of the specification). A text that is not longer is
 * unchanged.
 */
export function truncateText(text: string, most: number = MAX_TRUNCATED_CHARACTERS): string {
  const characters = splitCharacters(text)
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}

/**
 * Splits a text into visible characters. Firefox before version 125 has no `Intl.Segmenter`; there a composed character counts as several.
 */
const splitCharacters = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text)
