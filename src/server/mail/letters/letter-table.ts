import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { htmlWithUnbrokenCodes } from './html-words.ts'

/** A row of a table in a mail: a label and a value. A URL as value becomes a link. A sum is emphasized. */
export type LetterRow = readonly [string, string, 'sum'?]

/** The maximum width of the first column, in characters. A longer label gets its own line, so that the value stays visible on a phone. */
const MAX_COLUMN_CHARACTERS = 56

/** Formats a table of a mail as plain text. The table is indented and its second column is aligned. */
export function renderTextTable(rows: readonly LetterRow[]): string {
  const width = Math.min(MAX_COLUMN_CHARACTERS, Math.max(0, ...rows.map(([name]) => name.length)))
  return rows
    .map(([name, value]) => (name.length > width ? `  ${name}\n  ${' '.repeat(width)}  ${value}` : `  ${name.padEnd(width)}  ${value}`))
    .join('\n')
}

const boldStyle = (isSum: 'sum' | undefined): string => (isSum ? ';font-weight:700' : '')

const cellStyle = 'padding:6px 0;border-top:1px solid #dddddd;vertical-align:top'

/** Whether a value in a table of a mail must not be broken. Only long values such as URLs may be broken. */
const isUnbrokenValue = (value: string): boolean => value.length <= 16

const wrappingStyle = (value: string): string => (isUnbrokenValue(value) ? 'white-space:nowrap' : 'overflow-wrap:anywhere')

const htmlCellValue = (value: string): string => {
  if (/^https?:\/\/\S+$/i.test(value)) return `<a href="${escapeMarkup(value)}">${escapeMarkup(value)}</a>`
  return isUnbrokenValue(value) ? escapeMarkup(value) : htmlWithUnbrokenCodes(value)
}

/** Formats a table of a mail as HTML, with the second column at the right edge. */
export const renderHtmlTable = (
  rows: readonly LetterRow[],
): string => `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font:inherit;overflow-wrap:break-word">
${rows
  .map(
    ([name, value, isSum]) =>
      `<tr><td style="${cellStyle}${boldStyle(isSum)}">${htmlWithUnbrokenCodes(name)}</td><td style="${cellStyle}${boldStyle(isSum)};padding-left:16px;text-align:right;${wrappingStyle(value)}">${htmlCellValue(value)}</td></tr>`,
  )
  .join('\n')}
</table>`
