import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type NumberFinding,
  numberFindingOf,
  oldestDataTime,
  orderablePartQuantity,
} from '#app/screens/listing/number-list/number-lines.ts'
import { sumPartsToOrder } from '#contract/number-list/list-sums.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { Listing, PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import type { LocalSearchScope } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { cartSumsOf as cartSums } from '#contract/pricing/pricing.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { partCard } from '../../../../support/parts.ts'
import { runs } from '../../../../support/runs.ts'

const line = { number: '0 001 108 001', qty: 2, hasQuantity: true, sourceLine: '2x 0 001 108 001', alternativeReadings: [] }
const card = (mcode: string, how: PartSearchMatch['how'], differs: Partial<PartCard> = {}): PartCard => ({
  ...partCard({ mcode }),
  matched: { by: 'oe', number: line.number, ...(how ? { how } : {}) },
  ...differs,
})
const shown = (records: PartCard[], searched?: LocalSearchScope): QueryState<Listing> => ({
  status: 'ready',
  value: { records, total: records.length, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'number' },
  from: 'network',
  asOf: null,
  isRefetching: false,
  ...(searched === undefined ? {} : { searched }),
})

describe('what became of a number of a list', () => {
  test('parts that bear it come alone, those in stock first', () => {
    const finding = numberFindingOf(
      shown([card('A-1', 'same', { stock: { state: 'out', qty: 0 } }), card('A-2', 'same'), card('A-3', 'begins')]),
    )
    expect(finding).toMatchObject({ type: 'found', parts: [{ mcode: 'A-2' }, { mcode: 'A-1' }] })
  })
  test.each(['revision', 'begins', 'contains', 'alike', 'suffix'] as const)('met by %s alone, it is only near', (how) => {
    expect(numberFindingOf(shown([card('A-1', how)])).type).toBe('near')
  })
  test('parts that only have the same words are none of it', () => {
    expect(numberFindingOf(shown([{ ...partCard(), matched: { by: 'words' } }])).type).toBe('unknown')
  })
  test('without a network an empty answer is no word about the shop', () => {
    expect(numberFindingOf(shown([], { openedPartCount: 12, listedPartCount: 0 })).type).toBe('not-here')
    expect(numberFindingOf(shown([])).type).toBe('unknown')
  })
  test('waiting and failed are told apart', () => {
    expect(numberFindingOf({ status: 'loading' }).type).toBe('waiting')
    expect(numberFindingOf({ status: 'failed', error: new AppError('internal'), retry: () => undefined }).type).toBe('failed')
  })
})

test('the sums of a list are those of a cart with the same lines, price steps and deposits included', () => {
  const priceLadder = [
    { fromQty: 1, unitPrice: 149.99 },
    { fromQty: 4, unitPrice: 139.49 },
    { fromQty: 10, unitPrice: 128.33 },
  ]
  const parts = [card('A-1', 'same', { price: 149.99, coreCharge: 35, priceLadder }), card('A-2', 'same', { price: 0.35, coreCharge: 0 })]
  const lists = fc.array(fc.record({ part: fc.constantFrom(...parts), qty: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(lists, (list) => {
      const adds = list.map(({ part, qty }, seq) => ({
        ...({
          id: `add-${seq}`,
          madeAt: 0,
          owner: '',
          seq,
          state: 'waiting',
          attempts: 0,
          call: 'cartAdd',
          shows: displayedPartOf(part),
        } as const),
        input: { mcode: part.mcode, qty },
      }))
      const cart = cartSums(optimisticCart([], adds))
      const { lineCount, pieces, goodsTotalUsd, coreChargesUsd } = sumPartsToOrder(list)
      expect({ lines: lineCount, pieces, goods: goodsTotalUsd, coreCharges: coreChargesUsd }).toEqual({
        lines: cart.lines,
        pieces: cart.pieces,
        goods: cart.goods,
        coreCharges: cart.coreCharges,
      })
    }),
    runs(50),
  )
})

describe('what of a line goes into the cart', () => {
  const found = numberFindingOf(shown([card('A-1', 'same', { stock: { state: 'ended', qty: 0 } }), card('A-2', 'same')]))
  test('the first that can be ordered, as many as were read', () => {
    expect(orderablePartQuantity(line, found)).toMatchObject({ part: { mcode: 'A-2' }, qty: 2 })
  })
  test('what was chosen and typed instead', () => {
    const two = numberFindingOf(shown([card('A-1', 'same'), card('A-2', 'same')]))
    expect(orderablePartQuantity(line, two, { mcode: 'A-2', qty: 7 })).toMatchObject({ part: { mcode: 'A-2' }, qty: 7 })
    expect(orderablePartQuantity(line, two, { mcode: '' })).toBeNull()
  })
  test('of near ones nothing, until one is chosen', () => {
    const near = numberFindingOf(shown([card('A-1', 'alike')]))
    expect(orderablePartQuantity(line, near)).toBeNull()
    expect(orderablePartQuantity(line, near, { mcode: 'A-1' })).toMatchObject({ qty: 2 })
  })
  test('what is not made any more never', () => {
    expect(orderablePartQuantity(line, numberFindingOf(shown([card('A-1', 'same', { stock: { state: 'ended', qty: 0 } })])))).toBeNull()
  })
  test('never fewer than the least that is sold', () => {
    expect(orderablePartQuantity(line, numberFindingOf(shown([card('A-1', 'same', { minQty: 10 })])))?.qty).toBe(10)
  })
  test('sums are reckoned in cents, and two numbers of one part are one line', () => {
    const part = card('A-1', 'same', { price: 0.1, coreCharge: 0.2, priceLadder: [] })
    expect(
      sumPartsToOrder([
        { part, qty: 1 },
        { part, qty: 2 },
      ]),
    ).toEqual({ lineCount: 1, pieces: 3, goodsTotalUsd: 0.3, coreChargesUsd: 0.6 })
  })
})

test('the sums of a list are of when the oldest of its findings was so', () => {
  const found = (asOf: string | null): NumberFinding => ({ type: 'found', parts: [], matchingPartCount: 0, asOf })
  const [old, young] = ['2026-11-18T08:00:00.000Z', '2026-11-21T08:00:00.000Z']
  expect(oldestDataTime([found(young), { type: 'unknown' }, found(old)])).toBe(old)
  expect(oldestDataTime([found(young), found(null)])).toBeNull()
  expect(oldestDataTime([{ type: 'waiting' }])).toBeUndefined()
})
