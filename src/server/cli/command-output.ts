/** The answer of a command: data for programs, and text for people. */
export interface CommandOutput {
  data: unknown
  text: string
  /** The exit code: 1 if the command reports a problem, otherwise 0. */
  exit?: 0 | 1
}

/**
 * Replaces control characters and line breaks in a customer's text. Otherwise the text could control the terminal or forge a line of the
 * table.
 */
const withoutControlCharacters = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')

/** Formats a table whose columns are as wide as their widest cell. */
export function formatTable(head: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(withoutControlCharacters))
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Formats a table, or returns the sentence `none` if there are no rows. */
export const formatList = (head: readonly string[], rows: readonly (readonly string[])[], none: string): string =>
  rows.length === 0 ? none : formatTable(head, rows)

/** Formats names and values, one pair per line. Empty values are left out. */
export const formatNameValuePairs = (rows: Record<string, string>): string => {
  const shown = Object.entries(rows).flatMap(([name, value]) => (value === '' ? [] : [[name, withoutControlCharacters(value)] as const]))
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

/** Formats a date and time to the minute, in UTC. */
export const formatMinute = (at: Date | string): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Formats the first items of a longer list. `all` is the length of the whole list: `SA-1, SA-2 and 5 more` of seven. */
export const listWithRemainder = (named: readonly string[], all: number): string =>
  `${named.join(', ')}${all > named.length ? ` and ${(all - named.length).toLocaleString('en-US')} more` : ''}`

/** Joins words with “or”: `pack, cancel or returned`. */
export const joinWithOr = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
