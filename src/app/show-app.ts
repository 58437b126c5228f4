import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { HeldPresses } from './early-presses.ts'
import { reloadForChunk } from './hooks/lazy/chunk-reload.ts'
import { importUntilHere } from './hooks/lazy/import-until-here.ts'
import { fetchInPage } from './hooks/lazy/lazy-component.ts'
import { screenShown } from './hooks/screen-shown.ts'
import { releaseInstant } from './i18n/instant.ts'

/** What the start of the page leaves to the first render. */
export interface Started {
  /** The page holds what the server has rendered for this address. */
  isRendered: boolean
  /** Fetches the code of the page's screen; free when it is here. Rejects when it cannot be had. */
  fetchScreen: () => Promise<unknown>
}

/** A screen that cannot be drawn never answers; what else stands in the page does by then. */
const SCREEN_MS = 3000

/**
 * Draws the app into its place. What the server has rendered is made the app's own only with the code of all that stands in it; as long as
 * that cannot be had, the page stays as it is, and its links are the browser's.
 */
export async function showApp(
  place: HTMLElement,
  app: ReactElement,
  { isRendered, fetchScreen }: Started,
  presses: HeldPresses,
  renew = reloadForChunk,
  shown = screenShown,
): Promise<void> {
  if (!isRendered || place.childElementCount === 0) {
    releaseInstant()
    createRoot(place).render(app)
    return presses.carryOut()
  }
  // A page that the browser leaves for a link must not be loaded anew in the meantime.
  await importUntilHere(fetchScreen, async () => !presses.release() && renew())
  await fetchInPage()
  // In slices: the page can be scrolled and typed in meanwhile.
  startTransition(() => void hydrateRoot(place, app))
  await Promise.race([shown, new Promise((over) => setTimeout(over, SCREEN_MS))])
  releaseInstant()
  return presses.carryOut()
}

/** Nothing of the shop can be started. A page that the server has rendered stays; else there are plain words, and a way to try again. */
export function showNoApp(place: HTMLElement, presses: HeldPresses): void {
  presses.release()
  if (place.childElementCount > 0) return
  // Nothing of the shop is known, not even its language.
  place.textContent = 'The shop cannot be reached. '
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  place.append(again)
}
