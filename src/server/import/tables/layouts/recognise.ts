import { htmlToText } from '#server/import/files/html-text.ts'
import type { TableFile, TableRow } from '#server/import/files/table.ts'
import type { ColumnMapping, ColumnRule } from '#server/import/tables/column-mapping.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { normalizeWords } from '#server/import/tables/plain-words.ts'
import { isTargetKey, targetKeysOfKind } from '#server/import/tables/targets.ts'
import { knownLayouts } from './known-layouts.ts'
import { LayoutRow, type RowNote } from './layout-row.ts'
import type { LayoutColumn, ShopExportLayout, SkippedRowReason } from './shop-export-layout.ts'
import { translateHeadings } from './translated.ts'

/** A layout that was recognised by the headings of a file, applied to this file. */
export interface RecognisedLayout {
  layout: ShopExportLayout
  /** The meanings of the file's columns by the layout. The operator's mapping has priority. */
  mapping: ColumnMapping
  /** The reasons for the meanings of columns, by normalized heading. */
  reasonsByHeading: ReadonlyMap<string, string>
  /** The normalized headings of the file. */
  normalizedHeadings: readonly string[]
  /** The indexes of columns, by the names that the rules use. */
  columnIndexes: ReadonlyMap<string, number>
  /** The indexes of columns with HTML texts. */
  htmlColumns: readonly number[]
  /** The indexes of columns with names of parts, whose text is put on one line. */
  nameColumns: readonly number[]
}

/** A row of the file after the rules of its layout. */
export interface RowAfterRules {
  row: TableRow
  skipReason: SkippedRowReason | null
  isHidden: boolean
  notes: readonly RowNote[]
}

export type RowRuleApplier = (row: TableRow) => RowAfterRules

/** The kinds of tables for which layouts are looked for. Exports of shop systems describe parts, prices and stock. */
const KINDS_WITH_LAYOUTS: readonly TableKind[] = ['parts', 'prices', 'stock']

const splitAlternatives = (names: string): string[] => names.split('|').map((name) => name.trim())

/** Finds the shop system whose export has these headings. Null when none fits. */
export function recogniseLayout(kind: TableKind, headings: readonly string[]): RecognisedLayout | null {
  if (!KINDS_WITH_LAYOUTS.includes(kind)) return null
  const words = headings.map(normalizeWords)
  const found = findLayout(words)
  if (!found) return null
  const { layout, layoutHeadings: called } = found
  const columns: Record<string, ColumnRule> = {}
  const because = new Map<string, string>()
  const places = new Map(called.map((word, at): [string, number] => [word, at]))
  const html: number[] = []
  const names: number[] = []
  const taken = new Set<LayoutColumn>()
  for (const [at, word] of called.entries()) {
    const column = layout.columns.find(([name]) => (typeof name === 'string' ? splitAlternatives(name).includes(word) : name.test(word)))
    const heading = headings[at]
    if (column === undefined || heading === undefined) continue
    const [name, target, why, { html: isHtml, ...more } = {}] = column
    const isNamed = typeof name === 'string'
    if (isNamed && taken.has(column)) {
      columns[heading] = { target: null }
      because.set(words[at] ?? word, `${why}, but another column is that already`)
      continue
    }
    taken.add(column)
    if (isNamed) places.set(splitAlternatives(name)[0] ?? word, at)
    if (isHtml) html.push(at)
    if (target === 'name') names.push(at)
    const isOfKind = target === null || kind === 'parts' || (isTargetKey(target) && targetKeysOfKind(kind).includes(target))
    columns[heading] = isOfKind ? { target, ...more } : { target: null }
    because.set(words[at] ?? word, isOfKind ? why : `${why}: nothing that a file of ${kind} has`)
  }
  return {
    layout,
    mapping: { columns, constants: {} },
    reasonsByHeading: because,
    normalizedHeadings: words,
    columnIndexes: places,
    htmlColumns: html,
    nameColumns: names,
  }
}

/**
 * Finds the layout that fits the headings, and returns it with the layout's own names for the headings. The headings may be in another
 * language.
 */
function findLayout(words: readonly string[]): { layout: ShopExportLayout; layoutHeadings: readonly string[] } | null {
  for (const layout of knownLayouts) {
    for (const names of [words, ...(layout.translations ?? []).map((translation) => translateHeadings(words, translation))]) {
      const there = new Set(names)
      if (layout.requiredHeadings.every((mark) => splitAlternatives(mark).some((name) => there.has(name))))
        return { layout, layoutHeadings: names }
    }
  }
  return null
}

/** Prepares the rules for the rows of a recognised file. The returned function creates new rules for each reading of the file. */
export async function createRuleFactory(recognised: RecognisedLayout, table: TableFile, lastLine: number): Promise<() => RowRuleApplier> {
  const { layout, columnIndexes, normalizedHeadings } = recognised
  async function* readLayoutRows(): AsyncGenerator<LayoutRow> {
    for await (const row of table.rows) if (row.line > lastLine) yield new LayoutRow(row, columnIndexes)
  }
  const begin = await layout.prepareRowRule(readLayoutRows)
  return () => {
    const rule = begin()
    return (given) => {
      const row = new LayoutRow(given, columnIndexes)
      const why = rule(row)
      // The remark names the heading in the file and not the layout's own name of the column.
      const leftOut = why && { ...why, column: normalizedHeadings[columnIndexes.get(why.column) ?? -1] ?? why.column }
      return {
        row: leftOut === null ? withPlainTexts(row.result, recognised) : given,
        skipReason: leftOut,
        isHidden: row.isHidden,
        notes: leftOut === null ? row.notes : [],
      }
    }
  }
}

function withPlainTexts(row: TableRow, { htmlColumns, nameColumns }: RecognisedLayout): TableRow {
  const cells = [...row.cells]
  const change = (at: number, read: (text: string) => string) => {
    const cell = cells[at]
    if (cell?.type === 'text') cells[at] = { ...cell, text: read(cell.text) }
  }
  for (const at of htmlColumns) change(at, htmlToText)
  for (const at of nameColumns) change(at, (text) => text.replace(/\s+/g, ' '))
  return { ...row, cells }
}
