import { expect, test } from 'vitest'
import { joinPastedLines } from '#app/state/catalogue/paste-lines.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'

test('pasted rows and columns can still be told apart in one line', () => {
  expect(joinPastedLines('0 001 123 012\t2\r\n\r\n104210-3120\t4\n')).toBe('0 001 123 012  2; 104210-3120  4')
  expect(parseListedNumbers(joinPastedLines('0 001 123 012\t2\n104210-3120\t4') ?? '')).toMatchObject([{ qty: 2 }, { qty: 4 }])
})

test('a single line is left to the browser, also with a line end behind it', () => {
  expect(joinPastedLines('104210-3120')).toBeNull()
  expect(joinPastedLines('104210-3120\n')).toBeNull()
})
