import { onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { packs } from './facts.ts'
import { askForPackSync } from './periodic-sync.ts'
import { packPlace } from './place.ts'
import { reasonOf, rereadPacks } from './reread.ts'

/** The shop is asked for newer packs no oftener, whatever brings the page back. */
const OFTEN_ENOUGH_MS = 5 * 60 * 1000

let lastAt = Number.NEGATIVE_INFINITY
let running: Promise<void> | null = null

/** Goes on with what is wished for and renews what is here, once at a time. */
export function goOnWithPacks(): Promise<void> {
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
 * Keeps packs going on this page: at once, when the shop answers again, when the line has become another one, and when the page comes back
 * into sight after a while. Called once, where packs were ever wanted.
 */
export function startPacks(): void {
  const soon = () => void goOnWithPacks().catch(logOnly)
  onShopBack(soon)
  onResume(() => {
    if (Date.now() - lastAt > OFTEN_ENOUGH_MS) soon()
  })
  // Wi-Fi has come: the event exists where the kind of line is told at all.
  if ('connection' in navigator && navigator.connection instanceof EventTarget) navigator.connection.addEventListener('change', soon)
  void askForPackSync()
  soon()
}
