import { plainWords } from '#server/import/tables/plain-words.ts'
import { pairsCell, pathCell } from '#server/kernel/spreadsheet-text.ts'
import type { LayoutRow } from './layout-row.ts'

/** Small rules that layouts are made of. Each changes a row in place, and columns that the file does not have are passed over. */

/** Fills the empty cells of a variant with those of its article. */
export function inherit(row: LayoutRow, from: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.get(name) === '') row.take(name, from)
}

/** The first of some columns that is filled goes to the first of them that the file has. */
export function firstFilled(row: LayoutRow, names: readonly string[]): void {
  const to = names.find((name) => row.has(name))
  const filled = names.find((name) => row.get(name) !== '')
  if (to !== undefined && filled !== undefined && filled !== to) row.take(to, row, filled)
}

/** Several texts as one, parted by an empty line; what is said twice is said once. It goes to the last column that the file has. */
export function joined(row: LayoutRow, names: readonly string[]): void {
  const to = names.findLast((name) => row.has(name))
  const texts = [...new Set(names.map((name) => row.get(name)).filter((text) => text !== ''))]
  if (to !== undefined && texts.length > 0) row.set(to, texts.join('\n\n'))
}

/** What may be sold elsewhere and is no part. */
export const NO_GOODS = { download: 'A file to download is no goods.', virtual: 'What cannot be sent is no goods.' } as const

const ZERO = /^0*(?:[.,]0*)?$/

/** Systems write a measure or a price that nobody has entered as zero. */
export function blankZeros(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) if (row.get(name) !== '' && ZERO.test(row.get(name))) row.set(name, '')
}

/** Sides of a parcel: without one of them the others say nothing. */
export function allOrNone(row: LayoutRow, names: readonly string[]): void {
  blankZeros(row, names)
  const missing = names.find((name) => row.get(name) === '')
  const said = names.find((name) => row.get(name) !== '')
  if (missing === undefined || said === undefined) return
  for (const name of names) row.set(name, '')
  row.note(said, 'A parcel has three sides, and one is missing: the others are left out.')
}

interface Paths {
  /** What parts categories. */
  between: RegExp
  /** What parts a category from the one above it. */
  within: RegExp
  /** Names at the top that stand for all goods; true: the first name always does. */
  roots?: readonly string[] | true
}

/** Several categories in a cell: the deepest one counts, the first of equals. */
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
  // A path of which the deepest one is a part says nothing more.
  const others = filled.filter((path) => !path.every((word, at) => deepest[at] === word))
  if (others.length > 0)
    row.note(name, 'A part has one category here: of several the deepest one counts, the first of equals.', { once: true })
}

const plainMark = (word: string): string => word.replace(/\\([,/>])/g, '$1').trim()

function withoutRoots(path: readonly string[], isRoot: (word: string, at: number) => boolean): readonly string[] {
  const from = path.findIndex((word, at) => !isRoot(word, at))
  return from < 0 ? [] : path.slice(from)
}

/** Attributes that each row names itself go to one cell. */
export function attributePairs(row: LayoutRow, name: string, pairs: readonly (readonly [name: string, value: string])[]): void {
  const filled = pairs.filter(([of, value]) => of.trim() !== '' && value.trim() !== '')
  row.set(name, pairsCell(filled))
}

/** Pictures are loaded apart, by their names: of an address what stands behind the name is taken off. */
export function pictureNames(row: LayoutRow, names: readonly string[]): void {
  for (const name of names) {
    const text = row.get(name)
    if (/[?#]/.test(text)) row.set(name, text.replace(/[?#][^,;|\s]*/g, ''))
  }
}

/** What tells a variant apart stands behind its article's name. */
export function nameOfVariant(row: LayoutRow, name: string, values: readonly string[]): void {
  const told = values.filter((value) => value !== '' && value !== 'Default Title')
  if (told.length > 0 && row.get(name) !== '') row.set(name, `${row.get(name)} – ${told.join(' / ')}`)
}

/** Marks an article as not for sale: in the column `name`, which says whether it is sold; where the file has no such column, on the row itself. */
export function hide(row: LayoutRow, name: string, isHidden: boolean): void {
  if (isHidden && !row.set(name, '0')) row.hide()
}
