import type { AppOptions } from '#server/app-options.ts'
import type { Db } from '#server/db/open.ts'
import { accountDatabase } from './database.ts'
import { type AccountShop, accountShop } from './shop.ts'

/** The database of the test file that runs, and a shop on it. */
export let db: Db
export let shop: AccountShop

/** Opens both for a file of tests, with what it wants otherwise than `accountShop` has it. Called once, at its top. */
export async function openShop(more: Partial<AppOptions> = {}): Promise<void> {
  db = await accountDatabase()
  shop = accountShop(db, more)
}
