import type { Kysely } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { Tables } from './tables.ts'

/** The database with the accounts in it. `db.withTables<AccountTables>()` makes one of a plain one. */
export type AccountDb = Kysely<Tables & AccountTables>
