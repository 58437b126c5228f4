import { onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { packs } from './facts.ts'
import { askForPackSync } from './periodic-sync.ts'
import { packPlace } from './place.ts'
import { reasonOf, rereadPacks } from './reread.ts'

/** How often packs are checked automatically at most. */
const OFTEN_ENOUGH_MS = 5 * 60 * 1000

let lastAt = Number.NEGATIVE_INFINITY
let running: Promise<void> | null = null

/** Continues downloads of packs and renews installed packs. Only one run at a time. */
export function maintainPacks(): Promise<void> {
  running ??= refresh().finally(() => {
    running = null
  })
  return running
}

async function refresh(): Promise<void> {
  const place = packPlace()
  if (place === null) return
  lastAt = Date.now()
  try {
    const { ends, renewed } = await refreshPacks(place.store, place.port, { trust: place.trust, locale: shownLocale() })
    if (ends.length + renewed.length > 0) place.tell()
  } catch (error) {
    packs.device = { type: 'failed', why: reasonOf(error) }
    return
  }
  await rereadPacks()
}

/**
 * Keeps packs current on this page: at startup, when the server responds again, when the connection changes, and when the page becomes
 * visible. Called once, if packs were ever requested.
 */
export function startPacks(): void {
  const soon = () => void maintainPacks().catch(logOnly)
  onShopBack(soon)
  onResume(() => {
    if (Date.now() - lastAt > OFTEN_ENOUGH_MS) soon()
  })
  // The device may be on Wi-Fi now. This event exists in browsers that report the type of connection.
  if ('connection' in navigator && navigator.connection instanceof EventTarget) navigator.connection.addEventListener('change', soon)
  void askForPackSync()
  soon()
}
