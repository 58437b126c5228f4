import * as v from 'valibot'

/**
 * Version of the backup format. A backup is gzipped text with one JSON value per line: the header, then rows table by table, then the end
 * with the expected counts and checksums. Each row is the database's text of the whole row, which PGlite and all versions of PostgreSQL
 * read and write in the same way.
 */
export const FORMAT = 1

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Name = v.pipe(v.string(), v.nonEmpty())

/** The kind of a file: it contains a whole database, or one shop (export-shop.ts). */
const Kind = v.picklist(['backup', 'shop'])
export type Kind = v.InferOutput<typeof Kind>

/** The mark at the start of a file: that this program wrote it, its kind, and the version of its format. */
export const Mark = v.object({ armature: Kind, format: Count })

export const Header = v.pipe(
  v.object({
    ...Mark.entries,
    /** The number of migration steps that had run on the database. */
    step: v.pipe(Count, v.minValue(1)),
    /** Names and hashes of these migration steps. Older files do not have them; their steps are identified by the number alone. */
    steps: v.optional(v.array(v.object({ name: Name, hash: v.string() }))),
    made: v.pipe(v.string(), v.isoTimestamp()),
    /** The id of the shop, in the file of one shop. */
    tenant: v.optional(Name),
    tables: v.array(v.object({ name: Name, columns: v.array(v.object({ name: Name, type: Name })) })),
  }),
  v.check(({ step, steps }) => steps === undefined || steps.length === step),
)
export type Header = v.InferOutput<typeof Header>

export const Rows = v.object({ table: Name, rows: v.array(v.string()) })
/** Says that the rows of this table so far are invalid, because the table changed while it was read. All its rows follow again. */
export const TableRestart = v.object({ table: Name, again: v.literal(true) })

const Total = v.object({ table: Name, rows: Count, checksum: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })
export type Total = v.InferOutput<typeof Total>

export const End = v.object({
  end: v.literal(true),
  totals: v.array(Total),
  /** The last id that each counter (sequence of the database) has given out. */
  counters: v.array(v.object({ table: Name, column: Name, last: v.pipe(v.string(), v.digits()) })),
})
export type End = v.InferOutput<typeof End>

export const Line = v.union([Rows, TableRestart, End])

/** Returns a line of the file with rows of a table. `rows` is a JSON array that the database has already formatted. */
export const rowsLine = (table: string, rows: string): string => `{"table":${JSON.stringify(table)},"rows":${rows}}\n`

export const formatLine = (value: Header | End | v.InferOutput<typeof TableRestart>): string => `${JSON.stringify(value)}\n`
