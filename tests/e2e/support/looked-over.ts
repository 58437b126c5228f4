import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { layOutAllRows } from './lay-out-all-rows.ts'

interface Look {
  /** A selector, if not the whole page. */
  part?: string
  rules?: string[]
}

/**
 * What axe finds on the page, a line for each rule. It looks once more before it says so: what is drawn or coloured just now is no fault of
 * a page that stands still.
 */
export async function axe(page: Page, look: Look = {}): Promise<string[]> {
  // Of rows that are not laid out, axe does not know what is behind a text.
  await layOutAllRows(page)
  const found = await axeOnce(page, look)
  if (found.length === 0) return found
  await standsStill(page)
  return axeOnce(page, look)
}

async function axeOnce(page: Page, { part, rules }: Look): Promise<string[]> {
  await bringAxe(page)
  // No frames, so it need not gather its findings in a page of its own; and nobody reads what is right. Both halve the time.
  const builder = new AxeBuilder({ page, axeSource: 'void 0' }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (part !== undefined) builder.include(part)
  if (rules !== undefined) builder.withRules(rules)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Gives a document axe, once: to read its megabyte takes as long as to look. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  // Any rule will do: the builder brings axe with it.
  await new AxeBuilder({ page }).setLegacyMode().withRules(['document-title']).analyze()
  await page.evaluate(rememberColours)
}

/**
 * In the page: of the thousands of times that axe reads a colour in one look, all but a dozen are of a colour that it has read before. That
 * is half of its time.
 */
function rememberColours(): void {
  const colour: { parseString: (this: Rgb, text: string) => Rgb } = Object(globalThis).axe.commons.color.Color.prototype
  const read = colour.parseString
  const known = new Map<string, Rgb>()
  colour.parseString = function (text) {
    const before = known.get(text)
    if (before !== undefined) return Object.assign(this, before)
    const { r, g, b, alpha } = read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

interface Rgb {
  r: number
  g: number
  b: number
  alpha: number
}

/**
 * Waits until the page is drawn and no colour fades any more, as it does from one scheme to the other, if only for a millisecond. What the
 * browser draws no frames of never ends by itself, and is left as it is.
 */
export const standsStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Below the window of a first page nothing moves on, fades neither, until the reader comes near (styles/global.ts).
    document.querySelector('[data-first-page]')?.removeAttribute('data-first-page')
    const still = async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      )
    }
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })

/** By how many pixels the page is wider than its window; at most 0 is right. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Controls that are lower than the 48 px a finger needs. A box inside its label is hit with the label. `inText`: links of the content are
 * not looked at, because they stand in running text or are one of several ways to the same place.
 */
export const tooSmall = (page: Page, inText = false): Promise<string[]> =>
  page
    .locator(
      `header :is(button, a, input), nav a, main :is(button, input:not([type=hidden]), select, textarea, summary${inText ? '' : ', a'})`,
    )
    .evaluateAll((controls) =>
      controls
        // What cannot be seen until the keyboard comes to it is not for a finger; but a box that its label draws is.
        .filter((control) => control.checkVisibility({ opacityProperty: !control.closest('label') }) && !control.closest('[inert]'))
        .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
        // What only a screen reader finds is one pixel wide.
        .filter(({ box }) => box.width > 1 && Math.round(box.height) < 48)
        .map(({ control, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${control.outerHTML.slice(0, 120)}`),
    )

/** Those of some controls that are not 48 px to a finger both ways. */
export const tooSlim = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < 48)
      .map(({ control, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${control.outerHTML.slice(0, 120)}`),
  )

/** Numbers that stand on two lines: what is set in the numbers' font, and the codes of parts in any words. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const lines = (node: Node, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    }
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: around, textContent } = node
      const text = textContent ?? ''
      if (!around?.checkVisibility() || !/\d/.test(text)) continue
      const isNumber = /^"?Roboto Mono/.test(getComputedStyle(around).fontFamily) && !text.startsWith('/')
      if (isNumber && lines(node, 0, text.length) > 1) found.push(text)
      for (const { 0: code, index } of text.matchAll(/\b[A-Z]{2}-\d{4,}/g))
        if (lines(node, index, index + code.length) > 1) found.push(code)
    }
    return found
  })
