import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { throwAwayDatabase } from '../../../support/throw-away-database.ts'

export const volt = 'volt'
export const harbor = 'harbor'

const branding = (email: string) => JSON.stringify({ email })

/** An empty shop with two tenants, in memory or on the server at DATABASE_URL. */
export async function accountDatabase(): Promise<{ db: Db; close: () => Promise<void> }> {
  const opened = (await throwAwayDatabase(migrate)) ?? (await openDatabase({ dataDir: 'memory' }))
  await migrate(opened.db)
  const { db } = opened
  await db
    .insertInto('tenant')
    .values([
      { id: volt, hosts: [], is_default: true, name: 'Volt & Söhne', branding: branding('shop@volt.example'), catalogue_version: 2 },
      {
        id: harbor,
        hosts: ['harbor.localhost'],
        is_default: false,
        name: 'Harbor',
        branding: branding('shop@harbor.example'),
        catalogue_version: 2,
      },
    ])
    .execute()
  return { db, close: opened.close }
}
