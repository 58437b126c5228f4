import type { Cell } from '#server/import/files/table.ts'
import { type GuessedColumn, UNKNOWN_HEADING_REASON } from './column.ts'
import type { TableKind } from './kinds.ts'
import { requiredTargets, type TargetKey } from './targets.ts'
import { looksLikeGtin } from './values/gtin.ts'

const fractionOfMatchingCells = (cells: readonly Cell[], is: (text: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(({ text }) => is(text)).length / cells.length

const PRICE_PATTERN = /^(?:[€$£]|EUR|USD)?\s*\d[\d.,' ]*[.,]\d{1,2}\s*(?:[€$£]|EUR|USD|zł)?$/
const WHOLE_NUMBER_PATTERN = /^[<>]?\s?-?\d{1,6}\+?$/
const PICTURE_FILE_PATTERN = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$/i
const PART_CODE_PATTERN = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{1,30}$/u
const YEARS_PATTERN = /^(?:\d{1,2}[./])?(?:19|20)\d{2}\s*(?:[-–>]\s*(?:(?:\d{1,2}[./])?(?:19|20)\d{2})?)?$/

/** Guesses the meaning of columns with unknown or missing headings by their values. The most certain meanings are given first. */
export function guessTargetsByValues(
  kind: TableKind,
  columns: readonly GuessedColumn[],
  cellsOf: readonly (readonly Cell[])[],
  open: readonly GuessedColumn[],
  taken: Set<string>,
  flat: boolean,
): void {
  const left = new Set(open.filter(({ target, why }) => target === null && why === UNKNOWN_HEADING_REASON))
  const cells = (column: GuessedColumn): readonly Cell[] => cellsOf[columns.indexOf(column)] ?? []
  const give = (target: TargetKey, why: string, of: (cells: readonly Cell[]) => number, least = 0.8) => {
    if (taken.has(target)) return
    let best: { column: GuessedColumn; score: number } | null = null
    for (const column of left) {
      const score = of(cells(column))
      if (score >= least && score > (best?.score ?? 0)) best = { column, score }
    }
    if (!best) return
    best.column.target = target
    best.column.why = `its values look like ${why}`
    taken.add(target)
    left.delete(best.column)
  }
  const missing = (target: TargetKey) => flat || requiredTargets[kind].some((group) => group[0] === target)
  if (kind === 'parts') {
    give('gtin', 'article numbers with check digits', (of) => fractionOfMatchingCells(of, looksLikeGtin))
    give('picture', 'names of pictures', (of) => fractionOfMatchingCells(of, (text) => PICTURE_FILE_PATTERN.test(text)))
  }
  if (kind === 'fitments' && !['yearFrom', 'yearTo', 'years'].some((year) => taken.has(year))) {
    give('years', 'years', (of) => fractionOfMatchingCells(of, (text) => YEARS_PATTERN.test(text)))
  }
  const wantsPrice = kind === 'parts' || kind === 'prices'
  if (wantsPrice && missing('price')) give('price', 'prices', (of) => fractionOfMatchingCells(of, (text) => PRICE_PATTERN.test(text)))
  if (kind === 'stock' && missing('stock') && taken.has('code'))
    give('stock', 'quantities', (of) => fractionOfMatchingCells(of, (text) => WHOLE_NUMBER_PATTERN.test(text)))
  if (missing('code')) {
    const different = (of: readonly Cell[]) => new Set(of.map(({ text }) => text)).size / Math.max(1, of.length)
    give('code', 'numbers of parts', (of) => fractionOfMatchingCells(of, (text) => PART_CODE_PATTERN.test(text)) * different(of), 0.7)
  }
  if (kind === 'stock' && missing('stock'))
    give('stock', 'quantities', (of) => fractionOfMatchingCells(of, (text) => WHOLE_NUMBER_PATTERN.test(text)))
  if (flat && kind === 'numbers' && taken.has('code'))
    give('cross', 'numbers of parts', (of) => fractionOfMatchingCells(of, (text) => /\d/.test(text)))
  if (flat && kind === 'parts') {
    const length = (of: readonly Cell[]) => of.reduce((sum, { text }) => sum + text.length, 0) / of.length
    const words = (of: readonly Cell[]) => (fractionOfMatchingCells(of, (text) => /\p{L}{3}/u.test(text)) >= 0.8 ? length(of) : 0)
    if (!taken.has('name')) give('newName', 'names of new parts', words, 6)
  }
}
