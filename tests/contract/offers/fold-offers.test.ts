import { expect, test } from 'vitest'
import { groupOffersByPart } from '#contract/offers/fold-offers.ts'
import { partCard } from '../../support/parts.ts'

const reman = partCard({ mcode: 'ST-1', condition: 'reman', price: 80, coreCharge: 55 })
const used = partCard({ mcode: 'ST-2', condition: 'used', price: 46 })
const other = partCard({ mcode: 'ST-3', oeNumber: '0 001 108 999' })
const codes = (parts: readonly { mcode: string }[] | undefined) => parts?.map(({ mcode }) => mcode)

test('a list by the best has one row for each OE number: its best offer, with all of them behind it', () => {
  const { visibleOffers, offerGroups } = groupOffersByPart([reman, other, used], { isSortedByBest: true })
  expect(codes(visibleOffers)).toEqual(['ST-2', 'ST-3'])
  expect(codes(offerGroups.get('ST-2'))).toEqual(['ST-2', 'ST-1'])
  expect(offerGroups.has('ST-3')).toBe(false)
})

test.each([
  ['in another order than the best', [reman, used], false],
  [
    'where its article number was typed',
    [{ ...reman, matched: { by: 'gtin' as const, number: '4006381333931', how: 'same' as const } }, used],
    true,
  ],
  ['where its code was typed', [{ ...reman, matched: { by: 'mcode' as const } }, used], true],
])('the first stays in front %s', (_, parts, byBest) => {
  const { visibleOffers, offerGroups } = groupOffersByPart(parts, { isSortedByBest: byBest })
  expect(codes(visibleOffers)).toEqual(['ST-1'])
  expect(codes(offerGroups.get('ST-1'))).toEqual(['ST-1', 'ST-2'])
})
