import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AppShellCache, createAppShellCache, isForeignPage } from '../../sw/app-shell-cache.ts'
import { memoryCaches } from '../support/memory-caches.ts'

const origin = 'https://shop.test'
const CACHE = 'precache'
const PORTAL = '<!doctype html><title>Free WiFi</title>'
const page = '<!doctype html><div id="app"></div>'
/** What the build made, by address, in the order of its list. */
const built: Record<string, string> = {
  [`${origin}/index.html?__WB_REVISION__=1`]: page,
  [`${origin}/assets/index-1.js`]: 'import "./core-1.js"',
  [`${origin}/assets/core-1.js`]: 'export const core = 1',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${origin}/assets/rest-${at}.js`, `export const rest = ${at}`])),
}
const keys = Object.keys(built)
const [pageKey = '', entryKey = '', coreKey = ''] = keys

const html = () => new Response(PORTAL, { headers: { 'content-type': 'text/html' } })
const fileAt = (url: string) =>
  new Response(built[url], { headers: { 'content-type': url.includes('.js') ? 'text/javascript' : 'text/html' } })

let memory: ReturnType<typeof memoryCaches>
let reach: (request: Request) => Response | Promise<Response>
let asked: string[]
let shell: AppShellCache

beforeEach(() => {
  memory = memoryCaches()
  vi.stubGlobal('caches', memory.caches)
  asked = []
  reach = ({ url }) => fileAt(url)
  const files = Object.entries(built).map(([key, text]) => ({
    key,
    integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  }))
  shell = createAppShellCache(files, CACHE, async (asking) => {
    const request = new Request(asking)
    asked.push(request.url)
    return reach(request)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const put = async (key: string, reply: Response) => (await memory.caches.open(CACHE)).put(key, reply)
const kept = async (key: string) => (await (await memory.caches.open(CACHE)).match(key))?.text()
const lacking = async () => (await shell.findMissingFiles()).map(({ key }) => key)

describe('what is not as the build made it', () => {
  test('is every file of an empty cache, in their order, and none once all were fetched', async () => {
    expect(await lacking()).toEqual(keys)
    await shell.fetchMissingFiles()
    expect(await lacking()).toEqual([])
    expect(await kept(coreKey)).toBe(built[coreKey])
  })

  test('is a file that is gone, one that a gateway’s page lies in place of, and one of other contents under its name', async () => {
    await shell.fetchMissingFiles()
    await (await memory.caches.open(CACHE)).delete(coreKey)
    await put(entryKey, html())
    await put(`${origin}/assets/rest-3.js`, new Response('export const rest = 4', { headers: { 'content-type': 'text/javascript' } }))
    expect(await lacking()).toEqual([entryKey, coreKey, `${origin}/assets/rest-3.js`])
    asked = []
    await shell.fetchMissingFiles()
    expect(await lacking()).toEqual([])
    expect(asked).toHaveLength(3)
  })

  test('is a good text under a bad HTTP status', async () => {
    await shell.fetchMissingFiles()
    await put(coreKey, new Response(built[coreKey], { status: 404 }))
    expect(await lacking()).toEqual([coreKey])
  })
})

describe('a gateway that answers HTTP 200 with its own page', () => {
  test('is never kept, not one file of it, and what came before it stays', async () => {
    reach = ({ url }) => (keys.indexOf(url) < 2 ? fileAt(url) : html())
    await expect(shell.fetchMissingFiles()).rejects.toThrow('is not the file of this build')
    expect(await lacking()).toEqual(keys.slice(2))
    for (const key of keys.slice(2)) expect(await kept(key)).toBeUndefined()
    reach = ({ url }) => fileAt(url)
    asked = []
    await shell.fetchMissingFiles()
    expect(asked).toHaveLength(keys.length - 2)
    expect(await lacking()).toEqual([])
  })

  test('whose page lies in the browser’s own cache is passed by the second time', async () => {
    reach = ({ url, cache }) => (cache === 'reload' ? fileAt(url) : html())
    await shell.fetchMissingFiles()
    expect(await lacking()).toEqual([])
  })

  test('is noticed in what an older shop kept, as a script or as the page', async () => {
    await shell.fetchMissingFiles()
    expect(await shell.hasForeignPage()).toBe(false)
    await put(`${origin}/assets/of-an-older-build.js`, html())
    expect(await shell.hasForeignPage()).toBe(true)
    await (await memory.caches.open(CACHE)).delete(`${origin}/assets/of-an-older-build.js`)
    await put(`${origin}/index.html?__WB_REVISION__=0`, html())
    expect(await shell.hasForeignPage()).toBe(true)
  })
})

test('files are fetched six at a time, in their order', async () => {
  const waiting: (() => void)[] = []
  reach = ({ url }) => new Promise((resolve) => waiting.push(() => resolve(fileAt(url))))
  const filled = shell.fetchMissingFiles()
  await vi.waitFor(() => expect(asked).toEqual(keys.slice(0, 6)))
  waiting.shift()?.()
  await vi.waitFor(() => expect(asked).toEqual(keys.slice(0, 7)))
  const letGo = setInterval(() => waiting.shift()?.(), 0)
  await filled
  clearInterval(letGo)
  expect(asked).toEqual(keys)
})

test('a line that is lost ends it: nothing more is asked for', async () => {
  reach = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(shell.fetchMissingFiles()).rejects.toThrow('Failed to fetch')
  expect(asked.length).toBeLessThanOrEqual(6)
})

test('only a page in place of something else is a foreign one by its looks', () => {
  expect(isForeignPage(pageKey, html())).toBe(false)
  expect(isForeignPage(coreKey, html())).toBe(true)
  expect(isForeignPage(coreKey, fileAt(coreKey))).toBe(false)
})
