import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { type Driver, type Plain, sourceOf } from './driver.ts'
import { eventually } from './eventually.ts'

const MAX_STEP_MS = 60_000
/** Nothing has been done to the profile for so long. */
const SETTLED_MS = 500

export interface PuppeteerOptions {
  engine: string
  launch: LaunchOptions & { userDataDir: string }
  stopWorker: (page: Page) => Promise<void>
}

/** A browser that puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function puppeteerDriver({ engine, launch: options, stopWorker }: PuppeteerOptions): Promise<Driver> {
  let { browser, page } = await open(options)
  let other: Page | null = null
  const end = async (killed: boolean) => {
    const child = browser.process()
    const gone = child === null || child.exitCode !== null ? null : new Promise((resolve) => child.once('exit', resolve))
    if (killed) child?.kill('SIGKILL')
    // One that was killed no longer answers.
    await browser.close().catch((error: unknown) => {
      if (!killed) throw error
    })
    await gone
    await settingsPutBack(options.userDataDir)
  }
  return {
    engine,
    version: (await browser.version()).replace(/^\D+/, ''),
    // Firefox gives a navigation up that begins while the one before has not quite ended.
    goto: async (url) =>
      void (await eventually(`the page ${url}`, async () => {
        await page.goto(url, { waitUntil: 'domcontentloaded', timeout: MAX_STEP_MS })
        return true
      })),
    evaluate: async <Given extends readonly Plain[], Result>(work: (...given: Given) => Result | Promise<Result>, ...given: Given) =>
      JSON.parse(String(await page.evaluate(sourceOf(work, given)))),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async lookAway() {
      other = await browser.newPage()
      await other.bringToFront()
    },
    async lookBack() {
      await other?.close()
      other = null
      await page.bringToFront()
    },
    stopWorker: () => stopWorker(page),
    async restart(how) {
      await end(how === 'killed')
      const again = await open(options)
      browser = again.browser
      page = again.page
    },
    close: () => end(false),
  }
}

/**
 * Puppeteer keeps Firefox's settings beside its own under a name of its own, and puts them back a moment after the end: the old file goes,
 * then the kept one takes its name. A start in between finds none of them and fails.
 */
const settingsPutBack = (folder: string): Promise<unknown> =>
  eventually('the settings put back', async () => {
    const names = async () =>
      (await readdir(folder))
        .filter((name) => /^(prefs|user)\.js/.test(name))
        .sort()
        .join(' ')
    const before = await names()
    await pause(SETTLED_MS)
    return !before.includes('.puppeteer') && before === (await names())
  })

async function open(options: LaunchOptions): Promise<{ browser: Browser; page: Page }> {
  const size = { width: 1280, height: 900 }
  const browser = await launch({ headless: true, defaultViewport: size, protocolTimeout: MAX_STEP_MS, timeout: MAX_STEP_MS, ...options })
  return { browser, page: (await browser.pages())[0] ?? (await browser.newPage()) }
}
