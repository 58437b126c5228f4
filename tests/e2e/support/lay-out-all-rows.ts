import type { Page } from '@playwright/test'

/** Lays out the rows that are not in sight, too, as if the reader had been there (styles/global.ts). */
export const layOutAllRows = (page: Page): Promise<unknown> =>
  page.locator('.part-row__root').evaluateAll((all) => {
    for (const row of all) if (row instanceof HTMLElement) row.style.contentVisibility = 'visible'
  })
