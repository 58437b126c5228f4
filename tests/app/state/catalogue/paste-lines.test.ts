import { expect, test } from 'vitest'
import { pastedLines } from '#app/state/catalogue/paste-lines.ts'
import { readNumbers } from '#contract/number-list/number-list.ts'

test('pasted rows and columns can still be told apart in one line', () => {
  expect(pastedLines('0 001 123 012\t2\r\n\r\n104210-3120\t4\n')).toBe('0 001 123 012  2; 104210-3120  4')
  expect(readNumbers(pastedLines('0 001 123 012\t2\n104210-3120\t4') ?? '')).toMatchObject([{ qty: 2 }, { qty: 4 }])
})

test('a single line is left to the browser, also with a line end behind it', () => {
  expect(pastedLines('104210-3120')).toBeNull()
  expect(pastedLines('104210-3120\n')).toBeNull()
})
