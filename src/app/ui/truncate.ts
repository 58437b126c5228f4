import { TRUNCATE_CHARACTERS } from '#contract/limits.ts'

/** Cuts a text after `most` visible characters and appends '...' (specification, section 9). A text that is not longer is unchanged. */
export function truncate(text: string, most: number = TRUNCATE_CHARACTERS): string {
  const characters = charactersOf(text)
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}

/** Firefox has no `Intl.Segmenter` before version 125. There a composed character counts as several. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text)
