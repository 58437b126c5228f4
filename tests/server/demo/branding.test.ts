import { expect, test } from 'vitest'
import { generalBranding, harborBranding } from '#server/demo/branding.ts'

test('the demo shops name the cards that they would take; all other marks follow from what is taken', () => {
  for (const { payments } of [generalBranding, harborBranding])
    expect(payments.filter((payment) => !['visa', 'mastercard', 'amex'].includes(payment))).toEqual([])
})
