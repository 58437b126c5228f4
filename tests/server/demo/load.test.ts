import { expect, it } from 'vitest'
import { numberKey } from '#contract/numbers/numbers.ts'
import { migrate } from '#server/db/migrate.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

const tenants = demoTenants({ partCount: 240 })
const progress: [number, number][] = []
const { db } = await emptyEmbedded()
await migrate(db)
await loadDemo(db, tenants, (done, total) => progress.push([done, total]))

it('loads every part of both tenants, each to its own', async () => {
  const rows = await db
    .selectFrom('part')
    .select(({ fn }) => ['tenant_id', fn.countAll<string>().as('parts')])
    .groupBy('tenant_id')
    .orderBy('tenant_id')
    .execute()
  expect(rows.map((row) => [row.tenant_id, Number(row.parts)])).toEqual(
    tenants.map((tenant) => [tenant.id, tenant.partCount + tenant.workwear.parts.length]),
  )
})

it('tells how far it is, up to all parts', () => {
  expect(progress.at(-1)).toEqual([240, 240])
  expect(progress.every(([done], at) => done > (progress[at - 1]?.[0] ?? 0))).toBe(true)
})

it("leaves the version as an unfinished load's, for the caller to raise", async () => {
  const rows = await db.selectFrom('tenant').select('catalogue_version').execute()
  expect(rows.every((row) => row.catalogue_version === 1)).toBe(true)
})

it('stores money as decimal dollars and numbers by the keys of the contract, the shop own code first', async () => {
  const [part] = [...(tenants[0]?.parts() ?? [])].flat().filter((one) => one.type === 'starter')
  if (!part) throw new Error('There is no starter.')
  const row = await db.selectFrom('part').selectAll().where('mcode', '=', part.mcode).executeTakeFirstOrThrow()
  expect(row.price).toBe((part.price_cents / 100).toFixed(2))
  expect(row.attributes).toEqual(part.attributes)
  const numbers = await db.selectFrom('part_number').selectAll().where('part_id', '=', row.id).orderBy('sort_num').execute()
  expect(numbers.map(({ display }) => display)).toEqual([part.mcode, ...part.numbers.map(({ display }) => display)])
  for (const { display, key } of numbers) expect(key).toBe(numberKey(display))
})

it('resolves parts lists to parts of the same tenant', async () => {
  const strays = await db
    .selectFrom('parts_list')
    .innerJoin('part', 'part.id', 'parts_list.part_id')
    .select('parts_list.unit_id')
    .whereRef('part.tenant_id', '<>', 'parts_list.tenant_id')
    .execute()
  expect(strays).toEqual([])
  const [{ lines } = { lines: '0' }] = await db
    .selectFrom('parts_list')
    .select(({ fn }) => fn.count<string>('part_id').as('lines'))
    .execute()
  expect(Number(lines)).toBeGreaterThan(200)
})

it('goes on numbering after the last part, so that an import does not collide', async () => {
  const [one] = [...(tenants[0]?.parts() ?? [])].flat()
  if (!one) throw new Error('There is no part.')
  const stored = await db.selectFrom('part').selectAll().where('mcode', '=', one.mcode).executeTakeFirstOrThrow()
  const { id: _, ...copy } = stored
  const added = await db
    .insertInto('part')
    .values({
      ...copy,
      mcode: 'ZZ-1',
      attributes: '{}',
      price_steps: '[]',
      box_mm: '{}',
      fitting: null,
      updated_at: stored.updated_at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(added.id).toBeGreaterThan(240)
})
