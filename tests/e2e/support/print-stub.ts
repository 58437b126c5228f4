import type { BrowserContext, Page } from '@playwright/test'

/** Instead of a dialog: notes what the sheet looked like when it was printed. */
export const stubPrint = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      const root = document.documentElement
      const seen = {
        rows: document.querySelectorAll('main tbody tr').length,
        bars: document.querySelectorAll('[data-bar]').length,
        fonts: document.fonts.status,
        words: document.fonts.check('16px "Barlow Semi Condensed"'),
      }
      root.dataset['prints'] = JSON.stringify([...JSON.parse(root.dataset['prints'] ?? '[]'), seen])
    }
  })
/** What was printed so far. */
export const prints = (page: Page): Promise<{ rows: number; bars: number; fonts: string; words: boolean }[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset['prints'] ?? '[]'))
export const sheet = (page: Page) => page.getByRole('article')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Where a test cannot go on. */
export function raise(): never {
  throw new Error('Too few parts')
}
