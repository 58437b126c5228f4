import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { PayByCard } from '#app/screens/complete/PayByCard.tsx'
import { PlacedOrder } from '#app/screens/complete/PlacedOrder.tsx'
import { wholeOrder } from '../../../support/orders.ts'

const world = vi.hoisted((): { order: unknown; soon: unknown } => ({ order: null, soon: null }))
vi.mock('#app/hooks/use-answer.ts', () => ({
  useAnswer: () => ({ status: 'ready', value: world.order, from: 'network', asOf: null, renewing: false }),
}))
vi.mock('#app/hooks/use-paid-soon.ts', () => ({ usePaidSoon: (order: unknown) => ({ order: world.soon ?? order, waits: false }) }))
vi.mock('#app/hooks/navigation.ts', () => ({ useSearch: () => 'payment=sent' }))

startLanguage()
const drawn = (page: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>)
const byCard = (differs: Partial<Order>): Order => {
  const order = wholeOrder({ state: 'awaiting-payment' })
  return { ...order, money: { ...order.money, method: 'card', name: 'Card' }, ...differs }
}
const cancelled = byCard({ state: 'cancelled', may: { cancel: false, pay: false, return: false } })

test('of an order that was cancelled while its card page stood open nobody is told that it is placed and when it comes', () => {
  world.order = cancelled
  const page = drawn(<PlacedOrder id="o-1" answered={null} />)
  expect(page).toContain('This order is cancelled')
  expect(page).toContain('What was paid for it goes back.')
  for (const gone of ['the order is placed', 'What happens next', 'expected', 'when it ships']) expect(page).not.toContain(gone)
})

test('an order that is placed says so, and what happens next', () => {
  world.order = byCard({})
  const page = drawn(<PlacedOrder id="o-1" answered={null} />)
  expect(page).toContain('Thank you, the order is placed')
  expect(page).toContain('What happens next')
})

test('who waits for the payment to be confirmed hears of a cancellation as one, and of a payment as one', () => {
  const waiting = byCard({ may: { cancel: true, pay: true, return: false } })
  world.soon = cancelled
  expect(drawn(<PayByCard order={waiting} />)).toContain('The order was cancelled meanwhile. What was paid for it goes back.')
  world.soon = byCard({ state: 'paid', may: { cancel: true, pay: false, return: false } })
  expect(drawn(<PayByCard order={waiting} />)).toContain('Your payment has come in.')
})
