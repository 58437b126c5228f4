import { element, words } from './hands.ts'
import { LISTING, open, openPart, part, partLink, picturesDrawn, readyOffline, type Step } from './stage.ts'

const NO_SIGNAL = words(/No signal\. What you have seen is here\./)

/** What was seen is there without a network, in a page that goes on and after a cold start. */
export const offlineSteps: readonly Step[] = [
  {
    name: 'the shop opens and says that it is ready offline',
    async run(stage) {
      await open(stage, '/')
      await readyOffline(stage)
    },
  },
  {
    name: 'a listing and its parts are looked at',
    async run(stage) {
      await open(stage, LISTING)
      // The link of the row above lies over that row alone.
      await stage.hands.click(element('main table details > summary'))
      await stage.hands.waitFor(element('main table details[open] table'))
      await stage.hands.click(partLink(part(stage, 0)))
      await stage.hands.waitFor({ kind: 'h1', name: part(stage, 0), within: 'body' })
      await picturesDrawn(stage)
      for (const mcode of stage.parts.slice(1)) await openPart(stage, mcode)
    },
  },
  {
    name: 'line cut: a part seen before opens, with its picture',
    async run(stage) {
      await stage.line.cut()
      await openPart(stage, part(stage, 0))
      await picturesDrawn(stage)
      await stage.hands.waitFor(NO_SIGNAL)
      return `navigator.onLine is ${await stage.driver.evaluate(() => navigator.onLine)}`
    },
  },
  {
    name: 'cold start without a network: listing and part open',
    async run(stage) {
      await stage.driver.restart('closed')
      await open(stage, LISTING)
      await stage.hands.click(partLink(part(stage, 0)))
      await stage.hands.waitFor({ kind: 'h1', name: part(stage, 0), within: 'body' })
      await picturesDrawn(stage)
    },
  },
  {
    name: 'line mended: the shop is in reach again by itself',
    async run(stage) {
      await stage.hands.waitFor(NO_SIGNAL)
      await stage.line.mend()
      await stage.hands.waitForNo(NO_SIGNAL)
    },
  },
]
