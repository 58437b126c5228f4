import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { benchArgs, findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { startShop } from './shop-process.ts'

const PARTS = 600
const SLOWER = 4
const ROUNDS = 5
/** A visitor looks at a page before the first press; by then it has come to rest. */
const LOOKED_AT_MS = 3000

/** A first press on a page that was just opened, and what has to be in sight after it. */
interface Interaction {
  name: string
  path: string
  press: (page: Page) => Promise<void>
  /** Selectors; drawn when one of them has a box: the sign that the press was taken, and what was asked for. */
  answers: string
  shows: string
}

const LIST = '/prod/s/best-sellers'
/** The page that is left is dimmed. */
const LEAVING = 'main[aria-busy=true]'

const interactions: readonly Interaction[] = [
  {
    name: 'filters',
    path: LIST,
    press: (page) => page.getByRole('button', { name: /^Filter/ }).tap(),
    answers: 'dialog h2',
    shows: 'dialog fieldset',
  },
  {
    name: 'drawer',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Menu' }).last().tap(),
    answers: 'dialog h2',
    shows: 'dialog nav',
  },
  {
    name: 'opening a part',
    path: LIST,
    press: (page) => page.locator('main [data-row]').first().tap(),
    answers: LEAVING,
    shows: 'article h1',
  },
  {
    name: 'typing in the search box',
    path: '/',
    press: async (page) => {
      await page.getByRole('combobox').focus()
      await page.keyboard.press('a')
    },
    answers: '[role=combobox][value="a"]',
    shows: 'search [role=listbox], [role=combobox][value="a"]',
  },
  {
    name: 'add to cart, as a guest',
    path: LIST,
    press: (page) =>
      page
        .getByRole('button', { name: /^Add .*to cart|^Add to Cart/i })
        .first()
        .tap(),
    answers: `${LEAVING}, main button[aria-busy=true]`,
    // A guest's part is written down, and they are asked to sign in.
    shows: 'main [autocomplete=username], main [autocomplete=email]',
  },
]

export interface Answered {
  name: string
  /** Milliseconds of each round, from the press to the first frame after there was a sign of it, and after what it opens was there. */
  answered: number[]
  shown: number[]
}

/** How soon a first press is answered, on a phone whose processor is four times slower: Chromium, production build, real server. */
export async function measureInteractions(folder: string, port: number, url?: string): Promise<Answered[]> {
  const shop = url === undefined ? await startShop(join(folder, 'interactions'), PARTS, port) : null
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  const found: Answered[] = []
  try {
    for (const { name, path, press, answers, shows } of interactions) {
      const row: Answered = { name, answered: [], shown: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await page.goto((shop?.url ?? url) + path, { waitUntil: 'load' })
        await page.waitForTimeout(LOOKED_AT_MS)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        const drawn = page.evaluate(firstFramesWith, [`${answers}, ${shows}`, shows])
        await press(page)
        const [answered = Number.NaN, shown = Number.NaN] = await drawn
        row.answered.push(answered)
        row.shown.push(shown)
        await context.close()
      }
      found.push(row)
    }
    return found
  } finally {
    await browser.close()
    await shop?.stop()
  }
}

/**
 * In the page: from the next press to the first frame after something of each selector, one after the other, has a box. Without functions
 * of a name, as in install.ts.
 */
async function firstFramesWith(selectors: readonly string[]): Promise<number[]> {
  const pressed = await new Promise<number>((resolve) => {
    for (const sign of ['click', 'keydown']) addEventListener(sign, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
  const took: number[] = []
  for (const selector of selectors) {
    do {
      if (performance.now() - pressed > 5000) return took
      await new Promise((resolve) => requestAnimationFrame(resolve))
    } while ((document.querySelector(selector)?.getClientRects().length ?? 0) === 0)
    // What is asked for in a frame comes before it is painted, the next task after it.
    await new Promise((resolve) => setTimeout(resolve))
    took.push(performance.now() - pressed)
  }
  return took
}
