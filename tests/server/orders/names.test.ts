import { expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { createPublicUrlOf } from '#server/kernel/public-url.ts'
import { readStoredMails } from '#server/mail/database.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { translatedEventFacts } from '#server/orders/events/event-sentence.ts'
import { orderMailHook } from '#server/orders/events/mail-hook.ts'
import { orderShop, testTerms } from './support/shop.ts'

const shop = await orderShop()
await ensureDemoGerman(shop.db)

test('section 4: an order says its parts in the language of its mails, and goes on saying so', async () => {
  const [ada, mcode] = [
    await shop.customer(),
    await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 }),
  ]
  await shop.db.updateTable('account').set({ language: 'de' }).execute()
  await shop.db
    .updateTable('part')
    .set({ name: 'Starter, Bosch DW', spec_name: '12 V · 1.4 kW · 9 T · CW' })
    .where('mcode', '=', mcode)
    .execute()
  await shop.db.deleteFrom('name_in_language').execute()
  await ensureDemoGerman(shop.db)
  const { id } = await shop.ordered(ada, { [mcode]: 1 })
  await shop.db.deleteFrom('name_in_language').execute()
  const { lines } = await shop.detail(ada, id)
  expect(lines[0]?.product).toMatchObject({ name: 'Anlasser, Bosch DW', specName: '12 V · 1,4 kW · 9 Z · rechts' })
})

test('so it says its coupon and its tax, and a mail where the counter is', async () => {
  const hint = '14 Slipway Road, Rockland. Weekdays 7:00 to 17:00.'
  await shop.setTerms({
    ...testTerms,
    counter: { ...testTerms.counter, hint },
    deliveries: testTerms.deliveries.map((way) => (way.id === 'collection' ? { ...way, hint } : way)),
  })
  await shop.coupon('PIT10', { name: '10 % off parts' })
  const [ada, mcode] = [
    await shop.customer(),
    await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 }),
  ]
  await shop.db.updateTable('account').set({ language: 'de' }).execute()
  await shop.db.deleteFrom('name_in_language').execute()
  await ensureDemoGerman(shop.db)
  const { id } = await shop.ordered(ada, { [mcode]: 1 }, { coupon: 'PIT10', delivery: 'collection' })
  const { discounts, sums } = await shop.detail(ada, id)
  // A number and its sign stand together in German, too.
  expect([discounts[0]?.name, sums.taxName]).toEqual(['10 % auf Teile', 'Umsatzsteuer Wisconsin 5,5\u00a0%'])
  await shop.pay(id, 10_000)
  await shop.step(id, 'packed')
  const context = createSharedContext({ db: shop.db, clock: shop.clock, publicUrl: createPublicUrlOf('https://shop.example') })
  await dispatchEvents(context, [orderMailHook])
  await context.backgroundTasks.whenIdle()
  const mails = (await readStoredMails(shop.db, shop.general)).map(({ text }) => text).join()
  expect(mails).toContain('14 Slipway Road, Rockland. Werktags 7:00 bis 17:00.')
  expect(mails).not.toContain('Weekdays')
})

test('why money comes back is said in the language of whoever looks, where the shop’s books say it', async () => {
  const [ada, mcode] = [
    await shop.customer(),
    await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 }),
  ]
  const { id } = await shop.ordered(ada, { [mcode]: 1 })
  await shop.pay(id, 500)
  await ada.say('orderCancel', { id })
  const why = async (language: string) =>
    (await ada.say('orderDetail', { id }, { headers: { 'Accept-Language': language } })).result.events.find(({ what }) => what === 'refund')
      ?.facts['why']
  expect([await why('de'), await why('en-US')]).toEqual(['Die Bestellung wurde storniert', 'The order was cancelled'])
})

test.each([
  [{ why: 'Return CR-7', cause: 'return' }, 'Rücksendung CR-7'],
  [{ why: 'Deposit for 2 × ST-1', cause: 'core' }, 'Pfand für 2 × ST-1'],
  [
    { why: 'The order had been cancelled before this payment came', cause: 'cancelled' },
    'Die Bestellung war schon storniert, als diese Zahlung kam',
  ],
  // The same words, written by the counter.
  [{ why: 'The order was cancelled' }, 'The order was cancelled'],
])('%j is why: %s', (facts, why) => expect(translatedEventFacts(facts, 'de')['why']).toBe(why))
