import { expect, test } from 'vitest'
import { gtinCode, gtinOf } from '#search/bytes/gtin-code.ts'

test.each(['4006381333931', '09520000090012', '96385074', '036000291452', '99999999999997', '00000000'])(
  '%s is told without its last digit',
  (gtin) => {
    expect(gtinCode(gtin)).toMatchObject({ length: gtin.length, text: '' })
    expect(gtinOf(gtinCode(gtin))).toBe(gtin)
  },
)

test.each(['', '4006381333932', '1234567', '123456789012345', 'B 17', '٤٠٠٦٣٨١٣٣٣٩٣١'])('%s stands as it is', (text) => {
  expect(gtinCode(text)).toMatchObject({ length: 0, text })
  expect(gtinOf(gtinCode(text))).toBe(text)
})
