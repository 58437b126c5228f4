import { expect, test } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import { formatStorageSize } from '#app/i18n/size.ts'

startLanguage()

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [3_240_000, '3.2 MB'],
  [2_500_000_000, '2.5 GB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are said as %s', (bytes, said) => expect(formatStorageSize(bytes)).toBe(said))
