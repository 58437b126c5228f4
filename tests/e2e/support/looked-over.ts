import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface Look {
  /** A selector, if not the whole page. */
  part?: string
  rules?: string[]
}

/** What axe finds on the page, a line for each rule. It looks once more before it says so: what is drawn or coloured just now is no fault of a page that stands still. */
export async function axe(page: Page, look: Look = {}): Promise<string[]> {
  const found = await axeOnce(page, look)
  if (found.length === 0) return found
  await colouredAtLast(page)
  return axeOnce(page, look)
}

async function axeOnce(page: Page, { part, rules }: Look): Promise<string[]> {
  // No frames, so it need not gather its findings in a page of its own; and nobody reads what is right. Both halve the time.
  let builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (part !== undefined) builder = builder.include(part)
  if (rules !== undefined) builder = builder.withRules(rules)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Waits until no colour fades any more, as it does from one scheme to the other, if only for a millisecond. */
const colouredAtLast = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    )
  })

/** What axe finds in light and dark. The second is the same document in other colours, so only its contrast is looked at. */
export async function axeInBothSchemes(page: Page, part?: string): Promise<string[]> {
  const within = part === undefined ? {} : { part }
  const found: string[] = []
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await colouredAtLast(page)
    found.push(...(await axe(page, { ...within, ...(rules ? { rules: [...rules] } : {}) })).map((line) => `${colorScheme} ${line}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** By how many pixels the page is wider than its window; at most 0 is right. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Controls of the content that are lower than the 48 px a finger needs. A box inside its label is hit with the label. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(button, input:not([type=hidden]), select, textarea, summary, a)')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) => control.checkVisibility() && Math.round((control.closest('label') ?? control).getBoundingClientRect().height) < 48,
        )
        .map((control) => control.outerHTML.slice(0, 120)),
    )

/**
 * A page that a demanding person has nothing to say against: axe, no sideways scrolling, and big enough for a finger where there is one. The colours are the same at
 * every width, so dark is looked at on touch screens only.
 */
export async function lookedOver(page: Page, where: string, { touch }: { touch: boolean }): Promise<void> {
  expect(await (touch ? axeInBothSchemes(page) : axe(page)), where).toEqual([])
  expect(await tooWide(page), where).toBeLessThanOrEqual(0)
  if (touch) expect(await tooSmall(page), where).toEqual([])
}
