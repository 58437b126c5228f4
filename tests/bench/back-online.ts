import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Intent } from '#data/outbox/intent.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { type Customer, signedIn } from '../engines/customer.ts'
import type { PeerTask } from './back-online-peer.ts'
import { type CartPage, openCartPage, watchLongTasks } from './cart-page.ts'
import { startShop } from './shop-process.ts'

const PASSWORD = 'brush gear on the bench'
const PARTS = 1200
const PAGE = 50

export interface BackOnline {
  waiting: number
  /** From the browser's `online` event to the last change's "confirmed" on the page, milliseconds, one a run. */
  ours: number[]
  /** The same number of the same requests, replayed by Workbox's queue. */
  peer: number[]
}

/**
 * How long what waits takes once there is a signal, and how long a cart of many lines takes to open: Chromium, production build, real
 * server.
 */
export async function measureBackOnline(
  folder: string,
  port: number,
  { counts, runs, lines }: { counts: readonly number[]; runs: number; lines: number },
): Promise<{ back: BackOnline[]; page: CartPage[] }> {
  Object.assign(process.env, { DEMO_PASSWORD: PASSWORD, DEMO_CUSTOMER: '1' })
  const shop = await startShop(join(folder, 'back-online'), PARTS, port)
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  try {
    // Locks and workers want an origin that browsers trust.
    const url = `http://localhost:${port}`
    const customer = await signedIn(url, PASSWORD)
    const intents = await wishes(customer, Math.max(...counts, lines))
    const page = await browser.newPage()
    await page.addInitScript(watchLongTasks)
    await signIn(page, url, customer)
    const back: BackOnline[] = []
    for (const waiting of counts) {
      const row: BackOnline = { waiting, ours: [], peer: [] }
      for (let run = 0; run < runs; run += 1) {
        await customer.emptyCart()
        row.ours.push(await ours(page, url, intents.slice(0, waiting)))
        if (Object.keys(await customer.cart()).length !== waiting) throw new Error('The shop does not have what the page calls confirmed.')
        await customer.emptyCart()
        row.peer.push(await workboxes({ url, token: customer.token, inputs: intents.slice(0, waiting).map(({ input }) => input) }))
      }
      back.push(row)
    }
    await customer.emptyCart()
    for (const { input } of intents.slice(0, lines)) await customer.say('cartAdd', input)
    const opened: CartPage[] = []
    for (let run = 0; run < runs; run += 1) opened.push(await openCartPage(page, url, lines))
    return { back, page: opened }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

type Add = Extract<Intent, { call: 'cartAdd' }>

/** Adds of different parts, as the app would write them down. */
async function wishes(customer: Customer, count: number): Promise<Add[]> {
  const found: Add[] = []
  for (let pageNo = 1; found.length < count; pageNo += 1) {
    const { records } = await customer.say('aggregationSearch', { backCategoryId: '1', pageNo, pageSize: PAGE })
    if (records.length === 0) throw new Error(`The catalogue has only ${found.length} parts to put into a cart.`)
    for (const part of records) {
      if (part.stock.state !== 'in') continue
      const { minQty, priceLadder } = await customer.say('productDetail', { mcode: part.mcode })
      if (minQty !== 1) continue
      const seq = found.length + 1
      const what = { call: 'cartAdd', input: { mcode: part.mcode, qty: 1 }, shows: displayedPartOf({ ...part, priceLadder }) } as const
      found.push({ ...what, id: '', seq, owner: '', madeAt: 0, state: 'waiting', attempts: 0 })
    }
  }
  return found.slice(0, count)
}

async function signIn(page: Page, url: string, { token, userInfo }: Customer): Promise<void> {
  await page.goto(url)
  await page.evaluate(
    ([newToken, newUser]) => {
      localStorage.setItem('token', newToken ?? '')
      localStorage.setItem('userInfo', newUser ?? '')
    },
    [token, userInfo],
  )
  await page.goto(`${url}/shoppingCart`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.getByText('Your cart').first().waitFor()
}

/** Milliseconds from `online` until the page calls every line confirmed. */
async function ours(page: Page, url: string, intents: readonly Add[]): Promise<number> {
  await page.goto(`${url}/shoppingCart`)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.evaluate(writeDown, intents)
  await page
    .locator(`[data-line] [data-progress=waiting]`)
    .nth(intents.length - 1)
    .waitFor()
  await page.evaluate(stopwatch, intents.length)
  await page.context().setOffline(false)
  return page.evaluate(() => Reflect.get(window, 'measured'))
}

/** In the page: puts intents into the outbox, as changes that were made a moment ago. */
async function writeDown(intents: readonly Add[]): Promise<void> {
  const { tenantId }: { tenantId: string } = await (await fetch('/config.json')).json()
  const owner: string = JSON.parse(localStorage.getItem('userInfo') ?? '{}').id
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`armature.${tenantId}`)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const tx = db.transaction('intents', 'readwrite')
  for (const intent of intents) tx.objectStore('intents').put({ ...intent, id: crypto.randomUUID(), owner, madeAt: Date.now() })
  await new Promise<void>((resolve, reject) => {
    tx.oncomplete = () => resolve()
    tx.onerror = () => reject(tx.error)
  })
  db.close()
  // What another tab would say: look into the database.
  new BroadcastChannel(`armature.${tenantId}.cart`).postMessage('changed')
}

// The compiler that runs these files wraps named functions in a helper that the page does not have: what runs there names none.

/** In the page: from now on `measured` is the time from the next `online` until so many lines are confirmed. */
function stopwatch(lines: number): void {
  const measured = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('Not confirmed within two minutes.')), 2 * 60 * 1000)
    addEventListener('online', async () => {
      const began = performance.now()
      while (document.querySelectorAll('[data-line] [data-progress=confirmed]').length < lines)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      resolve(performance.now() - began)
    })
  })
  Object.assign(window, { measured })
}

/** The peer has a process of its own: it wants globals of a worker. */
async function workboxes(task: PeerTask): Promise<number> {
  const child = fork(new URL('back-online-peer.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  child.send(task)
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The peer ended with code ${code}.`)
  })
  const [took] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  child.disconnect()
  return Number(took)
}
