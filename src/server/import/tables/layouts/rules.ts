import { plainWords } from '#server/import/tables/plain-words.ts'
import { pairsCell, pathCell } from '#server/kernel/spreadsheet-text.ts'
import type { LayoutRow } from './layout-row.ts'

/** Small rules for layouts. Each changes a row in place and ignores missing columns. */

/** Fills the empty cells of a variant from its product. */
export function inherit(row: LayoutRow, from: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.get(name) === '') row.take(name, from)
}

/** Copies the first non-empty of some columns to the first one that the file has. */
export function firstFilled(row: LayoutRow, names: readonly string[]): void {
  const to = names.find((name) => row.has(name))
  const filled = names.find((name) => row.get(name) !== '')
  if (to !== undefined && filled !== undefined && filled !== to) row.take(to, row, filled)
}

/** Joins several texts with empty lines, without repetition, into the last column that the file has. */
export function joined(row: LayoutRow, names: readonly string[]): void {
  const to = names.findLast((name) => row.has(name))
  const texts = [...new Set(names.map((name) => row.get(name)).filter((text) => text !== ''))]
  if (to !== undefined && texts.length > 0) row.set(to, texts.join('\n\n'))
}

/** Products that are not goods. */
export const NO_GOODS = { download: 'A file to download is no goods.', virtual: 'What cannot be sent is no goods.' } as const

const ZERO = /^0*(?:[.,]0*)?$/

/** Clears zeros in measures and prices, which shop systems write for "not entered". */
export function blankZeros(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.get(name) !== '' && ZERO.test(row.get(name))) row.set(name, '')
}

/** Clears the package dimensions unless all are present. */
export function allOrNone(row: LayoutRow, names: readonly string[]): void {
  blankZeros(row, names)
  const missing = names.find((name) => row.get(name) === '')
  const said = names.find((name) => row.get(name) !== '')
  if (missing === undefined || said === undefined) return
  for (const name of names) row.set(name, '')
  row.note(said, 'A parcel has three sides, and one is missing: the others are left out.')
}

interface Paths {
  /** The separator between categories. */
  between: RegExp
  /** The separator between the levels of a category path. */
  within: RegExp
  /** Top-level names that mean "all goods". True: the first name always does. */
  roots?: readonly string[] | true
}

/** Selects the deepest category of a cell, or the first of equals. */
export function deepestCategory(row: LayoutRow, name: string, { between, within, roots = [] }: Paths): void {
  const text = row.get(name)
  if (text === '') return
  const isRoot = (word: string, at: number) => (roots === true ? at === 0 : roots.includes(plainWords(word)))
  const paths = text.split(between).map((path) =>
    withoutRoots(
      path
        .split(within)
        .map(plainMark)
        .filter((word) => word !== ''),
      isRoot,
    ),
  )
  const filled = paths.filter((path) => path.length > 0)
  const deepest = filled.reduce<readonly string[]>((best, path) => (path.length > best.length ? path : best), [])
  row.set(name, pathCell(deepest))
  // Paths that are part of the deepest one are redundant.
  const others = filled.filter((path) => !path.every((word, at) => deepest[at] === word))
  if (others.length > 0)
    row.note(name, 'A part has one category here: of several the deepest one counts, the first of equals.', { once: true })
}

const plainMark = (word: string): string => word.replace(/\\([,/>])/g, '$1').trim()

function withoutRoots(path: readonly string[], isRoot: (word: string, at: number) => boolean): readonly string[] {
  const from = path.findIndex((word, at) => !isRoot(word, at))
  return from < 0 ? [] : path.slice(from)
}

/** Joins attributes that each row names itself into one cell. */
export function attributePairs(row: LayoutRow, name: string, pairs: readonly (readonly [name: string, value: string])[]): void {
  const filled = pairs.filter(([of, value]) => of.trim() !== '' && value.trim() !== '')
  row.set(name, pairsCell(filled))
}

/** Reduces picture URLs to file names, without a query. Pictures are imported separately. */
export function pictureNames(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) {
    const text = row.get(name)
    if (/[?#]/.test(text)) row.set(name, text.replace(/[?#][^,;|\s]*/g, ''))
  }
}

/** Appends a variant's distinguishing values to its product's name. */
export function nameOfVariant(row: LayoutRow, name: string, values: readonly string[]): void {
  const told = values.filter((value) => value !== '' && value !== 'Default Title')
  if (told.length > 0 && row.get(name) !== '') row.set(name, `${row.get(name)} – ${told.join(' / ')}`)
}

/** Marks an article as not for sale: in the column `name` or, if it is missing, on the row itself. */
export function hide(row: LayoutRow, name: string, isHidden: boolean): void {
  if (isHidden && !row.set(name, '0')) row.hide()
}
