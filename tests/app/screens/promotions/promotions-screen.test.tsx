import { act, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentTenant, setTenant } from '#app/config.ts'
import PromotionsScreen from '#app/screens/promotions/PromotionsScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { watchPromotionEnds } from '#app/state/catalogue/promotion-ends.ts'
import { Promotion } from '#contract/promotions/promotion.ts'
import { partCard } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const HOUR = 60 * 60 * 1000
const until = '2026-12-01T00:00:00.000Z'
const usual = [{ fromQty: 1, unitPrice: 50 }]
const scope = { categories: [{ id: '306', name: 'Brush Sets' }], producers: ['Armature'], conditions: ['new' as const], named: 0 }
const offer = v.parse(Promotion, {
  ...{
    id: 'brush-week',
    name: 'Brush week',
    terms: 'While stocks last.',
    from: '2026-11-21T00:00:00.000Z',
    until,
    percent: 20,
    price: null,
    scope,
    total: 30,
  },
  parts: [partCard({ mcode: 'BR-1', price: 40, wasPrice: 50, promotion: { id: 'brush-week', name: 'Brush week', until, usual } })],
})
const coming = v.parse(Promotion, {
  ...{ id: 'later', name: 'Alternator days', terms: '', from: '2026-12-03T00:00:00.000Z', until: '2026-12-10T00:00:00.000Z' },
  ...{ percent: null, price: 24.9, scope: { categories: [], producers: [], conditions: [], named: 3 }, total: 0, parts: [] },
})

let stop: () => void
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T20:00:00Z') })
  await openShop('/marketing/promotion')
  stop = watchPromotionEnds()
})
afterEach(() => {
  stop()
  catalogue.promotionList.clear()
  catalogue.promotionParts.clear()
  vi.useRealTimers()
})

const open = (params: { offer?: string; page?: string } = {}) => words(draw(<PromotionsScreen params={params} />).container)

describe('section 2: /marketing/promotion', () => {
  test('says of a running offer what it takes off, from when until when, for what and on which terms; each part with was and now', () => {
    catalogue.promotionList.seed({}, { running: [offer], coming: [coming] })
    const said = open()
    for (const one of [
      '20% off',
      'Nov 21 to Nov 30',
      'Brush Sets · Armature · new parts',
      'While stocks last.',
      '$50.00 $40.00',
      'price until Nov 30',
    ])
      expect(said).toContain(one)
    expect(screen.getByRole('link', { name: 'All 30 parts of this offer' }).getAttribute('href')).toBe(
      '/marketing/promotion?offer=brush-week',
    )
    expect(screen.getByRole('button', { name: 'Add BR-1 to cart' })).toBeTruthy()
    expect(said).toMatch(/Coming soon.*Alternator days.*\$24\.90 each.*Dec 3 to Dec 9.*3 chosen parts/)
  })

  test('its days are those of the shop: of Milwaukee until 28 November says Nov 28, wherever it is read', () => {
    setTenant({ ...currentTenant(), timeZone: 'America/Chicago' })
    const ends = '2026-11-29T06:00:00.000Z'
    const parts = offer.parts.map((part) => ({ ...part, promotion: { id: offer.id, name: offer.name, until: ends, usual } }))
    vi.setSystemTime(Date.parse('2026-11-29T05:00:00Z'))
    catalogue.promotionList.seed({}, { running: [{ ...offer, from: '2026-11-21T06:00:00.000Z', until: ends, parts }], coming: [] })
    const said = open()
    expect(said).toContain('Nov 21 to Nov 28')
    expect(said).toContain('price until Nov 28')
    expect(said).not.toContain('Nov 29')
  })

  test('an offer that ends while the page lies open says so, and its parts cost what they did before', async () => {
    catalogue.promotionList.seed({}, { running: [offer], coming: [] })
    expect(open()).not.toContain('has ended')
    await act(() => vi.advanceTimersByTimeAsync(4 * HOUR))
    const said = document.body.textContent
    expect(said).toContain('This offer has ended. Its parts cost what they did before.')
    expect(said).toContain('$50.00')
    expect(said).not.toMatch(/\$40\.00|until Nov 30|All 30 parts/)
    expect(screen.getByRole('link', { name: 'What is on sale now' })).toBeTruthy()
  })

  test('where nothing runs it says so and leads on', () => {
    catalogue.promotionList.seed({}, { running: [], coming: [] })
    expect(open()).toContain('No offer runs today.')
    expect(screen.getByRole('link', { name: 'Clearance' })).toBeTruthy()
  })

  test('all parts of one, page by page; one that does not run leads to those that do', () => {
    catalogue.promotionList.seed({}, { running: [offer], coming: [] })
    catalogue.promotionParts.seed({ id: offer.id, pageNo: 2 }, { records: offer.parts, total: 30, size: 20, current: 2, pages: 2 })
    expect(open({ offer: 'brush-week', page: '2' })).toContain('Page 2 of 2')
    expect(screen.getByRole('link', { name: /Previous/ }).getAttribute('href')).toBe('/marketing/promotion?offer=brush-week&page=1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brush week')
  })

  test('an offer that is over by now', () => {
    catalogue.promotionList.seed({}, { running: [offer], coming: [] })
    const said = open({ offer: 'gone-by' })
    expect(said).toContain('This offer does not run any more.')
    expect(said).toContain('Brush week')
  })
})
