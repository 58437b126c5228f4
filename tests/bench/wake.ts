import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { SignedPackList } from '#contract/packs/pack-list.ts'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { isReady } from './settled.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

/** From a stopped worker to the reply to a question, without a network, several times. */
export interface Woken {
  /** So many programs that never rest shared one core with the browser. */
  beside: number
  /** With the pack of everything on the device. */
  suggestionMs: number[]
  /** The same question once more, of the worker that runs. */
  againMs: number[]
}

const MAX_PACKS_MADE_MS = 15 * 60_000

const numbersOf = async (url: string): Promise<string[]> => {
  const found = await fetch(`${url}${calls.aggregationSearch.path}?backCategoryId=2&pageSize=20`)
  const Listed = v.object({ result: v.object({ records: v.array(v.object({ oeNumber: v.string() })) }) })
  return v
    .parse(Listed, await found.json())
    .result.records.map(({ oeNumber }) => oeNumber.replace(/[^A-Z0-9]/gi, ''))
    .filter((key) => key.length > 6)
}

export interface Wakes {
  /** How often the worker is ended and asked. */
  times: number
  /** By turns: so many programs that never rest share one core with the browser. */
  besides: readonly number[]
  /** Runs before each question, while the worker is ended. */
  beforeWake?: () => void
}

/** A device with a whole catalogue on it whose worker was ended, as browsers do after seconds of idleness: Chromium, production build. */
export async function measureWake(dataDir: string, profile: string, parts: number, port: number, wakes: Wakes): Promise<Woken[]> {
  const shop = await startShop(dataDir, parts, port)
  await isReady(shop.url)
  const asked = (await numbersOf(shop.url)).map((key) => key.slice(0, 6))
  await installEverything(shop, profile, port).finally(() => shop.stop())
  const woken: Woken[] = []
  for (const beside of wakes.besides) woken.push(await measureOn(profile, port, { ...wakes, beside, asked }))
  return woken
}

const Signed = v.object({ result: SignedPackList })

async function installEverything(shop: ShopProcess, profile: string, port: number): Promise<void> {
  const until = Date.now() + MAX_PACKS_MADE_MS
  const isMade = async () => {
    const { result } = v.parse(Signed, await (await fetch(`${shop.url}${calls.packs.path}`)).json())
    return JSON.parse(result.list).packs.some(({ id }: { id: string }) => id === 'all')
  }
  while (!(await isMade())) {
    if (Date.now() > until) throw new Error('The shop made no packs.')
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const context = await chromium.launchPersistentContext(profile, { executablePath: findOrInstallBrowser(), args: benchArgs })
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/prod/offline`)
    const everything = page
      .getByRole('list', { name: 'Packs' })
      .getByRole('listitem')
      .filter({ hasText: /^Everything\d/ })
    await everything.getByRole('button', { name: /^Put on this device/ }).click()
    await everything.getByText('On this device, whole.').waitFor({ timeout: MAX_PACKS_MADE_MS })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // The page stores this when it is idle. A small pack can be there before it.
    await page.waitForFunction(async () => (await caches.match('/config.json', { ignoreSearch: true, ignoreVary: true })) !== undefined)
  } finally {
    await context.close()
  }
}

interface Asking extends Pick<Wakes, 'times' | 'beforeWake'> {
  beside: number
  asked: readonly string[]
}

/** The browser, and so many programs that never rest, share one core. */
async function measureOn(profile: string, port: number, asking: Asking): Promise<Woken> {
  const onOneCore = join(profile, '..', 'on-one-core.sh')
  writeFileSync(onOneCore, `#!/bin/sh\nexec taskset -c 0 ${findOrInstallBrowser() ?? chromium.executablePath()} "$@"\n`)
  chmodSync(onOneCore, 0o755)
  const context = await chromium.launchPersistentContext(profile, { executablePath: onOneCore, args: benchArgs })
  const others: ChildProcess[] = []
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    for (let one = 0; one < asking.beside; one += 1)
      others.push(spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }))
    return { beside: asking.beside, ...(await wakeAgainAndAgain(context, page, asking)) }
  } finally {
    for (const other of others) other.kill('SIGKILL')
    await context.close()
  }
}

async function wakeAgainAndAgain(
  context: BrowserContext,
  page: Page,
  { asked, times, beforeWake }: Asking,
): Promise<Pick<Woken, 'suggestionMs' | 'againMs'>> {
  const commands = await context.newCDPSession(page)
  await commands.send('ServiceWorker.enable')
  const [suggestionMs, againMs]: [number[], number[]] = [[], []]
  for (let time = 0; time < times; time += 1) {
    await commands.send('ServiceWorker.stopAllWorkers')
    await new Promise((resolve) => setTimeout(resolve, 500))
    beforeWake?.()
    const ask = () =>
      page.evaluate(askFor, {
        path: `${calls.search.path}?searchStr=${asked[time % asked.length]}&pageNo=1&pageSize=8`,
        header: TENANT_HEADER,
      })
    suggestionMs.push(await ask())
    againMs.push(await ask())
  }
  return { suggestionMs, againMs }
}

/** In the page: how long a number's suggestions take. Without functions of a name, which the compiler of these files would wrap in a helper. */
async function askFor({ path, header }: { path: string; header: string }): Promise<number> {
  const config = await caches.match('/config.json', { ignoreSearch: true, ignoreVary: true })
  if (config === undefined) throw new Error('The device knows no shop.')
  const { tenantId } = await config.json()
  const begun = performance.now()
  const reply = await fetch(path, { headers: { [header]: tenantId } })
  const { result } = await reply.json()
  const took = performance.now() - begun
  if (!(result?.records?.length > 0)) throw new Error(`Nothing was found at ${path}.`)
  return took
}
