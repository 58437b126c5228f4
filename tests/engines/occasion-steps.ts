import { setTimeout as pause } from 'node:timers/promises'
import { ADD, allConfirmed, oneMore, openCart, SEND_NOW, shopHas, shows, stopTimers, timed, WAITING } from './cart-stage.ts'
import { openPart, part, type Stage, type Step } from './stage.ts'

const kept = (stage: Stage) => part(stage, 0)
const added = (stage: Stage) => part(stage, 2)

/** First line of a request that changes the cart. */
const CHANGES = /^POST \/\S*shoppingcart/

/** One more piece while the line is cut, then the line is mended and the occasion comes. */
async function sentOn(stage: Stage, qty: number, occasion: () => Promise<unknown>, between?: () => Promise<unknown>): Promise<string> {
  await openCart(stage)
  await allConfirmed(stage, [kept(stage), added(stage)])
  await stage.line.cut()
  await stage.hands.click(oneMore(kept(stage)))
  await shows(stage, kept(stage), qty)
  await stage.hands.waitFor(WAITING)
  await between?.()
  await stage.line.mend()
  await occasion()
  const took = await timed('in the shop', shopHas(stage, { [kept(stage)]: qty, [added(stage)]: 1 }))
  await allConfirmed(stage, [kept(stage), added(stage)])
  return took
}

/** Long enough for a try that is under way to have failed. */
const settle = async (stage: Stage) => {
  await pause(1000)
  await stopTimers(stage)
  await pause(1000)
}

/**
 * Every occasion on which an engine without Background Sync sends what waits, one by one, and the two ways in which a request can be half
 * done.
 */
export const occasionSteps: readonly Step[] = [
  {
    name: 'timers stopped, the event "online": sent',
    run: (stage) =>
      sentOn(
        stage,
        6,
        () => stage.driver.evaluate(() => dispatchEvent(new Event('online'))),
        () => settle(stage),
      ),
  },
  {
    name: 'timers stopped, the tab is looked at again: sent',
    run: (stage) =>
      sentOn(
        stage,
        7,
        () => stage.driver.lookBack(),
        async () => {
          await settle(stage)
          await stage.driver.lookAway()
        },
      ),
  },
  {
    name: 'timers stopped, "Send now" is pressed: sent',
    run: (stage) =>
      sentOn(
        stage,
        8,
        () => stage.hands.click(SEND_NOW),
        () => settle(stage),
      ),
  },
  {
    name: 'the worker is ended while a change waits: sent',
    possible: ({ driver }) => driver.stopWorker !== null || 'WebKitGTK offers no way to end its worker alone',
    run: (stage) =>
      sentOn(
        stage,
        9,
        () => Promise.resolve(),
        async () => stage.driver.stopWorker?.(),
      ),
  },
  {
    name: 'the change arrives and its reply is lost: once in the shop',
    async run(stage) {
      const mcode = part(stage, 4)
      const { [kept(stage)]: qty = 0 } = await stage.customer.cart()
      await openPart(stage, mcode)
      stage.line.loseReplies(CHANGES)
      await stage.hands.click(ADD)
      await shopHas(stage, { [kept(stage)]: qty, [added(stage)]: 1, [mcode]: 1 })
      // Time for more tries, each of which arrives as well.
      await pause(5000)
      await stage.line.mend()
      await openCart(stage)
      await allConfirmed(stage, [kept(stage), added(stage), mcode])
      await shopHas(stage, { [kept(stage)]: qty, [added(stage)]: 1, [mcode]: 1 })
    },
  },
  {
    name: 'killed while replies are lost: once in the shop',
    async run(stage) {
      const mcode = part(stage, 4)
      const { [kept(stage)]: qty = 0 } = await stage.customer.cart()
      await openPart(stage, mcode)
      stage.line.loseReplies(CHANGES)
      await stage.hands.click(ADD)
      const cart = { [kept(stage)]: qty, [added(stage)]: 1, [mcode]: 2 }
      await shopHas(stage, cart)
      await stage.driver.restart('killed')
      await stage.line.mend()
      await openCart(stage)
      await shows(stage, mcode, 2)
      await allConfirmed(stage, [kept(stage), added(stage), mcode])
      await shopHas(stage, cart)
    },
  },
]
