import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { cartLine } from './cart/lines.ts'
import { envelopeReply } from './reply.ts'

const HASH = 'a'.repeat(32)

/** What the shop says of an order of these lines: 10.10 a piece, a core charge of 3 each, 12.95 for the parcel. */
export function quoteOf(lines: readonly { id: string; qty: number }[], differs: Partial<Quote> = {}): Quote {
  const goods = lines.reduce((sum, { qty }) => sum + qty * 1010, 0)
  const cores = lines.reduce((sum, { qty }) => sum + qty * 300, 0)
  return {
    lines: lines.map(({ id, qty }) => {
      const { price, amount, coreCharge, stock, product } = cartLine(id, qty)
      const core = { coreCharge, coreAmount: coreCharge * qty }
      return { id: v.parse(Mcode, id), qty, unitPrice: price, amount, ...core, stock: stock ?? { state: 'in', qty: 1 }, note: '', product }
    }),
    ...{ changes: [], problems: [], missing: [], discounts: [], country: 'US', delivery: 'standard', payment: 'invoice', quoteHash: HASH },
    deliveries: [{ id: 'standard', name: 'Parcel', price: 12.95, expectedFrom: '2026-11-26', expectedTo: '2026-11-30', hint: '' }],
    payments: [{ id: 'invoice', name: 'Invoice', hint: '', open: true, why: '' }],
    sums: {
      ...{ goods: goods / 100, discount: 0, shipping: 12.95, tax: 0, taxName: '', coreCharges: cores / 100, weightKg: 1 },
      total: (goods + cores + 1295) / 100,
    },
    ...differs,
  }
}

/** The part of the contract that an order needs, in a few lines: one customer, a cart, an address book, orders by their keys. */
export function orderShop(cart: { id: string; qty: number }[]) {
  const placed = new Map<string, unknown>()
  const book: unknown[] = []
  const shop = {
    cart,
    placed,
    /** Every order that arrived, as it was said. */
    heard: [] as { key: string; input: Record<string, unknown> }[],
    quote: {} as Partial<Quote>,
    /** Every quote that was asked for. */
    quoted: [] as Record<string, unknown>[],
    /** Throws to refuse an order. */
    judge: (_input: Record<string, unknown>): void => undefined,
    async answer(request: Request): Promise<Response> {
      try {
        return envelopeReply({ result: await result(request) })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const { row, code, message, detail } = error
        return envelopeReply({ code: row.code, msg: message, message, error: code, ...detail }, { status: row.status })
      }
    },
  }
  async function result(request: Request): Promise<unknown> {
    const { pathname } = new URL(request.url)
    const input = request.method === 'GET' ? {} : await request.json()
    if (pathname === calls.cartList.path) return shop.cart.map(({ id, qty }) => cartLine(id, qty))
    if (pathname === calls.cartCount.path) return { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 }
    if (pathname === calls.addressList.path) return book
    if (pathname === calls.addressSave.path) {
      const defaultFor = book.length === 0 ? ['shipping', 'billing'] : []
      book.push({ company: '', phone: '', region: '', vatId: '', updatedAt: '', ...input, defaultFor })
      return book.at(-1)
    }
    if (pathname === calls.checkoutQuote.path) {
      shop.quoted.push(input)
      return quoteOf(shop.cart, shop.quote)
    }
    if (pathname === calls.orderPlace.path) return place(request.headers.get(IDEMPOTENCY_HEADER) ?? '', input)
    throw new AppError('no-route')
  }
  function place(key: string, input: Record<string, unknown>): unknown {
    shop.heard.push({ key, input })
    const before = placed.get(key)
    if (before !== undefined) return before
    shop.judge(input)
    const order = {
      id: randomUUID(),
      number: `CW-${100001 + placed.size}`,
      state: 'awaiting-payment',
      total: quoteOf(shop.cart, shop.quote).sums.total,
    }
    const answer = { ...order, payment: 'invoice', placedAt: '2026-11-21T08:00:00.000Z' }
    placed.set(key, answer)
    shop.cart = []
    return answer
  }
  return shop
}
