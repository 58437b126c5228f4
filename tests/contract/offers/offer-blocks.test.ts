import { describe, expect, test } from 'vitest'
import { groupOffers, sortBestFirst } from '#contract/offers/offer-blocks.ts'

const offer = (code: string, oeNumber: string, oeProducer = 'Bosch') => ({ code, oeNumber, oeProducer })

describe('one block for each OE number', () => {
  test('however it is written, in the order of the first of each', () => {
    const offers = [offer('a', '0 001 107 026'), offer('b', '104210-4610', 'Denso'), offer('c', '0001107026'), offer('d', '0.001.107.026')]
    expect(groupOffers(offers).map((block) => block.map(({ code }) => code))).toEqual([['a', 'c', 'd'], ['b']])
  })

  test('the same figures of another maker are another number, and what has none stands alone', () => {
    const offers = [offer('a', '12345'), offer('b', '12345', 'Delco'), offer('c', '', ''), offer('d', '', '')]
    expect(groupOffers(offers)).toHaveLength(4)
  })
})

describe('the best offer comes first', () => {
  const at = (code: string, state: 'in' | 'low' | 'out' | 'ended' | null, price: number | null, coreCharge = 0) => ({
    ...{ code, price, coreCharge, stock: state && { state } },
  })
  test.each([
    ['on the shelf before a cheaper one that is not', [at('late', 'out', 10), at('now', 'low', 90)], ['now', 'late']],
    ['what is paid counts the core charge', [at('core', 'in', 50, 60), at('plain', 'in', 100)], ['plain', 'core']],
    [
      'what is not made any more comes last',
      [at('gone', 'ended', 1), at('unknown', null, null), at('late', 'out', 9)],
      ['late', 'unknown', 'gone'],
    ],
    ['equals keep their order', [at('a', 'in', 5), at('b', 'in', 5), at('c', 'in', 5)], ['a', 'b', 'c']],
  ])('%s', (_, offers, order) => {
    expect(sortBestFirst(offers).map(({ code }) => code)).toEqual(order)
  })
})
