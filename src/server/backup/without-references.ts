import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

interface Reference {
  table: string
  name: string
  definition: string
}

/** Does something to the tables of a schema while none looks after another, so that rows may come in any order. Afterwards every row is looked at. */
export async function withoutReferences(trx: Db, schema: string, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<Reference>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${schema} and contype = 'f'
    order by relname, conname`.execute(trx)
  for (const { table, name } of references) await sql`alter table ${sql.id(schema, table)} drop constraint ${sql.id(name)}`.execute(trx)
  await work()
  for (const { table, name, definition } of references)
    await sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx)
}
