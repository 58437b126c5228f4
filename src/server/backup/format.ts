import * as v from 'valibot'

/**
 * What a backup is: a gzipped text of one JSON value a line. First the header, then rows, table by table, then the end with what must have
 * come in between. Rows travel as the database's own text of a whole row, which every version and both engines read and write alike.
 */
export const FORMAT = 1

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Name = v.pipe(v.string(), v.nonEmpty())

/** What such a file holds: a whole database, or one shop of it (export-shop.ts). */
const Kind = v.picklist(['backup', 'shop'])
export type Kind = v.InferOutput<typeof Kind>

/** What tells such a file from any other, and a newer one from an older. */
export const Mark = v.object({ armature: Kind, format: Count })

export const Header = v.pipe(
  v.object({
    ...Mark.entries,
    /** The number of migration steps that the database had seen. */
    step: v.pipe(Count, v.minValue(1)),
    /** These steps. Older files do not name them; then they are known by the number alone. */
    steps: v.optional(v.array(v.object({ name: Name, hash: v.string() }))),
    made: v.pipe(v.string(), v.isoTimestamp()),
    /** Of one shop: its id. */
    tenant: v.optional(Name),
    tables: v.array(v.object({ name: Name, columns: v.array(v.object({ name: Name, type: Name })) })),
  }),
  v.check(({ step, steps }) => steps === undefined || steps.length === step),
)
export type Header = v.InferOutput<typeof Header>

export const Rows = v.object({ table: Name, rows: v.array(v.string()) })
/** What was said of a table so far no longer holds: it changed while it was being read, and follows once more. */
export const Again = v.object({ table: Name, again: v.literal(true) })

const Total = v.object({ table: Name, rows: Count, checksum: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })
export type Total = v.InferOutput<typeof Total>

export const End = v.object({
  end: v.literal(true),
  totals: v.array(Total),
  /** The last number that each counting column has handed out. */
  counters: v.array(v.object({ table: Name, column: Name, last: v.pipe(v.string(), v.digits()) })),
})
export type End = v.InferOutput<typeof End>

export const Line = v.union([Rows, Again, End])

/** A line of rows, of a JSON array that the database has written already. */
export const rowsLine = (table: string, rows: string): string => `{"table":${JSON.stringify(table)},"rows":${rows}}\n`

export const line = (value: Header | End | v.InferOutput<typeof Again>): string => `${JSON.stringify(value)}\n`
