import { afterAll, beforeAll } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { accountDatabase } from './database.ts'
import { type AccountShop, accountShop } from './shop.ts'

/** The database of the test file that runs, and a shop on it: there from its first test on. */
export let db: Db
export let shop: AccountShop

/** Opens both before the tests of a file, and closes them after. Called once, at its top. */
export function openShop(): void {
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await accountDatabase())
    shop = accountShop(db)
  })
  afterAll(() => close())
}
