import { expect, test } from 'vitest'
import { workwearCategory } from '#contract/catalogue/categories.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { cartShop } from '../cart/support/shop.ts'

const shop = await cartShop()
const id = (text: string) => text as Id
const jacket = () => shop.ask('productStyle', { id: id('workshop-jacket') })

test('section 2: /apparel has its styles, each with prices from and to, colours and sizes, a picture, and whether any is there', async () => {
  const styles = await shop.ask('productStyles', {})
  expect(styles.length).toBeGreaterThanOrEqual(10)
  for (const style of styles) {
    expect(style.priceFrom).toBeGreaterThan(0)
    expect(style.priceTo).toBeGreaterThanOrEqual(style.priceFrom)
    expect(style.colours.length * style.sizes.length).toBeGreaterThan(0)
    expect((await shop.app.request(`/images${style.mainImageUrl}`)).headers.get('Content-Type')).toContain('image/svg')
  }
  expect(styles.find((style) => style.id === 'workshop-jacket')).toMatchObject({
    colours: ['Black', 'Navy'],
    sizes: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  })
})

test('each shop has styles, makers and codes of its own', async () => {
  const codes = async (tenant: string) => {
    const styles = await shop.ask('productStyles', {}, tenant)
    const details = await Promise.all(styles.map((style) => shop.ask('productStyle', { id: style.id }, tenant)))
    return {
      makers: [...new Set(styles.map(({ producer }) => producer))],
      codes: details.flatMap(({ variants }) => variants.map(({ part }) => part.mcode)),
    }
  }
  const [here, there] = [await codes(shop.general), await codes(shop.special.id)]
  expect(there.codes.length).toBeLessThan(here.codes.length)
  expect(here.codes.filter((code) => there.codes.includes(code))).toEqual([])
  expect(here.makers).not.toEqual(there.makers)
  expect((await shop.raw('/marco/api/v1/product/style?id=none')).body).toMatchObject({ code: 404, error: 'not-found' })
})

test('a style has one part for each size in each colour, with a price and a stock of its own', async () => {
  const { variants, guide, sizes } = await jacket()
  expect(new Set(variants.map(({ colour, size }) => `${colour} ${size}`)).size).toBe(12)
  expect(guide?.rows.map(({ size }) => size)).toEqual(sizes)
  const { part, colour, size } = variants[0] ?? {}
  const detail = await shop.ask('productDetail', { mcode: part?.mcode ?? ('' as never) })
  expect(detail).toMatchObject({
    ...{ name: 'Workshop jacket', specName: `${size} · ${colour}`, style: { id: 'workshop-jacket', name: 'Workshop jacket' } },
    ...{ price: part?.price, stock: part?.stock, attributes: { size, colour }, alternatives: [], fitmentCount: 0 },
    path: [{ id: workwearCategory.id, backCategoryName: 'Workwear' }],
  })
  expect(detail.images.map(({ kind }) => kind)).toEqual(['view'])
  const largest = variants.find((variant) => variant.size === '3XL' && variant.colour === colour)
  expect(largest?.part.price).toBeGreaterThan(part?.price ?? 0)
})

test('a variant goes into the cart as any part does, at the price of its quantity', async () => {
  const { variants } = await jacket()
  const { mcode } = variants.find(({ part }) => part.stock.state === 'in')?.part ?? { mcode: '' }
  const ada = await shop.customer()
  await ada.add(mcode, 5)
  expect(await ada.lines()).toMatchObject([
    { id: mcode, qty: 5, price: 56.05, product: { name: 'Workshop jacket', mainImageUrl: `/part/${mcode}/view.svg` } },
  ])
})

test('a variant is found by its number, its name, its size and colour, and in German', async () => {
  const found = async (searchStr: string) => (await shop.ask('aggregationSearch', { searchStr, pageSize: 50 })).records
  expect((await found('WW-410101')).map(({ mcode }) => mcode)).toEqual(['WW-410101'])
  expect((await found('workshop jacket navy')).map(({ specName }) => specName)).toContain('M · Navy')
  expect((await found('arbeitsjacke')).length).toBe(12)
  expect((await shop.ask('search', { searchStr: 'bib overalls' })).records[0]).toMatchObject({
    backCategoryName: 'Workwear',
    goodsApplication: 'Workwear',
  })
})

test('lists that nobody has narrowed are of parts of machines alone, and among equal finds workwear comes last', async () => {
  const counted = async (input: Parameters<typeof shop.ask<'aggregationSearch'>>[1]) => (await shop.ask('aggregationSearch', input)).total
  const rows = await shop.db.selectFrom('part').select('type').where('tenant_id', '=', shop.general).execute()
  expect(await counted({})).toBe(rows.filter(({ type }) => type !== 'workwear').length)
  const facets = (await shop.ask('aggregationSearch', {})).facets.find(({ key }) => key === 'producer')
  expect(facets?.values.map(({ value }) => value)).not.toContain('Torchfield')
  for (const mode of ['new', 'sale', 'best-sellers', 'clearance'] as const)
    expect((await shop.ask('aggregationSearch', { mode, pageSize: 100 })).records.filter(({ type }) => type === 'workwear')).toEqual([])
  const caps = (await shop.ask('aggregationSearch', { searchStr: 'cap', pageSize: 100 })).records.map(({ type }) => type === 'workwear')
  expect(caps).toEqual([...caps].sort((a, b) => Number(a) - Number(b)))
})
