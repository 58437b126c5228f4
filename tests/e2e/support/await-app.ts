import type { BrowserContext, Page } from '@playwright/test'

/**
 * A page of the server can be used before its scripts have come, and the browser calls it loaded then. What a person does in these walks is
 * done in the app: a page that was opened or loaded anew has it. Where `waitUntil` is given, the page is meant as the browser has it.
 */
export function awaitApp(context: BrowserContext): void {
  for (const page of context.pages()) wrap(page)
  context.on('page', wrap)
}

function wrap(page: Page): void {
  const { goto, reload } = page
  const appAnswers = () => page.waitForFunction(() => globalThis.earlyPresses === undefined)
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil === undefined) await appAnswers()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (options?.waitUntil === undefined) await appAnswers()
    return response
  }
}
