import { expect, test } from 'vitest'
import { checkPartFacts } from '#server/import/engine/plan/part/check-part-facts.ts'

test('a part does not take its own place', () => {
  const said = { code: 'ST-1', brand: '', name: 'Starter', supersededBy: 'ST-1' }
  const checked = checkPartFacts('ST-1', said, { isZeroPriceAllowed: false })
  expect(checked).toMatchObject({
    type: 'facts',
    facts: { code: 'ST-1', name: 'Starter' },
    notes: [{ column: 'superseded by', value: 'ST-1' }],
  })
  expect(checked).not.toHaveProperty('facts.supersededBy')
})
