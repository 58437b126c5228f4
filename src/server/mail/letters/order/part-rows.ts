import type { LetterLanguage } from '#server/mail/letters/letter.ts'
import type { Row } from '#server/mail/letters/letter-table.ts'

/** Pieces of a part that a letter is about. */
export interface LetterPart {
  mcode: string
  name: string
  qty: number
}

/** More than these a letter only counts; the order's page has them all. */
const MAX_PARTS = 10

/** A part with its name, its number and how many pieces. */
export const partRow = ({ mcode, name, qty }: LetterPart): Row => [`${name} ${mcode}`.trim(), `${qty} ×`]

/** Which parts a letter is about that tells no amounts of them: the first ten, and of a long order how many more. */
export function partRows(parts: readonly LetterPart[], language: LetterLanguage): Row[] {
  const more = parts.slice(MAX_PARTS)
  const rows = parts.slice(0, MAX_PARTS).map(partRow)
  return more.length === 0 ? rows : [...rows, [moreWords[language](more.length), `${more.reduce((sum, { qty }) => sum + qty, 0)} ×`]]
}

const moreWords: Record<LetterLanguage, (count: number) => string> = {
  en: (count) => (count === 1 ? 'and 1 more part' : `and ${count} more parts`),
  de: (count) => (count === 1 ? 'und 1 weiteres Teil' : `und ${count} weitere Teile`),
}
