import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ref } from 'valtio/vanilla'
import type { Quote } from '#contract/checkout.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { PlaceOrder } from '#app/screens/checkout/PlaceOrder.tsx'
import { checkout, newDraft } from '#app/state/checkout.ts'
import { quoteOf } from '../../../support/order-shop.ts'

startLanguage()
const drawn = (differs: Partial<Quote>) => {
  checkout.draft = ref({ ...newDraft(), quote: quoteOf([{ id: 'A-1', qty: 2 }], differs) })
  Object.assign(checkout, { fresh: true, asking: false, placing: false })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlaceOrder />
    </I18nProvider>,
  )
}
const refused = { about: 'coupon', id: 'PIT10', error: 'coupon-refused', say: 'The coupon PIT10 has expired.' } as const
const soldOut = { about: 'lines', id: 'A-1', error: 'sold-out', say: 'A-1 is sold out.' } as const

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

test('a coupon that is in the way is named at the button, with the one way on; the button says by it why it cannot be pressed', () => {
  const page = drawn({ quoteHash: '', problems: [refused] })
  expect(page).toContain('The coupon keeps the order from being placed.')
  expect(page).toContain(refused.say)
  expect(page).toMatch(/<button[^>]*>Order without the coupon<\/button>/)
  expect(page).not.toContain('First mend')
  const described = /<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/.exec(page)?.[1]
  expect(page).toContain(`id="${described}"`)
})

test('what else is in the way is told too', () => {
  const page = drawn({ quoteHash: '', problems: [soldOut, refused] })
  expect(page).toContain('First mend what is marked in red.')
  expect(page).toContain('Order without the coupon')
  expect(drawn({ quoteHash: '', problems: [soldOut] })).not.toContain('coupon')
})

test('with nothing in the way the order can be placed', () => {
  const page = drawn({})
  expect(page).toContain('Place the order')
  expect(page).not.toContain('disabled')
  expect(page).not.toContain('coupon')
})
