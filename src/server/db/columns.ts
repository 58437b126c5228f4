import type { ColumnType } from 'kysely'

/** A JSON column of the database. Reading it gives an object. Writing it takes JSON text. */
export type Json<T> = ColumnType<T, string, string>

/**
 * US dollars in a column of type `numeric(12,2)`. They are read and written as decimal text such as `12.50`, never as a float (money.ts).
 */
export type Dollars = string
