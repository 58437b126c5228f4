import { expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const { id, engines } = await shop.db
  .selectFrom('model')
  .innerJoin('fitment', (join) => join.onRef('fitment.tenant_id', '=', 'model.tenant_id').onRef('fitment.model_id', '=', 'model.id'))
  .select(['model.id', 'engines'])
  .where('model.tenant_id', '=', shop.general)
  .groupBy(['model.id', 'engines'])
  .having((of) => of.fn.count('fitment.engine').distinct(), '>', 1)
  .orderBy('model.id')
  .executeTakeFirstOrThrow()
const modelid = id as Id
const fitments = await shop.db
  .selectFrom('fitment')
  .innerJoin('part', 'part.id', 'fitment.part_id')
  .select(['mcode', 'engine', 'fitment.year_from', 'fitment.year_to'])
  .where('fitment.tenant_id', '=', shop.general)
  .where('model_id', '=', id)
  .execute()
const listed = async (input: object) => {
  const { records } = await shop.ask('aggregationSearch', { modelid, pageSize: 100, sort: 'code', ...input })
  return records.map(({ mcode }) => mcode)
}
const codes = (rows: typeof fitments) => [...new Set(rows.map(({ mcode }) => mcode))].sort().slice(0, 100)

test('a listing follows the engine of a vehicle: exactly what the fitments say', async () => {
  for (const engine of engines) expect(await listed({ engine }), engine).toEqual(codes(fitments.filter((row) => row.engine === engine)))
  expect(await listed({ engine: 'none such' })).toEqual([])
})

test('and a year of its making', async () => {
  const year = Math.max(...fitments.map(({ year_from }) => year_from ?? 0))
  const then = fitments.filter((row) => (row.year_from ?? 0) <= year && year <= (row.year_to ?? 9999))
  expect(await listed({ year })).toEqual(codes(then))
  expect(await listed({ year: 1931 })).toEqual(codes(fitments.filter((row) => row.year_from === null)))
})

test('categories of a vehicle follow the engine too', async () => {
  const [engine = ''] = engines
  const counted = await shop.ask('getCategoryByApp', { modelid, engine })
  const { total } = await shop.ask('aggregationSearch', { modelid, engine })
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test('one model is told with the count of each of its engines, in their order; of a make they are left out', async () => {
  const [model] = await shop.ask('modelList', { modelid })
  expect(model?.engineCounts?.map(({ engine }) => engine)).toEqual(engines)
  for (const { engine, partCount } of model?.engineCounts ?? []) {
    expect(partCount, engine).toBe(new Set(fitments.filter((row) => row.engine === engine).map(({ mcode }) => mcode)).size)
  }
  const [first] = await shop.ask('modelList', { brandid: model?.brandid as Id })
  expect(first).not.toHaveProperty('engineCounts')
})

test('an engine that is no name, and a year that is none, are refused as bad input', async () => {
  const path = `/marco/api/v1/product/aggregation/search?modelid=${id}`
  expect((await shop.raw(`${path}&year=08`)).status).toBe(400)
  expect((await shop.raw(`${path}&engine=${'x'.repeat(81)}`)).status).toBe(400)
})
