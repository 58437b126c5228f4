import { expect, test } from 'vitest'
import { paymentLogos } from '#contract/checkout/payment-logos.ts'

test('section 2: the footer shows the marks of what the checkout takes, and no card where no card is taken', () => {
  expect(paymentLogos(['invoice', 'collection'], ['visa', 'mastercard', 'paypal'])).toEqual(['bank-transfer', 'invoice', 'counter'])
})

test('a shop that takes cards says which; one that does not say shows those that are usual', () => {
  expect(paymentLogos(['card'], ['mastercard', 'visa', 'invoice'])).toEqual(['visa', 'mastercard'])
  expect(paymentLogos(['card'], [])).toEqual(['visa', 'mastercard', 'amex'])
})
