import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { noTimeouts } from '#server/db/settings.ts'

/** Database settings that make the text of a row the same on every connection, and remove time limits. */
const settings: Record<string, string> = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  ...noTimeouts,
}

/** Applies, until the end of the transaction, the database settings for reading rows as text. */
export async function readAsPlainText(trx: Db): Promise<void> {
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(set)}`.execute(trx)
}
