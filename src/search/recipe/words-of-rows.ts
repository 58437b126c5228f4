import { listAt, readLists } from '#search/bytes/lists.ts'
import { readTexts } from '#search/bytes/texts.ts'
import { type Sections, section } from '#search/segment/sections.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { Pause } from './in-steps.ts'

const OF_COLUMN = 'word.of-'

/** The words of rows, in order, without those of their fitments. `pause` is awaited before each column with words. */
export async function wordsOfRows(
  sections: Sections,
  segment: Segment,
  rows: readonly number[],
  pause: Pause,
): Promise<Map<number, string[]>> {
  const words = readTexts(section(sections, 'word.list'))
  const found = new Map(rows.map((row) => [row, new Set<string>()]))
  for (const [name, bytes] of sections) {
    if (!name.startsWith(OF_COLUMN) || name === `${OF_COLUMN}engine`) continue
    await pause()
    const column = name.slice(OF_COLUMN.length)
    const wordsOfCode = new Map<number, string[]>()
    const codeOf = (row: number) => (column === 'row' ? row : segment.codes(column)[row]) ?? 0
    for (const row of rows) wordsOfCode.set(codeOf(row), [])
    const lists = readLists(bytes, words.length)
    for (const [at, word] of words.entries()) for (const code of listAt(lists, at)) wordsOfCode.get(code)?.push(word)
    for (const row of rows) for (const word of wordsOfCode.get(codeOf(row)) ?? []) found.get(row)?.add(word)
  }
  return new Map([...found].map(([row, those]) => [row, [...those].sort()]))
}
