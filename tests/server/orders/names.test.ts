import { expect, test } from 'vitest'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()
await ensureDemoGerman(shop.db)

test('section 4: an order says its parts in the language of its mails, and goes on saying so', async () => {
  const [ada, mcode] = [await shop.customer(), await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 })]
  await shop.db.updateTable('account').set({ language: 'de' }).execute()
  await shop.db.updateTable('part').set({ name: 'Starter, Bosch DW', spec_name: '12 V · 1.4 kW · 9 T · CW' }).where('mcode', '=', mcode).execute()
  await shop.db.deleteFrom('name_in_language').execute()
  await ensureDemoGerman(shop.db)
  const { id } = await shop.ordered(ada, { [mcode]: 1 })
  await shop.db.deleteFrom('name_in_language').execute()
  const { lines } = await shop.detail(ada, id)
  expect(lines[0]?.product).toMatchObject({ name: 'Anlasser, Bosch DW', specName: '12 V · 1,4 kW · 9 Z · rechts' })
})
