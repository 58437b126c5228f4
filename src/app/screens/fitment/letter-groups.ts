export interface LetterGroup<Row> {
  letter: string
  rows: Row[]
}

/**
 * Returns the letter under which a name is listed: its first letter without accent. Names that begin with a digit or symbol are listed
 * under '#'.
 */
export function indexLetterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('en')
  return /^[A-Z]$/.test(first) ? first : '#'
}

/** Groups rows by the letter under which they are listed, A to Z, '#' last. Within a group they are sorted by name. */
export function groupByLetter<Row extends { name: string }>(rows: readonly Row[]): LetterGroup<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const row of [...rows].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }))) {
    const letter = indexLetterOf(row.name)
    groups.set(letter, [...(groups.get(letter) ?? []), row])
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, rows: found }))
    .sort((a, b) => (a.letter === '#' ? 1 : b.letter === '#' ? -1 : a.letter < b.letter ? -1 : 1))
}

/** Returns the rows whose name contains the text, ignoring case and accents. */
export function filterByName<Row extends { name: string }>(rows: readonly Row[], text: string): Row[] {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLocaleLowerCase('en')
      .replace(/[\s-]+/g, '')
  const wanted = plain(text)
  return rows.filter((row) => plain(row.name).includes(wanted))
}
