import { add, allConfirmed, lineOf, oneMore, openCart, remove, shopHas, shows, timed, WAITING } from './cart-stage.ts'
import { words } from './hands.ts'
import { open, part, type Stage, type Step } from './stage.ts'

/**
 * The cart of the journey: a part that is kept and changed, one that is deleted, one that is added without a network, one added and deleted
 * there.
 */
const kept = (stage: Stage) => part(stage, 0)
const deleted = (stage: Stage) => part(stage, 1)
const added = (stage: Stage) => part(stage, 2)
const undone = (stage: Stage) => part(stage, 3)

/** Issue 4's journey: add, change and delete without a network, cold restart, network back, one cart on the server. */
export const cartSteps: readonly Step[] = [
  {
    name: 'signed in, the cart is empty',
    async run(stage) {
      const { token, userInfo } = stage.customer
      await stage.driver.evaluate(
        (newToken, newUser) => {
          localStorage.setItem('token', newToken)
          localStorage.setItem('userInfo', newUser)
        },
        token,
        userInfo,
      )
      await openCart(stage)
      await stage.hands.waitFor(words('Your cart is empty.', 'main'))
    },
  },
  {
    name: 'two parts are put into the cart, and confirmed',
    async run(stage) {
      await add(stage, kept(stage), 1)
      await shopHas(stage, { [kept(stage)]: 1 })
      await add(stage, deleted(stage), 2)
      await shopHas(stage, { [kept(stage)]: 1, [deleted(stage)]: 1 })
      await openCart(stage)
      await allConfirmed(stage, [kept(stage), deleted(stage)])
    },
  },
  {
    name: 'line cut: change, delete and add; add another and delete it',
    async run(stage) {
      await stage.line.cut()
      for (const qty of [2, 3, 4]) {
        await stage.hands.click(oneMore(kept(stage)))
        await shows(stage, kept(stage), qty)
      }
      await stage.hands.click(remove(deleted(stage)))
      await stage.hands.waitForNo(lineOf(deleted(stage)))
      await add(stage, added(stage), 5)
      await add(stage, undone(stage), 6)
      await openCart(stage)
      await stage.hands.click(remove(undone(stage)))
      await stage.hands.waitForNo(lineOf(undone(stage)))
      return stage.hands.text(WAITING)
    },
  },
  {
    name: 'cold start, still cut: the cart is as it was left',
    async run(stage) {
      await stage.driver.restart('closed')
      await openCart(stage)
      await shows(stage, kept(stage), 4)
      await shows(stage, added(stage), 1)
      for (const gone of [deleted(stage), undone(stage)]) await stage.hands.waitForNo(lineOf(gone))
      await shopHas(stage, { [kept(stage)]: 1, [deleted(stage)]: 1 })
      return stage.hands.text(WAITING)
    },
  },
  {
    name: 'server back, no event tells of it: one cart in the shop',
    async run(stage) {
      await stage.driver.evaluate(() => {
        addEventListener('online', () => document.body.setAttribute('data-heard', 'online'))
      })
      await stage.line.mend()
      const took = await timed('in the shop', shopHas(stage, { [kept(stage)]: 4, [added(stage)]: 1 }))
      await allConfirmed(stage, [kept(stage), added(stage)])
      const heard = await stage.driver.evaluate(() => document.body.hasAttribute('data-heard') || !navigator.onLine)
      if (heard) throw new Error('navigator.onLine changed: this was not the case that is tested')
      return took
    },
  },
  {
    name: 'changed without a network, browser killed: the start of any page sends it',
    async run(stage) {
      await stage.line.cut()
      await stage.hands.click(oneMore(kept(stage)))
      await shows(stage, kept(stage), 5)
      await stage.driver.restart('killed')
      await stage.line.mend()
      await open(stage, '/')
      const took = await timed('in the shop', shopHas(stage, { [kept(stage)]: 5, [added(stage)]: 1 }))
      await openCart(stage)
      await allConfirmed(stage, [kept(stage), added(stage)])
      return took
    },
  },
]
