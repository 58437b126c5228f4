import { button, words } from './hands.ts'
import { openPart, part, type Stage, type Step } from './stage.ts'

const DAYS = 3
const DAYS_MS = DAYS * 24 * 60 * 60 * 1000

const READY = words(/ready to ship/, 'main')
const UNKNOWN = words(/^Stock unknown: last seen 3 days ago$/, 'main')
const PRICE_OF = words(/^Price of /, 'main')
const NO_SIGNAL = button(/^No signal\./, '[role=status]')
const FROM_PHONE = words(/^From this device, 3 days ago\.$/, '[popover]')

/** Some days go by for this page. */
const daysLater = (stage: Stage) =>
  stage.driver.evaluate((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }, DAYS_MS)

/** What the worker keeps was fetched some days ago. */
const keptDaysAgo = (stage: Stage) =>
  stage.driver.evaluate(async (ms) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const reply = await cache.match(request)
        const at = reply?.headers.get('X-Fetched-At')
        if (!reply || !at) continue
        const headers = new Headers(reply.headers)
        headers.set('X-Fetched-At', new Date(Date.parse(at) - ms).toISOString())
        await cache.put(request, new Response(await reply.blob(), { headers }))
      }
    }
  }, DAYS_MS)

async function saysItsAge(stage: Stage): Promise<void> {
  await stage.hands.waitFor(UNKNOWN)
  await stage.hands.waitFor(PRICE_OF)
  // The age of all that is shown stands in the details of the line that says "No signal".
  await stage.hands.click(NO_SIGNAL)
  await stage.hands.waitFor(FROM_PHONE)
  await stage.hands.waitForNo(READY)
}

/** Prices and stocks that are not of now say of when they are, in a page that comes back as after a cold start. */
export const ageSteps: readonly Step[] = [
  {
    name: 'a page that comes back days later without a signal does not know the stock, and dates the price',
    async run(stage) {
      await openPart(stage, part(stage, 0))
      await stage.hands.waitFor(READY)
      await stage.line.cut()
      // Before it is out of sight: there are engines whose driver then speaks to the other tab.
      await daysLater(stage)
      await stage.driver.lookAway()
      await stage.driver.lookBack()
      await saysItsAge(stage)
    },
  },
  {
    name: 'so does a cold start; with a signal it is asked for again by itself',
    async run(stage) {
      await keptDaysAgo(stage)
      await stage.driver.restart('closed')
      await openPart(stage, part(stage, 0))
      await saysItsAge(stage)
      await stage.line.mend()
      await stage.hands.waitFor(READY)
      await stage.hands.waitForNo(PRICE_OF)
    },
  },
]
