import { trustedScriptUrl } from '#app/state/page/script-address.ts'
import workerScript from './worker.ts?worker&url'

/**
 * Loads the browser's tables of numbers, days and languages on another thread. They belong to the whole page, and the first format that
 * needs them blocks the thread that makes it: a slow phone for a fifth of a second, in the middle of the first render. Where no worker can
 * be made, the first format loads them.
 */
export function warmIntl(): void {
  try {
    new Worker(trustedScriptUrl(workerScript), { name: document.documentElement.lang || 'en' })
  } catch (error) {
    console.warn('The tables of languages are loaded when they are needed', error)
  }
}
