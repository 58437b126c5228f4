import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { unlimitedTimeouts } from '#server/db/settings.ts'

/** Database settings that make the text of a row the same on every connection, and remove time limits. */
const plainTextSettings: Record<string, string> = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  ...unlimitedTimeouts,
}

/** Applies, until the end of the transaction, the database settings for reading rows as text. */
export async function setPlainTextOutput(trx: Db): Promise<void> {
  const set = Object.entries(plainTextSettings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(set)}`.execute(trx)
}
