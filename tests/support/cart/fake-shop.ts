import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { type CartLine, SeenPrice } from '#contract/cart/cart.ts'
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { partCard } from '../parts.ts'
import type { PlainCart, TestParts, TestShop } from './shop.ts'

const parts: TestParts = { good: ['GOOD-1', 'GOOD-2', 'GOOD-3'], few: 'FEW-1', gone: 'GONE-1', pair: 'PAIR-1', unknown: 'NONE-1' }
const PRICE = 129.5

/**
 * The cart's part of the contract in a few lines, without a database, for breadth: a thousand schedules in seconds. The same schedules run
 * against the real server as well, and where the two disagree the real one is right.
 */
export function fakeShop(): TestShop {
  const carts = new Map<string, PlainCart>()
  const tokens = new Map<string, string>()
  const replies = new Map<string, { body: string; reply: () => unknown }>()
  const cartOf = (owner: string) => carts.get(owner) ?? {}
  const prices = new Map<string, number>()
  const priceOf = (part: string) => prices.get(part) ?? PRICE
  /** What was seen of each line's price, by owner and part. */
  const seen = new Map<string, number>()
  const beforeOf = (owner: string) =>
    Object.fromEntries(
      Object.keys(cartOf(owner)).flatMap((id) => {
        const was = seen.get(`${owner} ${id}`) ?? priceOf(id)
        return was === priceOf(id) ? [] : [[id, was]]
      }),
    )
  const lineOf = ([id, { qty, job }]: [string, PlainCart[string]], before: Record<string, number>): CartLine => ({
    id: v.parse(Mcode, id),
    qty,
    amount: Math.round(qty * priceOf(id) * 100) / 100,
    job,
    addedAt: '2026-11-21T08:00:00.000Z',
    ...(before[id] === undefined ? {} : { priceBefore: before[id] }),
    ...displayedPartOf(partCard({ mcode: id, price: priceOf(id) })),
  })

  async function answer(request: Request): Promise<Response> {
    try {
      const { pathname } = new URL(request.url)
      if (pathname === calls.searchKeyword.path) return ok([])
      const owner = tokens.get(request.headers.get(TOKEN_HEADER) ?? '')
      if (owner === undefined) throw new AppError('sign-in-required')
      if (pathname === calls.cartList.path) return ok(Object.entries(cartOf(owner)).map((line) => lineOf(line, beforeOf(owner))))
      if (pathname === calls.cartCount.path) return ok({ lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 })
      const key = `${owner} ${request.headers.get(IDEMPOTENCY_HEADER)}`
      const body = await request.text()
      const before = replies.get(key)
      if (before !== undefined && before.body !== body) throw new AppError('key-reused')
      const reply = before?.reply ?? outcome(() => change(owner, pathname, JSON.parse(body)))
      replies.set(key, { body, reply })
      return ok(reply())
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { row, code, message } = error
      return Response.json({ code: row.code, msg: message, message, error: code }, { status: row.status })
    }
  }

  function change(owner: string, path: string, input: Record<string, string | number | SeenPrice>): unknown {
    const cart = { ...cartOf(owner) }
    const ids = String(input['ids'] ?? '').split(',')
    const qty = Number(input['qty'])
    const price = v.safeParse(SeenPrice, input['seen'])
    const look = (id: string) => void seen.set(`${owner} ${id}`, price.success ? price.output.unitPrice : priceOf(id))
    const result = ((): unknown => {
      switch (path) {
        case calls.cartAdd.path: {
          const id = String(input['mcode'])
          const sum = (cart[id]?.qty ?? 0) + qty
          demand(id, sum)
          cart[id] = { qty: sum, job: '' }
          look(id)
          return { id, qty: sum }
        }
        case calls.cartUpdate.path: {
          const id = String(input['id'])
          const line = cart[id]
          if (line === undefined) return { id, qty: 0 }
          demand(id, qty)
          cart[id] = { ...line, qty }
          look(id)
          return { id, qty }
        }
        case calls.cartSetAside.path:
          for (const id of ids) if (cart[id]) cart[id] = { ...cart[id], job: String(input['job']) }
          return { ids: ids.filter((id) => cart[id]), job: String(input['job']) }
        default: {
          const deleted = ids.filter((id) => cart[id])
          for (const id of deleted) delete cart[id]
          return { deleted }
        }
      }
    })()
    carts.set(owner, cart)
    return result
  }

  return {
    parts,
    tenantId: 'volt',
    answer,
    restart: () => undefined,
    newOwner: async () => randomUUID(),
    signIn: async (owner) => {
      const token = randomUUID()
      tokens.set(token, owner)
      return token
    },
    expire: async (owner) => {
      for (const [token, whose] of tokens) if (whose === owner) tokens.delete(token)
    },
    cartOf: async (owner) => {
      const cart = cartOf(owner)
      const counted = Object.entries(cart).filter(([, { job }]) => job === '')
      return { cart, total: counted.reduce((sum, [id, { qty }]) => sum + qty * priceOf(id), 0), before: beforeOf(owner) }
    },
    priceOf: async (part) => priceOf(part),
    makeDearer: async (part) => void prices.set(part, priceOf(part) + 1),
  }
}

/** What a change came to, to be said as often as it is asked for: a refusal is remembered like a result. */
function outcome(work: () => unknown): () => unknown {
  try {
    const result = work()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const ok = (result: unknown) => Response.json({ code: 200, msg: 'ok', result })

function demand(id: string, qty: number): void {
  if (id === parts.unknown) throw new AppError('not-found')
  if (id === parts.gone) throw new AppError('withdrawn')
  if (id === parts.few && qty > 3) throw new AppError('sold-out')
  if (id === parts.pair && qty < 2) throw new AppError('bad-request', { message: 'This part is sold from 2 pieces up.' })
}
