/** What a command says: for a program, and for a person. */
export interface Output {
  data: unknown
  text: string
  /** 1 where the command says that something is not as it must be; left out: 0. */
  exit?: 0 | 1
}

/** What customers have written steers no terminal, and makes no line of its own. */
const plain = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')

/** Columns as wide as their widest cell. */
export function table(head: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(plain))
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

/** A list, or a sentence that there is nothing. */
export const listed = (head: readonly string[], rows: readonly (readonly string[])[], none: string): string =>
  rows.length === 0 ? none : table(head, rows)

/** Names and values, one a line; what is empty is left out. */
export const facts = (rows: Record<string, string>): string => {
  const shown = Object.entries(rows).flatMap(([name, value]) => (value === '' ? [] : [[name, plain(value)] as const]))
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

/** A moment to the minute, in UTC. */
export const minute = (at: Date | string): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** `SA-1, SA-2 and 5 more` of seven. */
export const withMore = (named: readonly string[], all: number): string =>
  `${named.join(', ')}${all > named.length ? ` and ${(all - named.length).toLocaleString('en-US')} more` : ''}`

/** `pack, cancel or returned`. */
export const orList = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
