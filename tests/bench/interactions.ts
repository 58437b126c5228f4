import { chromium, type Locator, type Page } from '@playwright/test'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'

const SLOWER = 4
/** A visitor looks at a page before the first press; by then it has come to rest. */
const LOOKED_AT_MS = 3000
/** So long a finger is on the glass. */
const FINGER_MS = 80

/** A first press on a page that was just opened, and what has to be in sight after it. */
interface Interaction {
  name: string
  path: string
  /** Looks for it, and gives what presses it. */
  finds: (page: Page) => Promise<() => Promise<void>>
  /** Selectors; drawn when one of them has a box: the sign that the press was taken, and what was asked for. */
  answers: string
  shows: string
}

const LIST = '/prod/s/best-sellers'
/** The page that is left is dimmed. */
const LEAVING = 'main[aria-busy=true]'

/**
 * Where it is pressed is found out beforehand: what Playwright asks the page for at a press of its own counts among what the page does.
 */
async function tap(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not in sight.')
  const session = await page.context().newCDPSession(page)
  return async () => {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    })
    await page.waitForTimeout(FINGER_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

const interactions: readonly Interaction[] = [
  {
    name: 'filters',
    path: LIST,
    finds: (page) => tap(page, page.getByRole('button', { name: /^Filter/ })),
    answers: 'dialog h2',
    shows: 'dialog fieldset',
  },
  {
    name: 'drawer',
    path: '/',
    finds: (page) => tap(page, page.getByRole('button', { name: 'Menu' }).last()),
    answers: 'dialog h2',
    shows: 'dialog nav',
  },
  {
    name: 'opening a part',
    path: LIST,
    finds: (page) => tap(page, page.locator('main [data-row]').first()),
    answers: LEAVING,
    shows: 'article h1',
  },
  {
    name: 'typing in the search box',
    path: '/',
    finds: async (page) => {
      await page.getByRole('combobox').focus()
      return () => page.keyboard.press('a')
    },
    answers: '[role=combobox][value="a"]',
    shows: 'search [role=listbox], [role=combobox][value="a"]',
  },
  {
    name: 'add to cart, as a guest',
    path: LIST,
    finds: (page) => tap(page, page.getByRole('button', { name: /^Add .*to cart|^Add to Cart/i }).first()),
    answers: 'main button[aria-busy=true]',
    // A guest's part is written down, and the button says how many are on the list.
    shows: 'main button[aria-label$="on your list"]',
  },
]

export interface Answered {
  name: string
  /** Milliseconds of each round, from the press to the first frame after there was a sign of it, and after what it opens was there. */
  answered: number[]
  shown: number[]
}

export interface Presses {
  /** Of a running shop. */
  url: string
  rounds: number
  /** Runs before each press, while the page is at rest. */
  beforePress?: () => void
}

/** How soon a first press is answered, on a phone whose processor is four times slower: Chromium, production build, real server. */
export async function measureInteractions({ url, rounds, beforePress }: Presses): Promise<Answered[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  const found: Answered[] = []
  try {
    for (const { name, path, finds, answers, shows } of interactions) {
      const row: Answered = { name, answered: [], shown: [] }
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await page.goto(url + path, { waitUntil: 'load' })
        await page.waitForTimeout(LOOKED_AT_MS)
        // On a busy machine the app comes to life only now, and draws what is to be pressed anew.
        const press = await finds(page).catch(() => finds(page))
        beforePress?.()
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        const drawn = await page.evaluateHandle(firstFramesWith, [`${answers}, ${shows}`, shows])
        await press()
        const [answered = Number.NaN, shown = Number.NaN] = await drawn.evaluate(({ took }) => took)
        row.answered.push(answered)
        row.shown.push(shown)
        await context.close()
      }
      found.push(row)
    }
    return found
  } finally {
    await browser.close()
  }
}

/**
 * In the page, which listens when this comes back: from the next press to the first frame after something of each selector, one after the
 * other, has a box. Without functions of a name, as in install.ts.
 */
function firstFramesWith(selectors: readonly string[]): { took: Promise<number[]> } {
  const press = new Promise<number>((resolve) => {
    for (const sign of ['click', 'keydown']) addEventListener(sign, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
  const took = press.then(async (pressed) => {
    const frames: number[] = []
    for (const selector of selectors) {
      do {
        if (performance.now() - pressed > 5000) return frames
        await new Promise((resolve) => requestAnimationFrame(resolve))
      } while ((document.querySelector(selector)?.getClientRects().length ?? 0) === 0)
      // What is asked for in a frame comes before it is painted, the next task after it: before what the page itself has put off until then.
      await scheduler.postTask(() => undefined, { priority: 'user-blocking' })
      frames.push(performance.now() - pressed)
    }
    return frames
  })
  return { took }
}
