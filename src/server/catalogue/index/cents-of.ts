import { type RawBuilder, sql } from 'kysely'

/** A column of the index holds no more. A slip of the finger may be more, and must not keep everybody from all other parts. */
export const MAX_CENTS = 2 ** 31 - 1

/** What a column of dollars is in cents, as the index takes it; null stays null. */
export const centsOf = (column: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(column)} is not null then least(${sql.ref(column)} * 100, ${sql.lit(MAX_CENTS)})::int end`
