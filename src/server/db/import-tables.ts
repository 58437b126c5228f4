import type { ColumnType } from 'kysely'
import type { Json } from './columns.ts'

export interface RowsOfRun {
  counts: Record<string, number>
  files: { file: string; sheet?: string; lines: Record<string, string> }[]
}

/** A run of an import: what was read, by whom, and what became of it. Numbered from 1 within its shop. */
export interface ImportRunTable {
  tenant_id: string
  id: number
  /** As it is typed: `parts`, `prices`, `pies` …, or `undo`. */
  kind: string
  /** As the operator named it. */
  file: string
  /** SHA-256 of what was read, in hex; empty for `undo`. */
  hash: string
  options: Json<Record<string, unknown>>
  who: string
  /**
   * `reading` and `planned`: under way. `refused`: nothing was changed, because something asked for `--accept`. `dry`: it was only looked.
   * `broken`: it ended in the middle; nothing was changed.
   */
  state: 'reading' | 'planned' | 'refused' | 'dry' | 'done' | 'broken' | 'undone'
  begun_at: ColumnType<Date, Date, never>
  ended_at: Date | null
  counts: Json<Record<string, number>>
  /** What became of the file's rows: how many, and which lines; null of an undo, and of runs before this was written down. */
  rows: ColumnType<RowsOfRun | null, string | null | undefined, string | null>
  /** The run that this one undoes. */
  undoes: number | null
}

/** Something said of a place in a file. */
export interface ImportRemarkTable {
  tenant_id: string
  import_id: number
  seq: number
  kind: 'refused' | 'left-out' | 'noted' | 'stops'
  file: string
  sheet: string | null
  line: number
  column_name: string
  value: string
  says: string
}

/** What one thing was, and what it becomes: null where it was, or is, not there. */
export interface ImportChangeTable {
  tenant_id: string
  import_id: number
  seq: number
  /** `part`, a list of a part (import/engine/lists.ts) or a small table (small-tables.ts). */
  of: string
  /** The part's code, or the row's id. */
  key: string
  part_id: number | null
  before: Json<unknown> | null
  after: Json<unknown> | null
}

/** What a reader handed over, until it was checked as a whole. */
export interface ImportRowTable {
  tenant_id: string
  import_id: number
  seq: number
  of: string
  key: string
  file: string
  line: number
  value: Json<unknown>
}

/** How the columns of a supplier's file are read. */
export interface ImportMappingTable {
  tenant_id: string
  name: string
  kind: string
  mapping: Json<unknown>
}

export type ImportTables = {
  import_run: ImportRunTable
  import_remark: ImportRemarkTable
  import_change: ImportChangeTable
  import_row: ImportRowTable
  import_mapping: ImportMappingTable
}
