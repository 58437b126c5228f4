import { screen, within } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { Changes } from '#app/screens/checkout/Changes.tsx'
import { checkout, newDraft } from '#app/state/checkout/checkout.ts'
import { quoteOf } from '../../../support/order-shop.ts'
import { draw, words } from '../../../support/shell.tsx'

const shown = quoteOf([{ id: 'A-1', qty: 2 }])
const dearer: Quote = {
  ...shown,
  lines: shown.lines.map((line) => ({ ...line, unitPrice: 777.77 })),
  sums: { ...shown.sums, shipping: 15, total: 1576.54 },
}
const say = 'The price of A-1 went from $10.10 to $777.77.'
const inCart: Quote['changes'] = shown.lines.map(({ id }) => ({ id, what: 'price', before: 10.1, after: 777.77, say }))

function drawn(quote: Quote, before: Quote | null, fresh = true): void {
  checkout.draft = ref({ ...newDraft(), quote })
  Object.assign(checkout, { fresh, before: before === null ? null : ref(before) })
  draw(<Changes />)
}
const region = () => screen.queryByRole('region', { name: 'What has changed' })

/** Each change: of what, what is struck out, and what stands in its place. */
function told(): string[][] {
  const rows = within(screen.getByRole('region', { name: 'What has changed' })).getAllByRole('listitem')
  return rows.map((row) => {
    const [old, now] = [...row.querySelectorAll('s, b')].map((one) => `${one.localName} ${words(one)}`)
    return [
      words(row)
        .replace(words(row.querySelector('span') ?? row), '')
        .trim(),
      old ?? '',
      now ?? '',
    ]
  })
}

test('a price that changed underneath is told with the old one struck out and the new one, and so is each sum that it changes', () => {
  drawn(dearer, shown)
  expect(told()).toEqual([
    ['Price of A-1', 's $10.10', 'b $777.77'],
    ['Delivery', 's $12.95', 'b $15.00'],
    ['Total', 's $39.15', 'b $1,576.54'],
  ])
})

test('pieces that changed on another device are told as a number and not as money', () => {
  drawn(quoteOf([{ id: 'A-1', qty: 3 }]), shown)
  expect(told()).toEqual([
    ['Pieces of A-1', 's 2', 'b 3'],
    ['Total', 's $39.15', 'b $52.25'],
  ])
})

test('what changed since the cart was filled is told in the sentence of the shop, with the old price and the new one', () => {
  drawn({ ...dearer, changes: inCart }, null)
  expect(told()).toEqual([[say, 's $10.10', 'b $777.77']])
})

test('a price that both the shop and this page saw change is told once', () => {
  drawn({ ...dearer, changes: inCart }, shown)
  expect(told().map(([of]) => of)).toEqual(['Price of A-1', 'Delivery', 'Total'])
})

test('nothing is told when nothing has changed', () => {
  drawn(shown, shown)
  expect(region()).toBeNull()
})

test('nothing is told of a quote that is not of this moment', () => {
  drawn(dearer, shown, false)
  expect(region()).toBeNull()
})
