import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

/** Tables that are no tenant's, or have no key, each with its reason. */
const withoutTenantInKey: Record<string, string> = {
  tenant: 'is the list of tenants',
  migration: 'is about the database',
  demo_filled: 'is about the database',
  build_file: 'files of the program, the same for all',
  push_key: 'is the server’s, which all tenants push by',
  card_event: 'is heard before it is known whose order it is about',
  version_counted: 'is about the database',
  fitment_version: 'has no key: a part may fit a model twice, and its indexes begin with the tenant',
  order_shipment: 'has no key: an order’s parcels are found by an index that begins with the tenant',
}

/** Indexes that are asked over all tenants at once, or know no order. None of them keeps a rule. */
const withoutTenantInFront: Record<string, string> = {
  catalogue_change_at: 'what is old goes, of all tenants',
  idempotency_when: 'what is old goes, of all tenants',
  search_record_day: 'what is old goes, of all tenants',
  viewed_part_at: 'what is old goes, of all tenants',
  picture_file_kept: 'what is old goes, of all tenants',
  mail_outbox_next: 'the next mail of all tenants',
  order_event_not_notified: 'the next event of all tenants',
}

const { db } = await emptyDatabase()
await migrate(db)

test('the key of every table begins with the tenant, but of those that are no tenant’s', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not exists (
      select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = pg_class.oid and indisprimary and attname = 'tenant_id')`.execute(db)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(withoutTenantInKey).sort())
})

test('what must be unique is so within a tenant, and every other index begins with the tenant too', async () => {
  const { rows } = await sql<{ name: string; unique: boolean }>`
    select one.relname as name, indisunique as unique from pg_index
    join pg_class as one on one.oid = indexrelid
    join pg_class as whose on whose.oid = indrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where whose.relnamespace = current_schema()::regnamespace and whose.relkind in ('r', 'p') and attname is distinct from 'tenant_id'
      and whose.relname <> all(${Object.keys(withoutTenantInKey)})`.execute(db)
  expect(rows.filter(({ unique }) => unique)).toEqual([])
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(withoutTenantInFront).sort())
})

test('a row that belongs to another is tied to it by the tenant too', async () => {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(pg_constraint.oid) as rule from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and attname <> 'tenant_id'`.execute(db)
  expect(rows).toEqual([])
})
