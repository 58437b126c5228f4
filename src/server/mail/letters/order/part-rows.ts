import type { LetterLanguage } from '#server/mail/letters/letter.ts'
import type { Row } from '#server/mail/letters/letter-table.ts'

/** The units of a part that a mail is about. */
export interface LetterPart {
  mcode: string
  name: string
  qty: number
}

/** The maximum number of parts that a mail lists. The order's page lists all. */
const MAX_PARTS = 10

/** Returns a table row of a mail for a part with name, number and quantity. */
export const partRow = ({ mcode, name, qty }: LetterPart): Row => [`${name} ${mcode}`.trim(), `${qty} ×`]

/** Returns table rows for a mail without amounts: the first ten parts and the number of further parts. */
export function partRows(parts: readonly LetterPart[], language: LetterLanguage): Row[] {
  const more = parts.slice(MAX_PARTS)
  const rows = parts.slice(0, MAX_PARTS).map(partRow)
  return more.length === 0 ? rows : [...rows, [moreWords[language](more.length), `${more.reduce((sum, { qty }) => sum + qty, 0)} ×`]]
}

const moreWords: Record<LetterLanguage, (count: number) => string> = {
  en: (count) => (count === 1 ? 'and 1 more part' : `and ${count} more parts`),
  de: (count) => (count === 1 ? 'und 1 weiteres Teil' : `und ${count} weitere Teile`),
}
