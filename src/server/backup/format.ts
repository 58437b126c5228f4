import * as v from 'valibot'

/**
 * Version of the backup format. A backup is gzipped text with one JSON value per line: the header, then rows table by table, then the end
 * with the expected counts and checksums. Each row is the database's text of the whole row, which PGlite and all versions of PostgreSQL
 * read and write in the same way.
 */
export const BACKUP_FORMAT = 1

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const TableNameSchema = v.pipe(v.string(), v.nonEmpty())

/** The kind of a file: it contains a whole database, or one shop (export-shop.ts). */
const BackupKind = v.picklist(['backup', 'shop'])
export type BackupKind = v.InferOutput<typeof BackupKind>

/** The mark at the start of a file: that this program wrote it, its kind, and the version of its format. */
export const BackupFileSignature = v.object({ armature: BackupKind, format: CountSchema })

export const BackupHeader = v.pipe(
  v.object({
    ...BackupFileSignature.entries,
    /** The number of migration steps that had run on the database. */
    step: v.pipe(CountSchema, v.minValue(1)),
    /** Names and hashes of these migration steps. Older files do not have them; their steps are identified by the number alone. */
    steps: v.optional(v.array(v.object({ name: TableNameSchema, hash: v.string() }))),
    made: v.pipe(v.string(), v.isoTimestamp()),
    /** The id of the shop, in the file of one shop. */
    tenant: v.optional(TableNameSchema),
    tables: v.array(v.object({ name: TableNameSchema, columns: v.array(v.object({ name: TableNameSchema, type: TableNameSchema })) })),
  }),
  v.check(({ step, steps }) => steps === undefined || steps.length === step),
)
export type BackupHeader = v.InferOutput<typeof BackupHeader>

export const BackupRowsLine = v.object({ table: TableNameSchema, rows: v.array(v.string()) })
/** Says that the rows of this table so far are invalid, because the table changed while it was read. All its rows follow again. */
export const TableRestartLine = v.object({ table: TableNameSchema, again: v.literal(true) })

const TableTotal = v.object({ table: TableNameSchema, rows: CountSchema, checksum: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })
export type TableTotal = v.InferOutput<typeof TableTotal>

export const BackupEnd = v.object({
  end: v.literal(true),
  totals: v.array(TableTotal),
  /** The last id that each counter (sequence of the database) has given out. */
  counters: v.array(v.object({ table: TableNameSchema, column: TableNameSchema, last: v.pipe(v.string(), v.digits()) })),
})
export type BackupEnd = v.InferOutput<typeof BackupEnd>

export const BackupFileLine = v.union([BackupRowsLine, TableRestartLine, BackupEnd])

/** Returns a line of the file with rows of a table. `rows` is a JSON array that the database has already formatted. */
export const formatRowsLine = (table: string, rows: string): string => `{"table":${JSON.stringify(table)},"rows":${rows}}\n`

export const formatBackupLine = (value: BackupHeader | BackupEnd | v.InferOutput<typeof TableRestartLine>): string =>
  `${JSON.stringify(value)}\n`
