import * as v from 'valibot'
import { FirstData } from '#contract/rendered-page.ts'

let read: FirstData | null | undefined

/** What the server put into the page for the address that was asked for; null when it put nothing there, or nothing of use. */
export function firstData(): FirstData | null {
  if (read !== undefined) return read
  const text = document.getElementById('first-data')?.textContent ?? ''
  read = text === '' ? null : parse(text)
  return read
}

/**
 * When the data in this page was true, ISO 8601. The server makes a page once and hands it out for as long as it is true, so a page that it
 * has just sent or confirmed is of now; one that the browser took out of its own memory is of when it was made.
 */
export function pageAsOf(madeAt: string): string {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.transferSize > 0 ? new Date().toISOString() : madeAt
}

function parse(text: string): FirstData | null {
  try {
    return v.parse(FirstData, JSON.parse(text))
  } catch (error) {
    console.warn('The first data of this page cannot be read', error)
    return null
  }
}
