import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { watchPromotionEnds } from '#app/state/catalogue/promotion-ends.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { partDetail } from '../../../support/parts.ts'

const now = Date.parse('2026-11-24T08:00:00Z')
const HOUR = 60 * 60 * 1000
const mcode = v.parse(Mcode, 'AR-S-10001')
const { productDetail } = catalogue

const promoted = (until: number) =>
  partDetail({
    price: 99,
    wasPrice: 129.5,
    priceLadder: [{ fromQty: 1, unitPrice: 99 }],
    promotion: { id: 'autumn', name: 'Autumn', until: new Date(until).toISOString(), usual: [{ fromQty: 1, unitPrice: 129.5 }] },
  })
const shown = () => {
  const row = productDetail.queryStates[`mcode=${mcode}`]
  return row?.status === 'ready' ? row.value : null
}

/** The page, as it hears that it is in sight again. */
let page: EventTarget
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ now })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  stop = watchPromotionEnds()
})
afterEach(() => {
  stop()
  productDetail.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page that lies open shows the price before the promotion from the moment that it ends', async () => {
  productDetail.seed({ mcode }, promoted(now + 30 * HOUR))
  await vi.advanceTimersByTimeAsync(30 * HOUR - 1)
  expect(shown()).toMatchObject({ price: 99, wasPrice: 129.5 })
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(partDetail())
})

test('what the server put into a page that the browser kept is put right when the page starts', async () => {
  stop()
  productDetail.seed({ mcode }, promoted(now - HOUR))
  expect(shown()).toMatchObject({ price: 99 })
  stop = watchPromotionEnds()
  expect(shown()).toEqual(partDetail())
})

test('a device that slept past the end is put right when the page is in sight again', async () => {
  productDetail.seed({ mcode }, promoted(now + HOUR))
  await vi.advanceTimersByTimeAsync(0)
  // Its timers stood still meanwhile.
  vi.setSystemTime(now + 2 * HOUR)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(shown()).toEqual(partDetail())
})

test('of several ends each counts by itself', async () => {
  const other = v.parse(Mcode, 'AR-S-2')
  productDetail.seed({ mcode }, promoted(now + HOUR))
  productDetail.seed({ mcode: other }, { ...promoted(now + 2 * HOUR), mcode: other })
  await vi.advanceTimersByTimeAsync(HOUR)
  const price = (code: string) => {
    const row = productDetail.queryStates[`mcode=${code}`]
    return row?.status === 'ready' ? row.value.price : null
  }
  expect([price(mcode), price(other)]).toEqual([129.5, 99])
  await vi.advanceTimersByTimeAsync(HOUR)
  expect([price(mcode), price(other)]).toEqual([129.5, 129.5])
})
