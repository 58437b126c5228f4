import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { packState } from './facts.ts'
import { registerPackSync } from './periodic-sync.ts'
import { openPackConnection } from './place.ts'
import { packReasonOf, rereadPacks } from './reread.ts'

/** How often packs are checked automatically at most. */
const MAINTENANCE_INTERVAL_MS = 5 * 60 * 1000

let lastMaintainedAt = Number.NEGATIVE_INFINITY
let runningMaintenance: Promise<void> | null = null

/** Continues downloads of packs and renews installed packs. Only one run at a time. */
export function maintainPacks(): Promise<void> {
  runningMaintenance ??= refreshInstalledPacks().finally(() => {
    runningMaintenance = null
  })
  return runningMaintenance
}

async function refreshInstalledPacks(): Promise<void> {
  const place = openPackConnection()
  if (place === null) return
  lastMaintainedAt = Date.now()
  try {
    const { downloadOutcomes, renewedPackIds } = await refreshPacks(place.store, place.port, { trust: place.trust, locale: shownLocale() })
    if (downloadOutcomes.length + renewedPackIds.length > 0) place.announceChange()
  } catch (error) {
    packState.device = { type: 'failed', why: packReasonOf(error) }
    return
  }
  await rereadPacks()
}

/**
 * Keeps packs current on this page: at startup, when the server responds again, when the connection changes, and when the page becomes
 * visible. Called once, if packs were ever requested.
 */
export function startPackMaintenance(): void {
  const soon = () => void maintainPacks().catch(logErrorOnly)
  onNetworkRecovered(soon)
  onResume(() => {
    if (Date.now() - lastMaintainedAt > MAINTENANCE_INTERVAL_MS) soon()
  })
  // The device may be on Wi-Fi now. This event exists in browsers that report the type of connection.
  if ('connection' in navigator && navigator.connection instanceof EventTarget) navigator.connection.addEventListener('change', soon)
  void registerPackSync()
  soon()
}
