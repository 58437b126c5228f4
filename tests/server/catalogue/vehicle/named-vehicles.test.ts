import { expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const models = await shop.db
  .selectFrom('model')
  .innerJoin('make', (join) => join.onRef('make.tenant_id', '=', 'model.tenant_id').onRef('make.id', '=', 'model.make_id'))
  .select(['model.id', 'model.name', 'make.name as make', 'engines', 'year_from', 'year_to'])
  .where('model.tenant_id', '=', shop.general)
  .orderBy('model.id')
  .execute()
const several = models.find(({ engines, year_from, year_to }) => engines.length > 1 && year_from !== null && year_to !== null)

const ask = (searchStr: string) => shop.ask('namedVehicles', { searchStr })

test('make and model name the model, with all its engines and the parts that its listing holds', async () => {
  const [found] = await ask(`${several?.make} ${several?.name}`)
  expect(found).toMatchObject({ modelid: several?.id, model: several?.name, engines: several?.engines })
  const { total } = await shop.ask('aggregationSearch', { modelid: several?.id as Id })
  expect(found?.partCount).toBe(total)
  expect((found?.starters ?? 0) + (found?.alternators ?? 0)).toBeLessThanOrEqual(total)
})

test('an engine and a year beside it narrow, and the kind of part is passed over', async () => {
  const engine = several?.engines[0] ?? ''
  const year = several?.year_from ?? 0
  const [found] = await ask(`starter ${several?.make} ${several?.name} ${engine} ${year}`)
  expect(found).toMatchObject({ modelid: several?.id, year })
  expect(found?.engines).toContain(engine)
  const [all] = await ask(`${several?.make} ${several?.name}`)
  expect(found?.partCount).toBeLessThanOrEqual(all?.partCount ?? 0)
})

test('nicknames of makes lead to them, and no more than eight are told', async () => {
  const vw = await ask('vw golf')
  expect(vw.length).toBeGreaterThan(0)
  expect(vw.every(({ brand }) => brand === 'Volkswagen')).toBe(true)
  expect(await ask('toyota')).toHaveLength(8)
})

test('what names no vehicle names none: a number, a kind of part, a year', async () => {
  for (const text of ['0 001 107 026', 'starter', '2008', 'zzzz']) expect(await ask(text), text).toEqual([])
})

test('a shop names its own vehicles only', async () => {
  const harbor = await shop.ask('namedVehicles', { searchStr: 'toyota corolla' }, shop.special.id)
  expect(harbor).toEqual([])
})
