import { describe, expect, test } from 'vitest'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import { nextPromotionEndMs, removeEndedPromotion, removeEndedPromotions } from '#contract/promotions/ended.ts'

const usual = [{ fromQty: 1, unitPrice: 20 }]
const promotion = { id: 'autumn' as never, name: 'Autumn', until: '2026-12-01T00:00:00.000Z', usual }
const card = { mcode: 'A', price: 17, wasPrice: 20, promotion }
const [before, end] = [Date.parse('2026-11-30T23:59:59.999Z'), Date.parse('2026-12-01T00:00:00.000Z')]

describe('what a device kept of a promotion that has ended', () => {
  test('is as it was until the last moment', () => {
    expect(removeEndedPromotion(card, before)).toBe(card)
  })
  test('costs what it costs without it from then on, and says no price before', () => {
    expect(removeEndedPromotion(card, end)).toEqual({ mcode: 'A', price: 20 })
  })
  test('has its own ladder again', () => {
    const steps = [...usual, { fromQty: 4, unitPrice: 18 }]
    const many = { ...card, priceLadder: [{ fromQty: 1, unitPrice: 17 }], promotion: { ...promotion, usual: steps } }
    expect(removeEndedPromotion(many, end)).toEqual({ mcode: 'A', price: 20, priceLadder: steps })
    expect(unitPriceAt(removeEndedPromotion(many, end), 4).unitPrice).toBe(18)
  })
})

describe('a line of a cart', () => {
  const steps = [...usual, { fromQty: 4, unitPrice: 18 }]
  const line = {
    ...card,
    qty: 4,
    amount: 68,
    wasPrice: 18,
    priceLadder: [{ fromQty: 1, unitPrice: 17 }],
    promotion: { ...promotion, usual: steps },
  }

  test('costs its own step again, in cents, and says that its price has moved', () => {
    expect(removeEndedPromotion(line, end)).toEqual({ mcode: 'A', qty: 4, price: 18, amount: 72, priceBefore: 17, priceLadder: steps })
  })
  test('says no move to whoever saw that price before', () => {
    expect(removeEndedPromotion({ ...line, priceBefore: 18 }, end)).not.toHaveProperty('priceBefore')
  })
})

describe('a reply', () => {
  const later = { ...card, promotion: { ...promotion, until: '2026-12-02T00:00:00.000Z' } }
  const page = { total: 3, records: [card, { mcode: 'B', price: 5 }, later], facets: [{ key: 'teeth', values: [] }] }

  test('is the same one while nothing in it has ended', () => {
    expect(removeEndedPromotions(page, before)).toBe(page)
  })
  test('loses what has ended, however deep, and keeps the rest as it is', () => {
    const made = removeEndedPromotions(page, end)
    expect(made.records).toEqual([{ mcode: 'A', price: 20 }, { mcode: 'B', price: 5 }, later])
    expect([made.records[2], made.facets]).toEqual([page.records[2], page.facets])
    expect(made.facets).toBe(page.facets)
    expect(removeEndedPromotions({ ...card, offers: [card] }, end)).toEqual({ mcode: 'A', price: 20, offers: [{ mcode: 'A', price: 20 }] })
  })
  test('a quote’s line, which names a promotion but not what comes after it, stays as it was agreed', () => {
    const quoted = { id: 'A', qty: 1, amount: 17, promotion: { id: 'autumn', name: 'Autumn', until: promotion.until, wasPrice: 20 } }
    expect(removeEndedPromotions(quoted, end)).toBe(quoted)
  })
  test('says when the first promotion in it ends', () => {
    expect(nextPromotionEndMs(page)).toBe(end)
    expect(nextPromotionEndMs(removeEndedPromotions(page, end))).toBe(Date.parse('2026-12-02T00:00:00.000Z'))
    expect([nextPromotionEndMs({ records: [] }), nextPromotionEndMs(null)]).toEqual([null, null])
  })
})
