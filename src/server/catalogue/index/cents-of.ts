import { type RawBuilder, sql } from 'kysely'

/** The maximum of a price column in the index. A mistyped price may be higher and must not prevent the loading of all other parts. */
export const MAX_CENTS = 2 ** 31 - 1

/** SQL for a dollar column in cents, as the search index stores it. Null stays null. */
export const centsOf = (column: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(column)} is not null then least(${sql.ref(column)} * 100, ${sql.lit(MAX_CENTS)})::int end`
