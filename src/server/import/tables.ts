import type { ColumnType } from 'kysely'
import type { Json } from '#server/db/columns.ts'

export interface RowsOfRun {
  counts: Record<string, number>
  files: { file: string; sheet?: string; lines: Record<string, string> }[]
}

/** A run of an import: which file was read, by whom, and with which result. Runs are numbered from 1 per shop. */
export interface ImportRunTable {
  tenant_id: string
  id: number
  /** The kind of import as typed in the command: `parts`, `prices`, `pies` …, or `undo`. */
  kind: string
  /** The file name as the operator typed it. */
  file: string
  /** SHA-256 of the imported files, in hex. Empty for `undo`. */
  hash: string
  options: Json<Record<string, unknown>>
  who: string
  /**
   * The state of the import run. `reading` and `planned`: in progress. `refused`: nothing was changed, because the run needs `--accept`.
   * `dry`: a test run without changes. `broken`: the run failed, and nothing was changed.
   */
  state: 'reading' | 'planned' | 'refused' | 'dry' | 'done' | 'broken' | 'undone'
  begun_at: ColumnType<Date, Date, never>
  ended_at: Date | null
  counts: Json<Record<string, number>>
  /** How many rows of the file had which result, and their line numbers. Null for an undo, and for runs before this column existed. */
  rows: ColumnType<RowsOfRun | null, string | null | undefined, string | null>
  /** The number of the earlier import run that this run undoes. */
  undoes: number | null
}

/** A message about a place in an imported file. */
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

/** The state of one object before and after an import run. Null for a state in which the object does not exist. */
export interface ImportChangeTable {
  tenant_id: string
  import_id: number
  seq: number
  /** The kind of changed object: `part`, a list of a part (engine/run/lists.ts) or a small table (engine/run/small-tables.ts). */
  of: string
  /** The changed part's code or the changed row's id. */
  key: string
  part_id: number | null
  before: Json<unknown> | null
  after: Json<unknown> | null
}

/** A row of an imported file as the file's reader returned it. It is stored until all rows are checked. */
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

/** A saved mapping of the columns in a supplier's file to fields. */
export interface ImportMappingTable {
  tenant_id: string
  name: string
  kind: string
  mapping: Json<unknown>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    import_run: ImportRunTable
    import_remark: ImportRemarkTable
    import_change: ImportChangeTable
    import_row: ImportRowTable
    import_mapping: ImportMappingTable
  }
}
