import { TRUNCATE_CHARACTERS } from '#contract/limits.ts'

/**
 * A text cut to `most` characters as a person counts them, then '...' (specification, section 9); what is no longer than that stays whole.
 */
export function truncate(text: string, most: number = TRUNCATE_CHARACTERS): string {
  const characters = charactersOf(text)
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}

/** Firefox has the segmenter since version 125; before that a composed sign counts as its pieces. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text)
