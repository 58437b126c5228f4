export interface LetterGroup<Row> {
  letter: string
  rows: Row[]
}

/** First letters as an index shows them: accents off, digits and signs under one '#'. */
export function indexLetter(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('en')
  return /^[A-Z]$/.test(first) ? first : '#'
}

/** Rows under their first letters, A to Z, '#' last; within a letter by name. */
export function letterGroups<Row extends { name: string }>(rows: readonly Row[]): LetterGroup<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const row of [...rows].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }))) {
    const letter = indexLetter(row.name)
    groups.set(letter, [...(groups.get(letter) ?? []), row])
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, rows: found }))
    .sort((a, b) => (a.letter === '#' ? 1 : b.letter === '#' ? -1 : a.letter < b.letter ? -1 : 1))
}

/** Rows whose name holds the typed text, whatever its case and accents. */
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
