import type { Page } from '@playwright/test'
import { oneInCart, PHONE, test } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block', viewport: PHONE, hasTouch: true, isMobile: true })

/** In the page: a reader's own style, as WCAG 1.4.12 has it. As an adopted sheet: the page's policy lets no other in. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets.push(sheet)
}

/**
 * In the page: the texts that somebody who looks does not see whole, since they lie beside the page, or are cut by what they stand in. Not
 * those that end in three dots on purpose: a link beside them leads to, and is called, all of it. Not what is swiped sideways in a bar.
 */
function textsCut(): string[] {
  const wide = document.documentElement.clientWidth
  const found: string[] = []
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const own = node.parentElement
    if (text === '' || own === null || own.closest('noscript, script, style, svg, option, [inert]') !== null) continue
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (lines.length === 0) continue
    let [left, right, top, bottom] = [0, wide, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    let free = false
    for (let around: Element | null = own; around !== null && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      const unseen = (box.width <= 1 && box.height <= 1) || style.clip === 'rect(0px, 0px, 0px, 0px)'
      const swiped = around.matches('nav, ul') && /auto|scroll/.test(style.overflowX)
      if (unseen || swiped || style.textOverflow === 'ellipsis') free = true
      if (/hidden|clip/.test(style.overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (/hidden|clip/.test(style.overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    if (free) continue
    // The room after a line's last letter is no text; nor is what a font keeps free above and below.
    const cut = lines.some((line) => line.left < left - 1 || line.right > right + 3 || line.top < top - 6 || line.bottom > bottom + 6)
    if (cut) found.push(`“${text.slice(0, 60)}” in ${own.tagName} ${own.className}`)
  }
  return found
}

/** How far main content stands from the edge of a phone: nothing that is no bar may stand in that room. */
const inTheGutter = () =>
  [...document.querySelectorAll('main table')]
    .filter((table) => table.checkVisibility() && table.getBoundingClientRect().right > document.documentElement.clientWidth - 15)
    .map((table) => `${table.textContent?.slice(0, 60)}: ${Math.round(table.getBoundingClientRect().right)} px`)

/** A part that several makes or conditions are offered of, and whose table of offers its page shows. */
async function offeredByMany(): Promise<{ mcode: string; oeNumber: string }> {
  for (const { mcode, oeNumber } of await someParts('1')) {
    const { offers, alternatives } = await asked('productDetail', { mcode })
    if (offers?.length && alternatives.length > 0) return { mcode, oeNumber }
  }
  throw new Error('No part of the demo has several offers')
}

/** Opens an address, draws all of it and unfolds what is folded. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main')).toBeVisible()
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((over) => setTimeout(over, 50))
    }
    scrollTo(0, 0)
  })
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
}

/** Runs in the page. Numbers that are broken into two lines: 20 pieces would read as 2, and 15.1 mm as 15. */
function numbersBroken(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
    for (const { 0: number, index } of text.data.matchAll(/\d[\d.,]*\d/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      if (tops.size > 1) broken.push(`${number} in “${text.data.slice(0, 40)}”`)
    }
  return broken
}

test('WCAG 1.4.12: with the spacing of a reader nothing is cut on home, list, search, part and cart, in English and German, on a phone', {
  tag: '@long',
}, async ({ page, context, buyer }) => {
  test.slow()
  await signedIn(context, buyer)
  await oneInCart(buyer)
  const { mcode, oeNumber } = await offeredByMany()
  const paths = ['/', '/prod/cat/c/0/2', `/prod/all/${encodeURIComponent(oeNumber)}`, `/prod/m/${mcode}`, '/shoppingCart']
  const wrong: string[] = []
  for (const language of ['', '/de'])
    for (const path of paths) {
      await opened(page, language + path)
      for (const width of [390, 320]) {
        await page.setViewportSize({ ...PHONE, width })
        for (const found of await page.evaluate(inTheGutter)) wrong.push(`${language}${path} at ${width} px, in the gutter: ${found}`)
        for (const found of await page.evaluate(numbersBroken)) wrong.push(`${language}${path} at ${width} px, broken: ${found}`)
      }
      await page.evaluate(spaceText)
      for (const width of [390, 320]) {
        await page.setViewportSize({ ...PHONE, width })
        for (const found of await page.evaluate(textsCut)) wrong.push(`${language}${path} at ${width} px: ${found}`)
      }
    }
  expect(wrong).toEqual([])
})
