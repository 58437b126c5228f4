import type { ColumnType } from 'kysely'

/** A JSON column: an object when read, its text when written. */
export type Json<T> = ColumnType<T, string, string>

/** US dollars, `numeric(12,2)`: a decimal text such as `12.50` on both ways, never a float. See money.ts. */
export type Dollars = string
