import { setTimeout as pause } from 'node:timers/promises'
import { ADD, shopHas } from './cart-stage.ts'
import { eventually } from './eventually.ts'
import { link, type Target, words } from './hands.ts'
import { ordersAs, PLACED, saveOrder } from './order-stage.ts'
import { everything, listed, ofEverything, searchFor, stillUnseen, unseen } from './pack-stage.ts'
import { open, partLink, picturesDrawn, readyOffline, type Stage, type Step } from './stage.ts'

const HERE = everything(/^On this device, whole\.$/)

/** The shop makes its packs some moments after its start. */
const offered = (stage: Stage) =>
  eventually('the pack of everything in the list', async () => {
    await open(stage, '/prod/offline')
    return eventually('its button', () => stage.hands.seen(ofEverything('Put on this device')), 3000)
  })

/** Presses until the button has gone: while the page still says how ready it is, its lines move, and a press can miss. */
const pressed = (stage: Stage, wanted: Target) =>
  eventually('the end of a button that was pressed', async () => {
    if ((await stage.hands.seen(wanted)) === null) return true
    await stage.hands.click(wanted)
    await pause(1000)
    return false
  })

const purchaseOrder = ({ driver }: Stage) => `${driver.engine} in the pit`

/** Issue 15's journey: the whole catalogue on the device, then everything up to an order of what was never seen without a network. */
export const packSteps: readonly Step[] = [
  {
    name: 'the whole catalogue is put on the device',
    async run(stage) {
      await stage.customer.emptyCart()
      await offered(stage)
      await pressed(stage, ofEverything('Put on this device'))
      await stage.hands.waitFor(HERE)
      await readyOffline(stage)
      return stage.hands.text(everything(/^[\d,]+ of [\d,]+ parts/))
    },
  },
  {
    name: 'line cut, cold start: a part never seen is found by words, by its scratched number and by its number',
    async run(stage) {
      stage.unseen = await stillUnseen(stage)
      const { mcode, oeNumber, words: said } = unseen(stage)
      await stage.line.cut()
      await stage.driver.restart('closed')
      await open(stage, '/')
      await searchFor(stage, said)
      await listed(stage, mcode)
      await picturesDrawn(stage)
      const key = oeNumber.replace(/[^A-Z0-9]/g, '')
      await searchFor(stage, `${key.slice(0, 5)}?${key.slice(6)}`)
      await listed(stage, mcode)
      await searchFor(stage, oeNumber)
      await listed(stage, mcode)
      return `${mcode}, ${oeNumber}, ${said}`
    },
  },
  {
    name: 'still cut: its page opens, its drawing is drawn, and it is put into the cart',
    async run(stage) {
      const { mcode } = unseen(stage)
      await stage.hands.click(partLink(mcode))
      await stage.hands.waitFor({ kind: 'h1', name: mcode, within: 'main' })
      await picturesDrawn(stage)
      await stage.hands.click(ADD)
      await stage.hands.waitFor(link('Cart, 1 item'))
    },
  },
  {
    name: 'still cut, the browser killed and started: an order of it is prepared, and saved with a limit',
    async run(stage) {
      await stage.driver.restart('killed')
      await saveOrder(stage, purchaseOrder(stage))
      if ((await ordersAs(stage, purchaseOrder(stage))).length > 0) throw new Error('The shop has it, although the line is cut.')
    },
  },
  {
    name: 'killed once more, line mended: the shop has the order, once, and the page says so',
    async run(stage) {
      const { mcode } = unseen(stage)
      const address = await stage.driver.evaluate(() => location.pathname + location.search)
      await stage.driver.restart('killed')
      await stage.line.mend()
      await open(stage, address)
      await stage.hands.waitFor(PLACED)
      await shopHas(stage, {})
      const lines = await ordersAs(stage, purchaseOrder(stage))
      if (JSON.stringify(lines) !== JSON.stringify([{ [mcode]: 1 }])) throw new Error(`The shop has ${JSON.stringify(lines)}.`)
      await open(stage, '/shoppingCart')
      await stage.hands.waitFor(words('Your cart is empty.', 'main'))
    },
  },
  {
    name: 'the pack is removed: the shop offers it again',
    async run(stage) {
      await open(stage, '/prod/offline')
      await stage.hands.waitFor(HERE)
      await pressed(stage, ofEverything('Remove'))
      await stage.hands.waitFor(ofEverything('Put on this device'))
    },
  },
]
