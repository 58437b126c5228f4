import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Choice, Customer, OrderShop } from './shop.ts'

/** Customers who stand before the button. */
export function buyersOf(shop: OrderShop) {
  const plain = { price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 }

  /** Somebody with two pieces in the cart who has looked at checkout; something then happens behind the screen. */
  async function about(facts: Record<string, unknown> = {}, choice: Choice = {}) {
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, ...facts })]
    await ada.add(mcode, 2)
    const wish = shop.wishOf(await shop.quote(ada, choice), choice)
    return { ada, mcode, wish, send: (more: object = {}, key = randomUUID()) => ada.say('orderPlace', { ...wish, ...more }, { key }) }
  }
  /** What was there is there still: the cart, the stock, and no order. */
  async function nothingDone(ada: Customer, mcode: string, holds = 2, stock = 20) {
    expect([await ada.holds(), await shop.stock(mcode), (await ada.say('orderList', {})).result.total]).toEqual([
      { [mcode]: holds },
      stock,
      0,
    ])
  }

  return { plain, about, nothingDone }
}
