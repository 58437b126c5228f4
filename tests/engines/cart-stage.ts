import { eventually } from './eventually.ts'
import { button, element, field, link, type Target, words } from './hands.ts'
import { open, openPart, type Stage } from './stage.ts'

const row = (mcode: string) => `[data-line="${mcode}"]`
const confirmed = (mcode: string): Target => element(`${row(mcode)} [data-progress=confirmed]`)

export const lineOf = (mcode: string): Target => element(row(mcode))
export const oneMore = (mcode: string): Target => button('One more', row(mcode))
export const remove = (mcode: string): Target => button(`Remove ${mcode}`)
export const WAITING = words(/^\d+ changes? waits? on this device\./, '[role=status]')
export const SEND_NOW = button('Send now')
export const ADD = button('Add to cart', 'main')

export async function openCart(stage: Stage): Promise<void> {
  await open(stage, '/shoppingCart')
  await stage.hands.waitFor({ kind: 'h1', name: 'Your cart', within: 'main' })
}

/** Adds a part from its page, and waits for the badge: by then the wish is written down. `pieces`: in the whole cart afterwards. */
export async function add(stage: Stage, mcode: string, pieces: number): Promise<void> {
  await openPart(stage, mcode)
  await stage.hands.click(ADD)
  await stage.hands.waitFor(link(`Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`))
}

/** The page shows this quantity of a part. */
export const shows = (stage: Stage, mcode: string, qty: number): Promise<unknown> =>
  eventually(`${qty} of ${mcode} on the page`, async () => (await stage.hands.value(field('Quantity', row(mcode)))) === String(qty))

/** The shop has exactly this cart: nothing lost, nothing twice. */
export const shopHas = (stage: Stage, cart: Readonly<Record<string, number>>): Promise<unknown> => {
  const text = (of: Readonly<Record<string, number>>) => JSON.stringify(Object.entries(of).sort())
  let last = ''
  return eventually(`in the shop ${text(cart)}`, async () => {
    last = text(await stage.customer.cart())
    if (last !== text(cart)) throw new Error(`the shop has ${last}`)
    return true
  })
}

/** The page says of all these lines that the shop has them, and that nothing waits. */
export async function allConfirmed(stage: Stage, mcodes: readonly string[]): Promise<void> {
  for (const mcode of mcodes) await stage.hands.waitFor(confirmed(mcode))
  await stage.hands.waitForNo(WAITING)
}

/** Stops every timer of the page, those to come too, so that what happens next has another cause. */
export const stopTimers = (stage: Stage): Promise<unknown> =>
  stage.driver.evaluate(() => {
    const real = window.setTimeout
    const last = real(() => undefined, 0)
    for (let id = 0; id <= last; id += 1) clearTimeout(id)
    Object.assign(window, { setInterval: () => 0, setTimeout: (work: () => void, ms = 0) => (ms < 1000 ? real(work, ms) : 0) })
  })

/** Does work and says how long it took. */
export async function timed(what: string, work: Promise<unknown>): Promise<string> {
  const started = performance.now()
  await work
  return `${what} after ${((performance.now() - started) / 1000).toFixed(1)} s`
}
