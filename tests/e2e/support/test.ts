import { type BrowserContext, test as base, expect } from '@playwright/test'
import { awaitApp } from './await-app.ts'
import { type Line, openLine } from './line.ts'
import { type OwnBrowser, ownBrowser } from './own-browser.ts'

/** What pages complained about; a test that ends with a complaint has failed. */
export interface Complaints {
  watch: (context: BrowserContext) => void
  /** These are expected in this test: the network is cut, or an address answers 404. */
  allow: (...patterns: RegExp[]) => void
}

/** What Chromium itself prints when a request fails because the network is gone, or goes in the middle of a reply. */
export const CUT = [
  /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_\w+|FAILED|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|NETWORK_CHANGED)/,
  /net::ERR_(?:CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/,
  /Failed to fetch/,
  // It looked for a newer worker just then.
  /unknown error occurred when fetching the script/,
]
/** What Chromium itself prints when the page it opened was answered 404. */
export const NOT_FOUND = /status of 404/
/** What Chromium itself prints when the shop refuses a call. */
export const REFUSED = /status of 4(?:00|01|03|29)/
/** All tests sign in from one network address: after many failures there the shop asks for the device's work, and the form sends it along. */
const WORK_WANTED = /status of 400 .*\/marcoLogin/

interface Shop {
  complaints: Complaints
  /** A line to the server that can be cut. */
  line: Line
  /** A browser of its own with a profile that outlives it. */
  own: OwnBrowser
}

export const test = base.extend<Shop>({
  complaints: [
    async ({ context }, use) => {
      const printed: string[] = []
      const allowed: RegExp[] = [WORK_WANTED]
      const hear = (text: string) => void printed.push(text)
      const complaints: Complaints = {
        watch(watched) {
          watched.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`))
          awaitApp(watched)
          watched.on('weberror', (error) => hear(error.error().stack || String(error.error())))
        },
        allow: (...patterns) => void allowed.push(...patterns),
      }
      complaints.watch(context)
      await use(complaints)
      expect(
        printed.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'console.error and uncaught errors of the pages',
      ).toEqual([])
    },
    { auto: true },
  ],
  line: async ({ complaints }, use) => {
    complaints.allow(...CUT)
    const line = await openLine()
    await use(line)
    await line.cut()
  },
  own: async ({ complaints, viewport }, use) => {
    const own = ownBrowser(complaints, viewport ?? { width: 1440, height: 900 })
    await use(own)
    await own.close()
  },
})

export { expect }
