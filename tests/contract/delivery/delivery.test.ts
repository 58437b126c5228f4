import { describe, expect, test } from 'vitest'
import { cheapestShippedOffer, deliveryOffers, freightOnlyReason } from '#contract/delivery/delivery.ts'
import type { DeliveryOption } from '#contract/delivery/delivery-terms.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { addDays } from '#contract/kernel/shop-days.ts'

const way = (id: DeliveryOption['id'], more: Partial<DeliveryOption> = {}): DeliveryOption => ({
  id,
  name: id,
  steps: [
    { upToGrams: 1000, price: 8.95 },
    { upToGrams: 30_000, price: 19.95 },
  ],
  freeFrom: null,
  days: [3, 5],
  hint: '',
  ...more,
})

/** A Monday. */
const MONDAY = '2026-11-23'
const sent = (grams: number, goods = 0, from = MONDAY) => ({ grams, goodsCents: centsOf(goods), from })

describe('what a delivery costs', () => {
  test.each([
    [1000, 8.95],
    [1001, 19.95],
    [30_000, 19.95],
  ])('%i grams cost $%d', (grams, price) => {
    expect(deliveryOffers([way('standard')], sent(grams))).toMatchObject([{ id: 'standard', price }])
  })

  test('what is heavier than the last step does not go that way, and freight takes what no parcel does', () => {
    const ways = [way('standard'), way('freight', { steps: [{ upToGrams: 500_000, price: 149 }] })]
    expect(deliveryOffers(ways, sent(30_000)).map(({ id }) => id)).toEqual(['standard'])
    expect(deliveryOffers(ways, sent(30_001)).map(({ id }) => id)).toEqual(['freight'])
  })

  test('it is free from a value of goods up, to the cent', () => {
    const ways = [way('standard', { freeFrom: 250 })]
    expect(deliveryOffers(ways, sent(500, 249.99))[0]?.price).toBe(8.95)
    expect(deliveryOffers(ways, sent(500, 250))[0]?.price).toBe(0)
  })

  test('the cheapest that comes to the door is taken first, never the counter', () => {
    const ways = [
      way('express', { steps: [{ upToGrams: 9000, price: 24.95 }] }),
      way('collection', { steps: [{ upToGrams: 9000, price: 0 }] }),
    ]
    expect(cheapestShippedOffer(deliveryOffers([...ways, way('standard')], sent(500)))?.id).toBe('standard')
    expect(cheapestShippedOffer(deliveryOffers(ways, sent(500)))?.id).toBe('express')
    expect(cheapestShippedOffer(deliveryOffers(ways.slice(1), sent(500)))).toBeUndefined()
  })
})

describe('when it arrives', () => {
  test.each([
    ['a Monday', '2026-11-23', '2026-11-26', '2026-11-30'],
    ['a Friday', '2026-11-27', '2026-12-02', '2026-12-04'],
    ['a Sunday', '2026-11-29', '2026-12-03', '2026-12-07'],
  ])('counts working days from %s on', (_, from, least, most) => {
    const [offer] = deliveryOffers([way('standard')], sent(500, 0, from))
    expect([offer?.expectedFrom, offer?.expectedTo]).toEqual([least, most])
  })

  test('of two parcels each says its own days, and both cost one delivery', () => {
    const [offer] = deliveryOffers([way('standard')], { ...sent(900), restFrom: addDays(MONDAY, 7) })
    const later = (day: string) => addDays(day, 7)
    expect(offer).toMatchObject({
      price: 8.95,
      rest: { expectedFrom: later(offer?.expectedFrom ?? ''), expectedTo: later(offer?.expectedTo ?? '') },
    })
  })
})

describe('goods that only freight takes', () => {
  const steps = (...upTo: number[]) => upTo.map((upToGrams) => ({ upToGrams, price: 1 }))
  const ways = [
    { ...way('standard'), steps: steps(1000, 30_000) },
    { ...way('express'), steps: steps(20_000) },
    { ...way('freight'), steps: steps(500_000) },
  ]

  test('are named with their weight and with what parcels take', () => {
    expect(freightOnlyReason(ways, 30_001)).toEqual({ grams: 30_001, parcelsUpToGrams: 30_000 })
  })

  test('are none where a parcel takes them, where freight does not either, and where only freight goes', () => {
    expect([30_000, 500_001].map((grams) => freightOnlyReason(ways, grams))).toEqual([null, null])
    expect(freightOnlyReason(ways.slice(2), 40_000)).toBeNull()
  })
})
