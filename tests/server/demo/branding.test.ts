import { expect, test } from 'vitest'
import { generalBranding, harborBranding } from '#server/demo/branding.ts'

test('the demo shops show marks only of what they take: cards at the counter, bank transfer upon the invoice', () => {
  const taken = ['visa', 'mastercard', 'amex', 'bank-transfer', 'invoice']
  for (const { payments } of [generalBranding, harborBranding]) {
    expect(payments.filter((payment) => !taken.includes(payment))).toEqual([])
    expect(payments).toEqual(expect.arrayContaining(['bank-transfer', 'invoice']))
  }
})
