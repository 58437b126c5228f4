import type { ColumnType } from 'kysely'

/** A JSON column. Reading gives an object. Writing takes JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** US dollars, `numeric(12,2)`. Read and written as decimal text such as `12.50`, never as a float. See money.ts. */
export type Dollars = string
