import { sql } from 'kysely'
import type { AccountDb } from '#server/db/account-db.ts'
import type { AccountTables } from '#server/db/account-tables.ts'
import { migrate } from '#server/db/migrate.ts'
import { accounts } from '#server/db/migrations/002-accounts.ts'
import { openDatabase } from '#server/db/open.ts'

export const volt = 'volt'
export const harbor = 'harbor'

const branding = (email: string) => JSON.stringify({ email })

/** An empty shop with two tenants, in memory. */
export async function accountDatabase(): Promise<{ db: AccountDb; close: () => Promise<void> }> {
  const opened = await openDatabase({ dataDir: 'memory' })
  await migrate(opened.db)
  const there = await sql<{ name: string | null }>`select to_regclass('account')::text as name`.execute(opened.db)
  if (there.rows[0]?.name == null) for (const statement of accounts.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(opened.db)
  const db = opened.db.withTables<AccountTables>()
  await db
    .insertInto('tenant')
    .values([
      { id: volt, hosts: [], is_default: true, name: 'Volt & Söhne', branding: branding('shop@volt.example'), catalogue_version: 2 },
      { id: harbor, hosts: ['harbor.localhost'], is_default: false, name: 'Harbor', branding: branding('shop@harbor.example'), catalogue_version: 2 },
    ])
    .execute()
  return { db, close: opened.close }
}
