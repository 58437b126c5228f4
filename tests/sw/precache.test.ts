import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Precache } from '../../sw/precache.ts'
import { memoryCaches } from '../support/memory-caches.ts'

const origin = 'https://shop.test'
const PORTAL = '<!doctype html><title>Free WiFi</title>'
const built: Record<string, string> = { 'index.html': '<!doctype html><div id="app"></div>', 'assets/core-1.js': 'export const core = 1' }
const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const pageKey = `${origin}/index.html?__WB_REVISION__=1`
const coreKey = `${origin}/assets/core-1.js`
const html = (text = PORTAL) => new Response(text, { headers: { 'content-type': 'text/html' } })

let memory: ReturnType<typeof memoryCaches>
let reach: (request: Request) => Response | Promise<Response>
let missed: number
let precache: Precache
let cacheName: string

/** An event of the worker, whose work is waited for by `done`. */
class WorkerEvent extends Event {
  readonly #work: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>) {
    this.#work.push(work)
  }
  done = () => Promise.all(this.#work)
}

beforeEach(async () => {
  memory = memoryCaches()
  vi.stubGlobal('caches', memory.caches)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${origin}/sw.js`))
  vi.stubGlobal('registration', { scope: `${origin}/` })
  vi.stubGlobal('ExtendableEvent', WorkerEvent)
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  reach = ({ url }) => {
    const { pathname } = new URL(url)
    return pathname.endsWith('.html') ? html(built['index.html']) : new Response(built[pathname.slice(1)])
  }
  missed = 0
  vi.resetModules()
  const { createPrecache: precacheOf } = await import('../../sw/precache.ts')
  cacheName = (await import('workbox-core')).cacheNames.precache
  const entries = Object.entries(built).map(([url, text]) => ({
    url,
    revision: url === 'index.html' ? '1' : null,
    integrity: integrity(text),
  }))
  precache = precacheOf(
    entries,
    async (asked) => reach(new Request(asked)),
    () => {
      missed += 1
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const kept = async (key: string) => (await (await memory.caches.open(cacheName)).match(key))?.text()
const put = async (key: string, reply: Response) => (await memory.caches.open(cacheName)).put(key, reply)
async function install(): Promise<boolean> {
  const event = new WorkerEvent('install')
  const wasBroken = await precache.install(event)
  await event.done()
  return wasBroken
}
async function opened(): Promise<string> {
  return (await precache.openPage(new Request(`${origin}/prod/m/A-1`), new WorkerEvent('fetch'))).text()
}

test('an installation keeps every file of the list, where Workbox looks for it', async () => {
  expect(await install()).toBe(false)
  expect(await kept(pageKey)).toBe(built['index.html'])
  expect(await kept(coreKey)).toBe(built['assets/core-1.js'])
  expect(await precache.shell.findMissingFiles()).toEqual([])
})

test('one through a gateway fails, so that no worker takes over that has its page', async () => {
  reach = () => html()
  await expect(install()).rejects.toThrow('is not the file of this build')
  expect(await kept(pageKey)).toBeUndefined()
})

test('what an older worker kept of a gateway is put right by the next, which says that the older one is broken', async () => {
  await put(coreKey, html())
  expect(await install()).toBe(true)
  expect(await kept(coreKey)).toBe(built['assets/core-1.js'])
})

test('a navigation is answered with the kept page, without the network', async () => {
  await install()
  reach = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await opened()).toBe(built['index.html'])
  expect(missed).toBe(0)
})

test.each([
  ['is gone', async () => (await memory.caches.open(cacheName)).delete(pageKey)],
  ['is a gateway’s', () => put(pageKey, html())],
])('a navigation whose kept page %s is asked of the network, and the shop is mended', async (_, harm) => {
  await install()
  await harm()
  reach = ({ url }) => html(`the server's page of ${new URL(url).pathname}`)
  expect(await opened()).toBe("the server's page of /prod/m/A-1")
  expect(missed).toBe(1)
})
