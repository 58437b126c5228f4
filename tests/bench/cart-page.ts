import type { Page } from '@playwright/test'

/**
 * Milliseconds from the start of the navigation until the last line was drawn, and the tasks of the main thread above 50 ms until a second
 * after that.
 */
export interface CartPage {
  drawn: number
  longTasks: number[]
}

/** In the page, before anything of it: notes every task above 50 ms. */
export function watchLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(window, { longTasks })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** Opens the cart of so many lines, as a visit that begins there. */
export async function openCartPage(page: Page, url: string, lines: number): Promise<CartPage> {
  await page.goto(`${url}/shoppingCart`)
  return page.evaluate(async (wanted) => {
    while (document.querySelectorAll('[data-line]').length < wanted) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const drawn = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return { drawn, longTasks: Reflect.get(window, 'longTasks') }
  }, lines)
}
