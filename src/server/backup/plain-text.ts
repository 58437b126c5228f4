import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { noTimeouts } from '#server/db/settings.ts'

/** By these the same row is the same text on every connection, and nothing that takes minutes is broken off for it. */
const settings: Record<string, string> = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  ...noTimeouts,
}

/** Sets a transaction up for reading or writing rows as text; what it sets ends with it. */
export async function readAsPlainText(trx: Db): Promise<void> {
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(set)}`.execute(trx)
}
