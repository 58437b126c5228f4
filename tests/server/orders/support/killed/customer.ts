import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { DEMO_EMAIL } from '#server/demo/demo-customer.ts'
import { milwaukee } from '../shop.ts'
import type { Reply, ShopProcess } from './shop-process.ts'

export const PASSWORD = 'brush gear and pinion'

/** A change with the keys under which it is sent, however often. */
export type Change = () => Promise<Reply | null>

const Line = v.object({ id: v.string(), qty: v.number() })
const Placed = v.object({ id: v.string(), number: v.string(), total: v.number() })
export type Placed = v.InferOutput<typeof Placed>
export const placedOf = (reply: Reply): Placed => v.parse(Placed, reply.result)

/** The demo customer, over HTTP. */
export async function signIn(shop: ShopProcess) {
  const signedIn = await shop.ask(() => shop.call('POST', '/marco/auth/marcoLogin', { email: DEMO_EMAIL, password: PASSWORD }))
  const token = { [TOKEN_HEADER]: v.parse(v.object({ token: v.string() }), signedIn.result).token }
  const read = async <S extends v.GenericSchema>(path: string, shape: S): Promise<v.InferOutput<S>> =>
    v.parse(shape, (await shop.ask(() => shop.call('GET', path, null, token))).result)
  const changing = (path: string, body: unknown): Change => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() }
    return () => shop.call('POST', path, body, { ...token, ...key })
  }
  return {
    read,
    add: (mcode: string, qty: number) => changing('/order/api/v1/shoppingcart/add', { mcode, qty }),
    cart: async () =>
      Object.fromEntries((await read('/order/api/v1/shoppingcart/list?type=1', v.array(Line))).map(({ id, qty }) => [id, qty])),
    rename:
      (realname: string): Change =>
      () =>
        shop.call('POST', '/account/api/v1/profile', { realname }, token),
    name: async () => (await read('/account/api/v1/profile', v.object({ realname: v.string() }))).realname,
    saveAddress: (id: string, name: string) => changing('/account/api/v1/address/save', { id, ...milwaukee, name }),
    addresses: async () =>
      Object.fromEntries(
        (await read('/account/api/v1/address/list', v.array(v.object({ id: v.string(), name: v.string() })))).map(({ id, name }) => [
          id,
          name,
        ]),
      ),
    /**
     * Puts one piece into the cart and orders it. What is to be said is written down once: a body that differs under the same key is
     * another wish.
     */
    order: (mcode: string): Change => {
      const choices = { ids: [mcode], address: milwaukee, delivery: 'collection', payment: 'invoice' }
      const { ids: _, ...rest } = choices
      const limits = { highestTotal: 100_000, expiresAt: new Date(Date.now() + 86_400_000).toISOString() }
      const added = changing('/order/api/v1/shoppingcart/add', { mcode, qty: 1 })
      const placed = changing('/order/api/v1/order/place', { ...rest, lines: [{ id: mcode, qty: 1 }], limits })
      return async () => (await added()) && (await shop.call('POST', '/order/api/v1/checkout/quote', choices, token)) && placed()
    },
    orders: async () => (await read('/order/api/v1/order/list', v.object({ total: v.number() }))).total,
    detail: (id: string) =>
      read(
        `/order/api/v1/order/detail?id=${id}`,
        v.object({ lines: v.array(v.unknown()), sums: v.object({ total: v.number() }), events: v.array(v.unknown()) }),
      ),
  }
}
export type Customer = Awaited<ReturnType<typeof signIn>>
