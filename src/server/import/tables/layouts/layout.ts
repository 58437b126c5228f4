import type { ColumnRule } from '#server/import/tables/mapping.ts'
import type { LayoutRow } from './layout-row.ts'
import type { Translation } from './translated.ts'

/** The reason for skipping a row, and the column that it depends on. */
export interface LeftOut {
  column: string
  says: string
}

/** Processes a row before its cells are read: changes it in place, or returns a reason to skip it. */
export type RowRule = (row: LayoutRow) => LeftOut | null

/**
 * Called once per file. It may read the file for data that rows need from other rows. Returns a function that creates a new rule for each
 * reading.
 */
export type Prepare = (rows: () => AsyncIterable<LayoutRow>) => Promise<() => RowRule>

/**
 * A column of a layout: its normalized heading (alternatives separated by bars, the first is the name in rules) or a pattern; its meaning,
 * null for none; and the reason.
 */
export type LayoutColumn = readonly [
  heading: string | RegExp,
  target: string | null,
  because: string,
  more?: Omit<ColumnRule, 'target'> & { html?: true },
]

/** The export format of a shop system. */
export interface Layout {
  name: string
  /** Headings that such a file always has. Alternatives are separated by bars. */
  marks: readonly string[]
  /** What is done with its rows, as sentences for the operator. */
  says: string
  columns: readonly LayoutColumn[]
  prepare: Prepare
  /** Its headings in other languages. */
  translations?: readonly Translation[]
}

/** For layouts whose rows are independent. */
export const eachAlone =
  (rule: RowRule): Prepare =>
  () =>
    Promise.resolve(() => rule)
