import { expect, test } from 'vitest'
import type { SoldOutRule } from '#contract/catalogue/availability.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { feedDetailsOf } from '#server/export/feed/details.ts'
import { type FeedPart, feedItem } from '#server/export/feed/item.ts'

const starter: FeedPart = {
  ...{
    mcode: 'AR-S-10001',
    type: 'starter',
    name: 'Starter',
    specName: '12 V · 1.4 kW · 9 T · CW',
    description: 'Gear reduction starter.',
  },
  ...{
    producer: 'Bosch',
    condition: 'new',
    oeNumber: '0 001 108 001',
    oeProducer: 'Bosch',
    categoryPath: ['Starters', 'Gear reduction starters'],
  },
  ...{
    price: {
      price: 129.5,
      priceLadder: [
        { fromQty: 1, unitPrice: 129.5 },
        { fromQty: 10, unitPrice: 117.5 },
      ],
    },
    regularPrice: null,
    coreCharge: 0,
    minQty: 1,
  },
  ...{ stock: { state: 'in', qty: 12 }, weightG: 3600, gtin: '4006381333931' },
  ...{ link: 'https://shop.example/prod/m/AR-S-10001', image: 'https://shop.example/images/share/part/AR-S-10001.png?v=1&x=2' },
  ...{ style: null, size: '', colour: '', details: [] },
}
const item = (differs: Partial<FeedPart> = {}, locale = 'en-US', soldOut?: SoldOutRule) =>
  feedItem({ ...starter, ...differs }, locale, { soldOutRule: soldOut, timeZone: 'UTC', today: '2026-11-27' })

const out = (restockOn?: string): Stock => ({ state: 'out', qty: 0, ...(restockOn === undefined ? {} : { restockOn }) })

test('a shop that takes no back-orders offers none', () => {
  expect(item({ stock: out('2026-12-24') }, 'en-US', 'wait')).toContain('<g:availability>out_of_stock</g:availability>\n<g:price>')
})

test('an item is as the specification of product data has it', () => {
  expect(item()).toBe(`<item>
<g:id>AR-S-10001</g:id>
<g:title>Starter, Bosch 0 001 108 001, 12 V · 1.4 kW · 9 T · CW</g:title>
<g:description>Gear reduction starter.</g:description>
<g:link>https://shop.example/prod/m/AR-S-10001</g:link>
<g:image_link>https://shop.example/images/share/part/AR-S-10001.png?v=1&amp;x=2</g:image_link>
<g:availability>in_stock</g:availability>
<g:price>129.50 USD</g:price>
<g:condition>new</g:condition>
<g:brand>Bosch</g:brand>
<g:gtin>4006381333931</g:gtin>
<g:mpn>0 001 108 001</g:mpn>
<g:product_type>Starters &gt; Gear reduction starters</g:product_type>
<g:google_product_category>Vehicles &amp; Parts &gt; Vehicle Parts &amp; Accessories &gt; Motor Vehicle Parts</g:google_product_category>
<g:shipping_weight>3600 g</g:shipping_weight>
</item>
`)
})

test('the measures of a part are details of the product, in the language of the feed', () => {
  const own = [{ key: 'own-lead-mm' as const, label: 'Lead', unit: 'mm', isNumber: true, decimals: null }]
  const details = feedDetailsOf({ voltage: 12, rotation: 'CW', 'own-lead-mm': 250 }, own, 'de')
  expect(details).toEqual([
    { name: 'Spannung', value: '12 V' },
    { name: 'Drehrichtung', value: 'Rechtslauf' },
    { name: 'Lead', value: '250 mm' },
  ])
  expect(item({ details })).toContain(
    '<g:product_detail>\n<g:attribute_name>Lead</g:attribute_name>\n<g:attribute_value>250 mm</g:attribute_value>\n</g:product_detail>\n</item>',
  )
})

test('names of whatever kind stay texts', () => {
  const said = item({
    name: '</g:title><script>alert(1)</script>&\u0000\u0008\uD800"\'',
    description: ']]>&lt;',
    producer: 'A&B\u001b[31m',
    mcode: 'X-1',
  })
  expect(said).toContain('<g:title>&lt;/g:title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;, Bosch')
  expect(said).toContain('<g:description>]]&gt;&amp;lt;</g:description>')
  expect(said).toContain('<g:brand>A&amp;B[31m</g:brand>')
  expect(said).toContain('<g:mpn>X-1</g:mpn>')
})

test.each([
  [
    { stock: out('2026-12-24') },
    '<g:availability>backorder</g:availability>\n<g:availability_date>2026-12-24T00:00Z</g:availability_date>\n',
  ],
  [{ stock: out('2026-11-20') }, '<g:availability>out_of_stock</g:availability>\n<g:price>'],
  [{ stock: out() }, '<g:availability>out_of_stock</g:availability>\n<g:price>'],
  [{ stock: { state: 'low' as const, qty: 1, restockOn: '2026-12-24' } }, '<g:availability>in_stock</g:availability>\n<g:price>'],
  [{ regularPrice: { price: 150, priceLadder: [] } }, '<g:price>150.00 USD</g:price>\n<g:sale_price>129.50 USD</g:sale_price>\n'],
  [{ regularPrice: { price: 129.5, priceLadder: [] } }, '<g:price>129.50 USD</g:price>\n<g:condition>'],
  [{ minQty: 10 }, '<g:price>1175.00 USD</g:price>\n<g:multipack>10</g:multipack>\n'],
  [{ condition: 'reman' as const }, '<g:condition>refurbished</g:condition>'],
  [{ gtin: '00012345678905' }, '<g:gtin>00012345678905</g:gtin>'],
  [{ weightG: 0 }, 'Motor Vehicle Parts</g:google_product_category>\n</item>'],
  [
    { type: 'workwear' as const, style: 'jacket', size: 'XL', colour: 'Navy' },
    '<g:item_group_id>jacket</g:item_group_id>\n<g:size>XL</g:size>\n<g:color>Navy</g:color>\n',
  ],
])('%j is told', (differs, told) => {
  expect(item(differs)).toContain(told)
})

test.each(['4006381333932', '2001234567893', '123', '0400638133393', '0520000000002', ''])(
  '%s is no article number of the world',
  (gtin) => {
    expect(item({ gtin })).not.toContain('g:gtin')
  },
)

test('a core charge stands first in what is said of a part, in the language of the feed', () => {
  expect(item({ coreCharge: 45 })).toContain(
    '<g:description>Plus a core charge of $45.00 for each piece, which is given back when the old unit is returned.\nGear',
  )
  expect(item({ coreCharge: 45 }, 'de')).toContain('<g:description>Zuzüglich')
})

test('what is too long is cut behind a word', () => {
  const said = /<g:title>(.*)<\/g:title>/.exec(item({ name: 'Starter '.repeat(40) }))?.[1] ?? ''
  expect(said.length).toBeLessThanOrEqual(150)
  expect(said.endsWith('Starter')).toBe(true)
  expect(/<g:description>([\s\S]*)<\/g:description>/.exec(item({ description: 'x'.repeat(9000) }))?.[1]?.length).toBe(5000)
  expect(item({ description: '' })).toContain('<g:description>Starter, Bosch')
})
