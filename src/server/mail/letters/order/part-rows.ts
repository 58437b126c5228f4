import type { LetterLanguage } from '#server/mail/letters/letter.ts'
import type { LetterRow } from '#server/mail/letters/letter-table.ts'

/** The units of a part that a mail is about. */
export interface LetterPart {
  mcode: string
  name: string
  qty: number
}

/** The maximum number of parts that a mail lists. The order's page lists all. */
const MAX_LISTED_PARTS = 10

/** Returns a table row of a mail for a part with name, number and quantity. */
export const letterPartRow = ({ mcode, name, qty }: LetterPart): LetterRow => [`${name} ${mcode}`.trim(), `${qty} ×`]

/** Returns table rows for a mail without amounts: the first ten parts and the number of further parts. */
export function letterPartRows(parts: readonly LetterPart[], language: LetterLanguage): LetterRow[] {
  const more = parts.slice(MAX_LISTED_PARTS)
  const rows = parts.slice(0, MAX_LISTED_PARTS).map(letterPartRow)
  return more.length === 0 ? rows : [...rows, [furtherPartsText[language](more.length), `${more.reduce((sum, { qty }) => sum + qty, 0)} ×`]]
}

const furtherPartsText: Record<LetterLanguage, (count: number) => string> = {
  en: (count) => (count === 1 ? 'and 1 more part' : `and ${count} more parts`),
  de: (count) => (count === 1 ? 'und 1 weiteres Teil' : `und ${count} weitere Teile`),
}
