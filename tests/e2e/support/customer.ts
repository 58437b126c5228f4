import type { BrowserContext, Page } from '@playwright/test'
import type { CartLine } from '#contract/cart/cart.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { callShop, PASSWORD, registered } from './account.ts'
import { mailTo, newAddress } from './mailbox.ts'
import { test as base } from './test.ts'

/** Somebody with an account of their own, and a second device: calls without a browser. */
export interface Customer {
  email: string
  token: string
  userInfo: unknown
  cart: () => Promise<CartLine[]>
  add: (mcode: Mcode, qty: number) => Promise<unknown>
  remove: (...ids: Mcode[]) => Promise<unknown>
}

async function newCustomer(name: string): Promise<Customer> {
  const email = newAddress(name)
  await registered(email)
  const { code } = await mailTo(email, /Your code/)
  await callShop('verifyEmailCode', { email, verifyCode: code })
  const { token, userInfo } = await callShop('marcoLogin', { email, password: PASSWORD })
  return {
    email,
    token,
    userInfo,
    cart: () => callShop('cartList', { type: 1 }, token),
    add: (mcode, qty) => callShop('cartAdd', { mcode, qty }, token),
    remove: (...ids) => callShop('cartDeleteBatch', { ids: ids.join(',') }, token),
  }
}

/** Signs a browser in as a customer, before any page of it is opened. What the page itself changes later is left alone. */
export const signedIn = (context: BrowserContext, { token, userInfo }: Pick<Customer, 'token' | 'userInfo'>): Promise<unknown> =>
  context.addInitScript(
    ([storedToken, storedUser]) => {
      // Tools open blank documents too, which have no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem('userInfo') !== null) return
      localStorage.setItem('token', storedToken)
      localStorage.setItem('userInfo', storedUser)
    },
    [token, JSON.stringify(userInfo)] as const,
  )

/** Signs in the browser of a page that is open, from its next load on, and once: whoever signs out there stays signed out. */
export const signedInOnce = (page: Page, { token, userInfo }: Pick<Customer, 'token' | 'userInfo'>): Promise<unknown> =>
  page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken)
      localStorage.setItem('userInfo', storedUser)
    },
    [token, JSON.stringify(userInfo)] as const,
  )

/** One account a worker of the test runner, since the shop lets nobody register often; its cart is empty when a test begins. */
export const test = base.extend<{ customer: Customer }, { account: Customer }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => use(await newCustomer('cart')),
    { scope: 'worker' },
  ],
  customer: async ({ account }, use) => {
    const lines = await account.cart()
    if (lines.length > 0) await account.remove(...lines.map(({ id }) => id))
    await use(account)
  },
})
