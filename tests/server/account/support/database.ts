import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { closedAtTheEnd } from '../../../support/at-the-end.ts'
import { filledDatabase } from '../../../support/kept-database.ts'

export const volt = 'volt'
export const harbor = 'harbor'

const branding = (email: string) => JSON.stringify({ email })

/** An empty shop with two tenants, in memory or on the server at DATABASE_URL, until the file of tests ends. */
export async function accountDatabase(): Promise<Db> {
  return closedAtTheEnd(await filledDatabase(import.meta.filename, fill)).db
}

async function fill(db: Db): Promise<void> {
  await migrate(db)
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
}
