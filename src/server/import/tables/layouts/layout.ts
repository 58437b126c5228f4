import type { ColumnRule } from '#server/import/tables/mapping.ts'
import type { LayoutRow } from './layout-row.ts'
import type { Translation } from './translated.ts'

/** Why a row is passed over, and the column that says so. */
export interface LeftOut {
  column: string
  says: string
}

/** What is done with a row before its cells are read: it may be changed in place, or left out. */
export type RowRule = (row: LayoutRow) => LeftOut | null

/** Called once a file, which it may go through for what rows need of others; gives a rule anew for each time that the rows are read. */
export type Prepare = (rows: () => AsyncIterable<LayoutRow>) => Promise<() => RowRule>

/**
 * A column of a layout: its heading in plain words (alternatives parted by bars; the first is how rules call it) or a pattern of such
 * headings; what it is for, null for nothing; and why.
 */
export type LayoutColumn = readonly [
  heading: string | RegExp,
  target: string | null,
  because: string,
  more?: Omit<ColumnRule, 'target'> & { html?: true },
]

/** How a shop system writes its articles. */
export interface Layout {
  name: string
  /** Headings that such a file has, all of them; alternatives parted by bars. */
  marks: readonly string[]
  /** What is done with its rows, in sentences for the operator. */
  says: string
  columns: readonly LayoutColumn[]
  prepare: Prepare
  /** Its headings in other languages. */
  translations?: readonly Translation[]
}

/** Of a layout whose rows need nothing of others. */
export const eachAlone =
  (rule: RowRule): Prepare =>
  () =>
    Promise.resolve(() => rule)
