import { ADD, allConfirmed, shopHas, shows, timed } from './cart-stage.ts'
import { button, field, heading, words } from './hands.ts'
import { open, openPart, part, type Stage, type Step } from './stage.ts'

/** Adds a part from its page as a guest, and waits until the notice says that it is on the list. */
async function addAsGuest(stage: Stage, mcode: string, pieces: number): Promise<void> {
  await openPart(stage, mcode)
  await stage.hands.click(ADD)
  await stage.hands.waitFor(words(new RegExp(`${mcode} · On your list: ${pieces}`)))
}

/** Opens the cart's address, where a guest finds the list. */
async function listHas(stage: Stage, quantities: Readonly<Record<string, number>>): Promise<void> {
  await open(stage, '/shoppingCart')
  await stage.hands.waitFor(heading(`${Object.keys(quantities).length} parts on your list`, 'main'))
  for (const [mcode, qty] of Object.entries(quantities)) await shows(stage, mcode, qty)
}

const listed = (stage: Stage) => ({ [part(stage, 0)]: 2, [part(stage, 1)]: 1, [part(stage, 2)]: 1 })

/** A guest's list: made without a network, there after everything was killed, and once in the cart of who signs in. */
export const guestSteps: readonly Step[] = [
  {
    name: 'line cut: a guest adds three parts, one of them twice',
    async run(stage) {
      await stage.line.cut()
      for (const at of [0, 1, 2]) await addAsGuest(stage, part(stage, at), 1)
      await addAsGuest(stage, part(stage, 0), 2)
    },
  },
  {
    name: 'browser killed, still cut: all of it is on the list',
    async run(stage) {
      await stage.driver.restart('killed')
      await listHas(stage, listed(stage))
    },
  },
  {
    name: 'line mended, signed in: each piece once in the shop, and nothing on the list',
    async run(stage) {
      const { email, password } = stage.customer
      await stage.line.mend()
      await listHas(stage, listed(stage))
      await stage.hands.fill(field('E-mail address', 'main'), email)
      await stage.hands.fill(field('Password', 'main'), password)
      await stage.hands.click(button('Sign In', 'main'))
      const took = await timed('in the shop', shopHas(stage, listed(stage)))
      await allConfirmed(stage, Object.keys(listed(stage)))
      await stage.driver.restart('closed')
      await open(stage, '/shoppingCart')
      await allConfirmed(stage, Object.keys(listed(stage)))
      await shopHas(stage, listed(stage))
      // The journey goes on with an empty cart, and nobody signed in.
      await stage.customer.emptyCart()
      await stage.driver.evaluate(() => {
        for (const key of ['userInfo', 'token']) localStorage.removeItem(key)
      })
      await listEmpty(stage)
      return took
    },
  },
]

async function listEmpty(stage: Stage): Promise<void> {
  await open(stage, '/shoppingCart')
  await stage.hands.waitFor(heading('Your list is empty', 'main'))
}
