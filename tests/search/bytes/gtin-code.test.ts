import { expect, test } from 'vitest'
import { decodeGtin, encodeGtin } from '#search/bytes/gtin-code.ts'

test.each(['4006381333931', '09520000090012', '96385074', '036000291452', '99999999999997', '00000000'])(
  '%s is told without its last digit',
  (gtin) => {
    expect(encodeGtin(gtin)).toMatchObject({ length: gtin.length, text: '' })
    expect(decodeGtin(encodeGtin(gtin))).toBe(gtin)
  },
)

test.each(['', '4006381333932', '1234567', '123456789012345', 'B 17', '٤٠٠٦٣٨١٣٣٣٩٣١'])('%s stands as it is', (text) => {
  expect(encodeGtin(text)).toMatchObject({ length: 0, text })
  expect(decodeGtin(encodeGtin(text))).toBe(text)
})
