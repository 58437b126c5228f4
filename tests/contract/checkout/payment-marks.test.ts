import { expect, test } from 'vitest'
import { paymentMarks } from '#contract/checkout/payment-marks.ts'

test('section 2: the footer shows the marks of what the checkout takes, and no card where no card is taken', () => {
  expect(paymentMarks(['invoice', 'collection'], ['visa', 'mastercard', 'paypal'])).toEqual(['bank-transfer', 'invoice', 'counter'])
})

test('a shop that takes cards says which; one that does not say shows those that are usual', () => {
  expect(paymentMarks(['card'], ['mastercard', 'visa', 'invoice'])).toEqual(['visa', 'mastercard'])
  expect(paymentMarks(['card'], [])).toEqual(['visa', 'mastercard', 'amex'])
})
