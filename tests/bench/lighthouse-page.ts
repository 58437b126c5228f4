import { Launcher, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { throttling as lines } from 'lighthouse/core/config/constants.js'
import { ADDRESS_BAR } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'

// Of two lists the browser takes the last, so it begins with what the launcher turns off.
const offByLauncher = Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')) ?? '--disable-features='
const withoutAddressBar = [offByLauncher, ...ADDRESS_BAR].join()
const chromeFlags = ['--headless=new', '--no-sandbox', withoutAddressBar, '--disable-quic', '--disable-background-networking']

const MAX_TRIES = 3

/** What Lighthouse is asked to do with a page. */
export interface Looked {
  categories: string[]
  /** Lighthouse measures at full speed and reckons what a slow phone would take, or slows line and processor down and measures that. */
  throttling: 'simulate' | 'devtools'
  /** How many times slower the phone's processor is than this one. */
  slower?: number
}

/** One run of Lighthouse, mobile, in a browser of its own; again where Lighthouse says that it went wrong. */
export async function lighthousePage(address: string, { categories, throttling, slower = 4 }: Looked): Promise<Result> {
  let wrong = 'no result'
  for (let time = 0; time < MAX_TRIES; time += 1) {
    const chrome = await launch({ chromePath: findOrInstallBrowser(), chromeFlags })
    const done = await lighthouse(address, {
      ...{ port: chrome.port, onlyCategories: categories, logLevel: 'error' as const, throttlingMethod: throttling },
      // Only a report shows the picture of the whole page.
      disableFullPageScreenshot: true,
      throttling: { ...lines.mobileSlow4G, cpuSlowdownMultiplier: slower },
    }).finally(() => chrome.kill())
    if (done && !done.lhr.runtimeError) return done.lhr
    wrong = done?.lhr.runtimeError?.code ?? wrong
    process.stdout.write(`  ${address}: once more, ${wrong}\n`)
  }
  throw new Error(`Lighthouse gave no result for ${address}: ${wrong}.`)
}
