import { expect, test } from 'vitest'
import { matchPart } from '#server/import/engine/match/match-part.ts'

const shop = { producerOf: (mcode: string) => (mcode === '0001107026' ? 'Bosch' : undefined), partsWithNumber: [] }

test('the number of another brand is another part, which gets a code of its own', () => {
  expect(matchPart('0001107026', 'Bosch', shop, false)).toEqual({ type: 'known', mcode: '0001107026' })
  expect(matchPart('0001107026', '', shop, false)).toEqual({ type: 'known', mcode: '0001107026' })
  expect(matchPart('0001107026', 'Valeo', shop, false)).toMatchObject({ type: 'new', mcode: expect.not.stringMatching(/^0001107026$/) })
})
