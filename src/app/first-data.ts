import * as v from 'valibot'
import { InitialPageData } from '#contract/routes/rendered-page.ts'

let cachedData: InitialPageData | null | undefined

/** Returns the data that the server embedded in the page for the requested URL; null if there is none or it is invalid. */
export function embeddedPageData(): InitialPageData | null {
  if (cachedData !== undefined) return cachedData
  const text = document.getElementById('first-data')?.textContent ?? ''
  cachedData = text === '' ? null : parsePageData(text)
  return cachedData
}

/**
 * Returns the time of the page's data, ISO 8601. The server keeps a page only as long as its data is valid. So a page that the server has
 * just sent or confirmed counts as current, and a page from the browser's cache counts from its creation.
 */
export function pageDataTime(madeAt: string): string {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.transferSize > 0 ? new Date().toISOString() : madeAt
}

function parsePageData(text: string): InitialPageData | null {
  try {
    return v.parse(InitialPageData, JSON.parse(text))
  } catch (error) {
    console.warn('The first data of this page cannot be read', error)
    return null
  }
}
