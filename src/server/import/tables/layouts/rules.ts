import { normalizeWords } from '#server/import/tables/plain-words.ts'
import { formatPairsCell, formatPathCell } from '#contract/text/spreadsheet-text.ts'
import type { LayoutRow } from './layout-row.ts'

/** Small rules that layouts use. Each rule changes a row, and does nothing when the file does not have the column. */

/** Fills the empty cells of a variant with the values of its product. */
export function fillFromProduct(row: LayoutRow, from: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.getCellText(name) === '') row.copyCellFrom(name, from)
}

/** Copies the first value among several columns into the first of these columns that the file has. */
export function fillFirstColumn(row: LayoutRow, names: readonly string[]): void {
  const to = names.find((name) => row.hasColumn(name))
  const filled = names.find((name) => row.getCellText(name) !== '')
  if (to !== undefined && filled !== undefined && filled !== to) row.copyCellFrom(to, row, filled)
}

/**
 * Joins the texts of several columns, each text once, with empty lines between them. The result goes into the last of these columns that
 * the file has.
 */
export function joinTextColumns(row: LayoutRow, names: readonly string[]): void {
  const to = names.findLast((name) => row.hasColumn(name))
  const texts = [...new Set(names.map((name) => row.getCellText(name)).filter((text) => text !== ''))]
  if (to !== undefined && texts.length > 0) row.setCellText(to, texts.join('\n\n'))
}

/** Why some products of shop systems are left out: they are no goods that can be sent. */
export const UNSELLABLE_TYPE_MESSAGES = {
  download: 'A file to download is no goods.',
  virtual: 'What cannot be sent is no goods.',
} as const

const ZERO_PATTERN = /^0*(?:[.,]0*)?$/

/** Clears measures and prices of zero, because shop systems write zero for "not entered". */
export function clearZeros(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.getCellText(name) !== '' && ZERO_PATTERN.test(row.getCellText(name))) row.setCellText(name, '')
}

/** Clears length, width and height of the package unless the row gives all three. */
export function clearIncompleteBox(row: LayoutRow, names: readonly string[]): void {
  clearZeros(row, names)
  const missing = names.find((name) => row.getCellText(name) === '')
  const said = names.find((name) => row.getCellText(name) !== '')
  if (missing === undefined || said === undefined) return
  for (const name of names) row.setCellText(name, '')
  row.addNote(said, 'A parcel has three sides, and one is missing: the others are left out.')
}

interface CategoryPathFormat {
  /** Matches the separator between two categories in a cell. */
  categorySeparator: RegExp
  /** Matches the separator between the levels of one category. */
  levelSeparator: RegExp
  /**
   * The names of top categories that mean "all goods" and are left out of category paths. With `true`, the first level of every path is
   * left out.
   */
  droppedRoots?: readonly string[] | true
}

/** Keeps only the deepest category of a cell with several. When several are equally deep, the first one is kept. */
export function keepDeepestCategory(
  row: LayoutRow,
  name: string,
  { categorySeparator, levelSeparator, droppedRoots = [] }: CategoryPathFormat,
): void {
  const text = row.getCellText(name)
  if (text === '') return
  const isRoot = (word: string, at: number) => (droppedRoots === true ? at === 0 : droppedRoots.includes(normalizeWords(word)))
  const paths = text.split(categorySeparator).map((path) =>
    removeRootCategories(
      path
        .split(levelSeparator)
        .map(unescapeSeparators)
        .filter((word) => word !== ''),
      isRoot,
    ),
  )
  const filled = paths.filter((path) => path.length > 0)
  const deepest = filled.reduce<readonly string[]>((best, path) => (path.length > best.length ? path : best), [])
  row.setCellText(name, formatPathCell(deepest))
  // A category that lies on the path to the deepest one is not lost, so it needs no remark.
  const others = filled.filter((path) => !path.every((word, at) => deepest[at] === word))
  if (others.length > 0)
    row.addNote(name, 'A part has one category here: of several the deepest one counts, the first of equals.', { once: true })
}

const unescapeSeparators = (word: string): string => word.replace(/\\([,/>])/g, '$1').trim()

function removeRootCategories(path: readonly string[], isRoot: (word: string, at: number) => boolean): readonly string[] {
  const from = path.findIndex((word, at) => !isRoot(word, at))
  return from < 0 ? [] : path.slice(from)
}

/** Writes attributes with the names that the row gives them into one cell. */
export function setAttributePairs(row: LayoutRow, name: string, pairs: readonly (readonly [name: string, value: string])[]): void {
  const filled = pairs.filter(([of, value]) => of.trim() !== '' && value.trim() !== '')
  row.setCellText(name, formatPairsCell(filled))
}

/** Removes queries from the picture URLs in a cell, because only the file names are used. Pictures are imported separately. */
export function removePictureUrlQueries(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) {
    const text = row.getCellText(name)
    if (/[?#]/.test(text)) row.setCellText(name, text.replace(/[?#][^,;|\s]*/g, ''))
  }
}

/** Appends the option values of a variant to the name of its product. */
export function setVariantName(row: LayoutRow, name: string, values: readonly string[]): void {
  const told = values.filter((value) => value !== '' && value !== 'Default Title')
  if (told.length > 0 && row.getCellText(name) !== '') row.setCellText(name, `${row.getCellText(name)} – ${told.join(' / ')}`)
}

/** Marks a row as not for sale: in the column `name` or, when the file has no such column, on the row itself. */
export function setRowHidden(row: LayoutRow, name: string, isHidden: boolean): void {
  if (isHidden && !row.setCellText(name, '0')) row.markAsHidden()
}
