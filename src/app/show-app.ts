import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PressRecorder } from './early-presses.ts'
import { reloadForChunk } from './hooks/lazy/chunk-reload.ts'
import { importWithRetries } from './hooks/lazy/import-until-here.ts'
import { loadServerRenderedComponents } from './hooks/lazy/lazy-component.ts'
import { screenShownPromise } from './hooks/screen-shown-promise.ts'
import { beginHydration, endHydration } from './hooks/use-hydrated.ts'
import { unfreezeRenderTime } from './i18n/instant.ts'

/** What the startup hands to the first render. */
export interface StartupState {
  /** Whether the page contains server-rendered HTML for this URL. */
  isRendered: boolean
  /** Loads the code of the page's screen; repeated calls do nothing. Rejects if loading fails. */
  fetchScreen: () => Promise<unknown>
}

/** If the screen fails to render, the rest of the page becomes interactive after this time. */
const MAX_SCREEN_WAIT_MS = 3000

/**
 * Renders the app. Server-rendered HTML is hydrated only when the code of all its parts is loaded; until then the page stays static, and
 * the browser handles its links.
 */
export async function renderApp(
  place: HTMLElement,
  app: ReactElement,
  { isRendered, fetchScreen }: StartupState,
  presses: PressRecorder,
  renew = reloadForChunk,
  shown = screenShownPromise,
): Promise<void> {
  if (!isRendered || place.childElementCount === 0) {
    unfreezeRenderTime()
    createRoot(place).render(app)
    return presses.replayPresses()
  }
  // If the user is already following a link, the page must not be reloaded for a missing chunk.
  await importWithRetries(fetchScreen, async () => !presses.release() && renew())
  await loadServerRenderedComponents()
  beginHydration()
  // React hydrates in slices, so that the page stays scrollable and responsive.
  startTransition(() => void hydrateRoot(place, app))
  await Promise.race([shown, new Promise((over) => setTimeout(over, MAX_SCREEN_WAIT_MS))])
  unfreezeRenderTime()
  void endHydration()
  return presses.replayPresses()
}

/** Shows that the app failed to start. A server-rendered page stays as it is; otherwise plain text and a retry link are shown. */
export function showAppLoadFailure(place: HTMLElement, presses: PressRecorder): void {
  presses.release()
  if (place.childElementCount > 0) return
  // The message is in English, because neither the configuration nor the language is known.
  place.textContent = 'The shop cannot be reached. '
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  place.append(again)
}
