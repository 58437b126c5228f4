import type { ColumnRule } from '#server/import/tables/column-mapping.ts'
import type { LayoutRow } from './layout-row.ts'
import type { HeadingTranslation } from './translated.ts'

/** Why a row is left out, with the column that shows it. */
export interface SkippedRowReason {
  column: string
  message: string
}

/** A rule of a shop system for one row, called before the cells are read. It changes the row, or returns why the row is left out. */
export type RowRule = (row: LayoutRow) => SkippedRowReason | null

/**
 * Prepares the rules for a file, and is called once for each file. It may read the whole file, because some rows need data from other rows.
 * Returns a function that creates a new rule for each reading of the file.
 */
export type RowRulePreparer = (rows: () => AsyncIterable<LayoutRow>) => Promise<() => RowRule>

/**
 * A column in a shop system's export: its normalized heading or a pattern, its meaning (null for none), and the reason. A heading may have
 * alternatives, separated by bars. The first alternative is the name of the column in rules.
 */
export type LayoutColumn = readonly [
  heading: string | RegExp,
  target: string | null,
  because: string,
  more?: Omit<ColumnRule, 'target'> & { html?: true },
]

/** The layout of a shop system's export: how to recognise it and what its columns and rows mean. */
export interface ShopExportLayout {
  name: string
  /** The headings that every export of this shop system has. Alternatives are separated by bars. */
  requiredHeadings: readonly string[]
  /** Sentences for the operator about what is done with the rows of the export. */
  explanation: string
  columns: readonly LayoutColumn[]
  prepareRowRule: RowRulePreparer
  /** The headings of the export in other languages. */
  translations?: readonly HeadingTranslation[]
}

/** Prepares a rule that needs no data from other rows. */
export const withoutPreparation =
  (rule: RowRule): RowRulePreparer =>
  () =>
    Promise.resolve(() => rule)
