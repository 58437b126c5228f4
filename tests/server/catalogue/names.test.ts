import { describe, expect, test } from 'vitest'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
await ensureDemoGerman(shop.db)

/** What a call answers in a language. */
async function inLocale<N extends CallName>(locale: string, name: N, input: CallInputOf<N>): Promise<CallResultOf<N>> {
  const { body } = await shop.raw(`${calls[name].path}?${queryStringOf(input)}`, { headers: { 'Accept-Language': locale } })
  expect(body.code).toBe(200)
  return body.result as CallResultOf<N>
}
const starters = { backCategoryId: '1' as never, pageSize: 5 }
const [starter] = (await shop.ask('aggregationSearch', starters)).records
const mcode = starter?.mcode as never

describe('section 4: the catalogue in the language of the page', () => {
  test('categories, and the way down to one', async () => {
    const [top] = await inLocale('de', 'categoryList', { level: 0, thin: false })
    expect(top).toMatchObject({ backCategoryName: 'Anlasser', description: expect.stringContaining('Komplette Anlasser') })
    expect(top?.children[0]?.backCategoryName).toBe('Pkw-Anlasser')
    expect((await inLocale('de', 'categoryPath', { id: '201' as never })).map((crumb) => crumb.backCategoryName)).toEqual([
      'Lichtmaschinen',
      'Pkw-Lichtmaschinen',
    ])
    expect((await inLocale('en-US', 'categoryList', { level: 0, thin: true }))[0]?.backCategoryName).toBe('Starters')
  })

  test('parts in lists, with what decides, in the same places and with the same codes', async () => {
    const [german, english] = [await inLocale('de', 'aggregationSearch', starters), await inLocale('en-US', 'aggregationSearch', starters)]
    expect(german.records.map((part) => part.mcode)).toEqual(english.records.map((part) => part.mcode))
    expect(german.facets).toEqual(english.facets)
    for (const [at, part] of german.records.entries()) {
      expect(part.name).toMatch(/^Anlasser, /)
      expect(part.attributes).toEqual(english.records[at]?.attributes)
      expect(part.specName).toMatch(/ Z · (rechts|links)/)
    }
  })

  test('a part with its description, its parts list and what it fits', async () => {
    const part = await inLocale('de', 'productDetail', { mcode })
    expect(part.description).toMatch(/^Anlasser mit \d+ V und \d+(,\d)? kW, Ritzel mit/)
    expect(part.path[0]?.backCategoryName).toBe('Anlasser')
    const list = await inLocale('de', 'partsList', { mcode })
    expect(list.contains.map(({ name }) => name)).toContain('Anker')
    const fits = await inLocale('de', 'applicationItem', { mcode })
    expect(fits.every(({ application }) => !['Automotive', 'Truck', 'Construction'].includes(application))).toBe(true)
  })

  test('a family says its German title, and is asked for by its own name', async () => {
    const [family] = await inLocale('de', 'productGroup', { backCategoryId: '2' as never })
    expect(family?.title).toMatch(/Lüfter|bürstenlos|Schwungrad/)
    const found = await inLocale('de', 'listByBackCategoryOrGroup', { backCategoryId: '2' as never, groupName: family?.groupName })
    expect(found.total).toBe(family?.count)
  })

  test('what nobody has said in German stays in the shop’s own words', async () => {
    const { name } = await shop.db.selectFrom('part').select('name').where('mcode', '=', String(mcode)).executeTakeFirstOrThrow()
    await shop.db.updateTable('part').set({ name: 'Our own special' }).where('mcode', '=', String(mcode)).execute()
    const app = shop.again({ buildId: 'next' })
    const reply = await app.request(`${calls.productDetail.path}?mcode=${mcode}`, { headers: { 'Accept-Language': 'de' } })
    expect((await reply.json()).result.name).toBe('Our own special')
    await shop.db.updateTable('part').set({ name }).where('mcode', '=', String(mcode)).execute()
  })
})
