import { ADD, openCart, shopHas } from './cart-stage.ts'
import { eventually } from './eventually.ts'
import { button, element, words } from './hands.ts'
import { openPart, part, type Stage, type Step } from './stage.ts'

const OLD_USD = 1
const MOVED = element('[data-price-moves="1"]')

/** What this device keeps of a part says that it costs a dollar, as it may have done days ago. */
const keptAtOldPrice = (stage: Stage, mcode: string) =>
  stage.driver.evaluate(
    async (code, usd) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const { pathname, searchParams } = new URL(request.url)
          if (!pathname.endsWith('/product/detail') || searchParams.get('mcode') !== code) continue
          const reply = await cache.match(request)
          if (!reply) continue
          const body = await reply.json()
          Object.assign(body.result, { price: usd, priceLadder: [{ fromQty: 1, unitPrice: usd }] })
          await cache.put(request, new Response(JSON.stringify(body), { headers: reply.headers }))
        }
      }
    },
    mcode,
    OLD_USD,
  )

/** The next version of the shop was open on this device: its database is one version newer, and has a store that this one does not know. */
const upgradeDatabases = (stage: Stage) =>
  stage.driver.evaluate(async () => {
    const upgraded: string[] = []
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      if (!name.startsWith('armature.')) continue
      await new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open(name, version + 1)
        asked.onupgradeneeded = () => asked.result.createObjectStore('of-tomorrow')
        asked.onsuccess = () => {
          asked.result.close()
          resolve()
        }
        asked.onerror = () => reject(asked.error)
      })
      upgraded.push(name)
    }
    return upgraded
  })

/** What the cart says is true: of a price that was old, and of a database that a newer shop has upgraded. */
export const truthSteps: readonly Step[] = [
  {
    name: 'added without a signal at an old price: the cart says old and new, until the new one is taken',
    async run(stage) {
      const mcode = part(stage, 1)
      await stage.customer.emptyCart()
      await openPart(stage, mcode)
      await keptAtOldPrice(stage, mcode)
      await stage.line.cut()
      await openPart(stage, mcode)
      await stage.hands.waitFor(words(/\$1\.00/, 'main'))
      await stage.hands.click(ADD)
      await stage.hands.waitFor(words(/1 change waits on this device\./, '[role=status]'))
      await stage.line.mend()
      await shopHas(stage, { [mcode]: 1 })
      await openCart(stage)
      await stage.hands.waitFor(MOVED)
      await stage.hands.waitFor(words(/^Dearer now: was \$1\.00 when you added it$/, `[data-line="${mcode}"]`))
      await stage.hands.click(button('Take the new price'))
      await stage.hands.waitForNo(MOVED)
      await shopHas(stage, { [mcode]: 1 })
    },
  },
  {
    name: 'a newer shop has upgraded the database, then this one is back: what is added without a signal is kept, shown and sent',
    async run(stage) {
      const [had, mcode] = [part(stage, 1), part(stage, 2)]
      await openPart(stage, mcode)
      const upgraded = await upgradeDatabases(stage)
      if (upgraded.length === 0) throw new Error('This device has no database of the shop.')
      await stage.line.cut()
      await stage.hands.click(ADD)
      await stage.hands.waitFor(words(/1 change waits on this device\./, '[role=status]'))
      await stage.driver.restart('killed')
      await openCart(stage)
      await stage.hands.waitFor(element(`[data-line="${mcode}"]`))
      await stage.line.mend()
      await shopHas(stage, { [had]: 1, [mcode]: 1 })
      await eventually('the version of the newer shop', async () =>
        stage.driver.evaluate(async (names) => {
          const there = await indexedDB.databases()
          return names.every((name) => there.some((one) => one.name === name))
        }, upgraded),
      )
    },
  },
]
