import { expect, type Locator, type Page } from '@playwright/test'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { asked } from './shop.ts'

/** The search box of the header (specification, section 2). */
export const searchBox = (page: Page): Locator =>
  page.getByPlaceholder('Search for product code / Brand / Type / Category').locator('visible=true')

/** The link of a part in a list, in sight: where it lies folded under another offer of its number, that is opened first. */
export async function unfolded(page: Page, mcode: string): Promise<Locator> {
  const links = page.locator(`main a[href="/prod/m/${mcode}"]`)
  await expect(links.first()).toBeAttached()
  const shown = links.filter({ visible: true }).first()
  const folds = page.locator('main details:not([open])').filter({ has: page.locator(`a[href="/prod/m/${mcode}"]`) })
  // The page may still turn from rows into a table: what was opened goes with the one that goes.
  await expect(async () => {
    const press = folds.locator('summary').filter({ visible: true }).first()
    if (!(await shown.isVisible()) && (await press.isVisible())) await press.click({ timeout: 1000 })
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  return shown
}

/** The page of a part shows its number as its heading. */
export const expectPart = (page: Page, mcode: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(mcode)

/** Waits until the worker has taken charge and says that the shop opens without a network. */
export async function readyOffline(page: Page): Promise<void> {
  // Asked again and again from here: a page under our Content-Security-Policy does not let the test poll inside it.
  const ready = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state !== 'activated' || navigator.serviceWorker.controller === null) return false
      return new Promise<boolean>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data?.type === 'ready' && resolve(data.ready))
        active.postMessage({ type: 'how-ready' })
        // It reads every file of the shop before it answers.
        setTimeout(() => resolve(false), 2000)
      })
    })
  await expect.poll(ready).toBe(true)
}

/** The line is back: the page tries again by itself when it notices; whoever is sooner presses. Ends when `place` holds the text. */
export async function triedAgain(page: Page, place: Locator, text: string): Promise<void> {
  const again = page.locator('main').getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(place).toContainText(text, { timeout: 3000 })
  }).toPass()
}

/** Waits until every picture in the main part of the page that was scrolled to has arrived, and says how many there are. */
export async function loadedPictures(page: Page): Promise<number> {
  const inSight = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => {
          const { top, right, bottom, left, width } = image.getBoundingClientRect()
          return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        })
        .map((image) => ({ drawn: image.complete && image.naturalWidth > 0, own: !image.currentSrc.endsWith('/default-image.svg') })),
    )
  await expect.poll(async () => (await inSight()).every(({ drawn }) => drawn)).toBe(true)
  return (await inSight()).filter(({ own }) => own).length
}

/** Some parts of a category that are complete units, from the server. */
export async function someParts(backCategoryId = '1', tenantId?: string): Promise<PartCard[]> {
  const { records } = await asked('aggregationSearch', { backCategoryId }, tenantId)
  return records
}

/** A part with its own OE number written with separators, so that it can be spelt in other ways. */
export async function partWithSpeltNumber(): Promise<{ mcode: string; number: string }> {
  const parts = [...(await someParts('1')), ...(await someParts('2'))]
  const found = parts.find(({ oeNumber }) => /^[\dA-Z]+[ -][\dA-Z -]+$/.test(oeNumber) && oeNumber.replace(/[ -]/g, '').length >= 9)
  if (found === undefined) throw new Error('The demo catalogue has no number with separators')
  return { mcode: found.mcode, number: found.oeNumber }
}
