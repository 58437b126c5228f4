import { escapeHtml } from '#server/mail/escape-html.ts'
import { htmlWords } from './html-words.ts'

/** What, and how much or which. An address of the web in the second column becomes a link; a sum of the rows above it stands out. */
export type Row = readonly [string, string, 'sum'?]

/** Longer first columns stand on a line of their own, so that the second stays in sight on a phone. */
const MAX_COLUMN = 56

/** Two columns of plain text, indented, the second aligned. */
export function textTable(rows: readonly Row[]): string {
  const width = Math.min(MAX_COLUMN, Math.max(0, ...rows.map(([name]) => name.length)))
  return rows
    .map(([name, value]) => (name.length > width ? `  ${name}\n  ${' '.repeat(width)}  ${value}` : `  ${name.padEnd(width)}  ${value}`))
    .join('\n')
}

const bold = (isSum: 'sum' | undefined): string => (isSum ? ';font-weight:700' : '')

const cell = 'padding:6px 0;border-top:1px solid #dddddd;vertical-align:top'

/** An amount or a short name is never broken; an address of the web may be, anywhere. */
const isWhole = (value: string): boolean => value.length <= 16

const wrapping = (value: string): string => (isWhole(value) ? 'white-space:nowrap' : 'overflow-wrap:anywhere')

const shown = (value: string): string => {
  if (/^https?:\/\/\S+$/i.test(value)) return `<a href="${escapeHtml(value)}">${escapeHtml(value)}</a>`
  return isWhole(value) ? escapeHtml(value) : htmlWords(value)
}

/** The same as HTML: the second column at the right edge. */
export const htmlTable = (
  rows: readonly Row[],
): string => `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font:inherit;overflow-wrap:break-word">
${rows
  .map(
    ([name, value, isSum]) =>
      `<tr><td style="${cell}${bold(isSum)}">${htmlWords(name)}</td><td style="${cell}${bold(isSum)};padding-left:16px;text-align:right;${wrapping(value)}">${shown(value)}</td></tr>`,
  )
  .join('\n')}
</table>`
