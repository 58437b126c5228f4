import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARCODE_QUIET_MODULES, encodeCode128 } from '#app/ui/paper/code128.ts'
import { readCode128 } from '../../../support/code128.ts'

test.each(['CW-100042', 'HB-7', 'A', '12345678', 'CW-2026-000123'])('the bars of %s say it when they are read back', (number) => {
  expect(readCode128(encodeCode128(number)?.bars ?? [])).toBe(number)
})

test('any text of plain characters can be read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,24}$/), (text) => {
      expect(readCode128(encodeCode128(text)?.bars ?? [])).toBe(text)
    }),
  )
})

test('a quiet zone stands before the first bar and after the last', () => {
  const drawn = encodeCode128('CW-100042')
  const [first, last] = [drawn?.bars.at(0), drawn?.bars.at(-1)]
  expect(first?.offsetModules).toBe(BARCODE_QUIET_MODULES)
  expect((drawn?.widthModules ?? 0) - (last?.offsetModules ?? 0) - (last?.widthModules ?? 0)).toBe(BARCODE_QUIET_MODULES)
})

test('a text that Code 128 cannot write has no bars, and breaks nothing', () => {
  expect(encodeCode128('注文')).toBeNull()
})
