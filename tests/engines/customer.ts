import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { sendCall } from '#data/call.ts'
import { portTo } from '../support/port.ts'

/** What the shop itself says, without a browser and beside the line that is cut. */
export interface Customer {
  /** What they sign in with. */
  email: string
  password: string
  token: string
  /** As the shop answered it, for local storage. */
  userInfo: string
  say: <N extends CallName>(name: N, input: CallInputOf<N>) => Promise<CallResultOf<N>>
  /** The cart in the shop: quantity by part. */
  cart: () => Promise<Record<string, number>>
  emptyCart: () => Promise<void>
}

/** Signs in as the demo customer of a server. */
export async function signedIn(baseUrl: string, password: string): Promise<Customer> {
  const { tenantId }: { tenantId: string } = await (await fetch(`${baseUrl}/config.json`)).json()
  const port = (token: string | null) => portTo(fetch, { baseUrl, tenantId, token: async () => token })
  const email = 'demo@armature.example'
  const { value } = await sendCall(port(null), 'marcoLogin', { email, password })
  const mine = port(value.token)
  const say: Customer['say'] = async (name, input) => (await sendCall(mine, name, input)).value
  const lines = () => say('cartList', { type: CART_LIST_TYPE })
  return {
    email,
    password,
    token: value.token,
    userInfo: JSON.stringify(value.userInfo),
    say,
    cart: async () => Object.fromEntries((await lines()).map(({ id, qty }) => [id, qty])),
    async emptyCart() {
      const ids = (await lines()).map(({ id }) => id)
      if (ids.length > 0) await say('cartDeleteBatch', { ids: ids.join(',') })
    },
  }
}
