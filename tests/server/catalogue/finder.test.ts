import { describe, expect, test } from 'vitest'
import { expectFound } from '../../support/finder/expect-found.ts'
import { ownKindsShop } from '../../support/finder/own-kinds.ts'

const shop = await ownKindsShop()

// All three hundred: finder.long.ts.
describe('in a shop with imported kinds of its own, for random parts', () => expectFound(() => shop, 25))

test('a shop’s own lengths are measures, its other numbers and few words are choices, and long lists of marks are not asked', async () => {
  const { kinds } = await shop.ask({ kind: null, answers: [] })
  const kind = kinds.find(({ backCategoryName }) => backCategoryName === 'Belts')
  const { questions, total } = await shop.ask({ kind: kind?.id ?? null, answers: [] })

  expect(total).toBe(kind?.count)
  expect(Object.fromEntries(questions.map(({ label, type, unit }) => [label, { type, unit }]))).toEqual({
    'Outside length': { type: 'measure', unit: 'mm' },
    'Top width': { type: 'measure', unit: 'mm' },
    'Ribs of the belt': { type: 'choice', unit: '' },
    Flanks: { type: 'choice', unit: '' },
  })
})

test('different answers get different replies', async () => {
  const { kinds } = await shop.ask({ kind: null, answers: [] })
  const kind = kinds.find(({ backCategoryName }) => backCategoryName === 'Belts')?.id ?? null
  const flanks = (value: string) => shop.ask({ kind, answers: [{ key: 'own-flanks', value }] })

  expect([(await flanks('cogged')).answers[0]?.value, (await flanks('ribbed')).answers[0]?.value]).toEqual(['cogged', 'ribbed'])
})
