import { expect, test } from 'vitest'
import { comesBack } from '#contract/stock-watch/comes-back.ts'

test.each([
  [{ state: 'out', qty: 0 }, 1, true],
  [{ state: 'out', qty: 0, restockOn: '2099-01-01' }, 1, true],
  [{ state: 'low', qty: 3 }, 4, true],
  [{ state: 'in', qty: 4 }, 4, false],
  [{ state: 'ended', qty: 0 }, 1, false],
] as const)('a part with stock %j, sold from %i up, can be waited for: %s', (stock, minQty, answer) => {
  expect(comesBack({ stock, minQty })).toBe(answer)
})
