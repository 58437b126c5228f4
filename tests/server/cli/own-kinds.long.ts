import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const of = `--tenant ${shop.general}`

const asked = async (call: 'productDetail' | 'aggregationSearch', query: string, locale = 'en-US') => {
  const reply = await shop.again().request(`${calls[call].path}?${query}`, { headers: { 'Accept-Language': locale } })
  return (await reply.json()).result
}

const { mcode, category_id: category } = await shop.db
  .selectFrom('part')
  .select(['mcode', 'category_id'])
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .executeTakeFirstOrThrow()
await sql`update part set attributes = attributes || '{"own-compound": "ceramic", "own-thick-mm": 17.5}' where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(
  shop.db,
)

test('attributes set: an attribute gets a name and a unit, and is shown with them in every language', async () => {
  expect(await shop.wrong(`attributes set own-thick-mm ${of}`)).toContain('own-thick-mm is new')
  expect(await shop.wrong(`attributes set teeth --label Teeth ${of}`)).toContain('begins with own-')
  expect(await shop.json(`attributes set own-thick-mm --label Thickness --unit millimeter --decimals 1 ${of}`)).toMatchObject({
    unit: 'mm',
    isNumber: true,
    isNew: true,
  })
  await shop.done(`attributes set own-compound --label Compound --text ${of}`)

  const part = await asked('productDetail', `mcode=${mcode}`)
  expect(part.attributes).toMatchObject({ 'own-compound': 'ceramic', 'own-thick-mm': 17.5 })
  expect(part.own).toEqual({
    'own-compound': { label: 'Compound', unit: '' },
    'own-thick-mm': { label: 'Thickness', unit: 'mm', decimals: 1 },
  })
  await shop.done(`names import de ${of}`, '--text', 'msgid "Thickness"\nmsgstr "Dicke"\n')
  expect((await asked('productDetail', `mcode=${mcode}`, 'de')).own['own-thick-mm'].label).toBe('Dicke')
  expect(await shop.json(`attributes list ${of}`)).toMatchObject([
    { key: 'own-compound', parts: 1 },
    { key: 'own-thick-mm', parts: 1 },
  ])
  expect((await shop.audited('own-thick-mm'))[0]).toMatchObject({ action: 'attributes set', facts: { label: 'Thickness', unit: 'mm' } })
})

test('categories set: what it chooses decides, filters and shows', async () => {
  await shop.done(
    `categories set ${category} --decides own-compound,Voltage --filters own-compound,own-thick-mm --shows Thickness,voltage ${of}`,
  )

  const list = await asked('aggregationSearch', `backCategoryId=${category}&by=${encodeURIComponent('own-compound=ceramic')}`)
  expect(list.total).toBe(1)
  expect(Object.keys(list.records[0].attributes)).toEqual(['own-compound', 'voltage'])
  expect(list.facets.map(({ key }: { key: string }) => key).slice(0, 2)).toEqual(['own-compound', 'own-thick-mm'])
  expect(Object.keys((await asked('productDetail', `mcode=${mcode}`)).attributes)).toEqual(['own-compound', 'own-thick-mm', 'voltage'])
  expect((await asked('aggregationSearch', 'searchStr=ceramic')).total).toBe(1)
  const listed: { id: string; filters: string[] | null }[] = await shop.json(`categories list ${of}`)
  expect(listed.find(({ id }) => id === category)?.filters).toEqual(['own-compound', 'own-thick-mm'])
})

test('categories set: what is not there is refused, and - goes back to the kind of part', async () => {
  expect(await shop.refused(`categories set ${category} --filters own-nothing ${of}`)).toContain('There is no attribute own-nothing')
  expect(await shop.refused(`categories set nowhere --name X ${of}`)).toContain('has no category nowhere')
  expect(await shop.wrong(`categories set ${category} ${of}`)).toContain('Say what is to change')
  await shop.done(`categories set ${category} --decides - --shows - --name Anlasser ${of}`)
  expect(await asked('productDetail', `mcode=${mcode}`)).toMatchObject({ backCategoryName: 'Anlasser' })
  expect(Object.keys((await asked('productDetail', `mcode=${mcode}`)).attributes).slice(-2)).toEqual(['own-compound', 'own-thick-mm'])
})

test('attributes remove: it is shown nowhere any more, and no category names it', async () => {
  await shop.done(`attributes remove own-compound ${of}`)

  expect((await asked('productDetail', `mcode=${mcode}`)).own).toEqual({ 'own-thick-mm': { label: 'Thickness', unit: 'mm', decimals: 1 } })
  expect((await asked('aggregationSearch', `backCategoryId=${category}`)).facets.map(({ key }: { key: string }) => key)).not.toContain(
    'own-compound',
  )
  expect(await shop.refused(`attributes remove own-compound ${of}`)).toContain('has no attribute own-compound')
})
