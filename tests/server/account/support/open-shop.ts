import { afterAll, beforeAll } from 'vitest'
import type { AppOptions } from '#server/app.ts'
import type { Db } from '#server/db/open.ts'
import { accountDatabase } from './database.ts'
import { type AccountShop, accountShop } from './shop.ts'

/** The database of the test file that runs, and a shop on it: there from its first test on. */
export let db: Db
export let shop: AccountShop

/**
 * Opens both, with what a file wants otherwise than `accountShop` has it, before the tests of a file, and closes them after. Called once,
 * at its top.
 */
export function openShop(more: Partial<AppOptions> = {}): void {
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await accountDatabase())
    shop = accountShop(db, more)
  })
  afterAll(() => close())
}
