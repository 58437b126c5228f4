import * as v from 'valibot'
import { cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { detectLocale } from '#contract/locale/detect.ts'
import { locales, readLocalePath } from '#contract/locale/locales.ts'
import { type MessageToPage, MessageToWorker } from '#contract/worker/messages.ts'
import { CAPTIVE_PORTAL_PARAMETER } from '#data/portal.ts'
import type { WorkerContext } from './answer.ts'
import { tenantOfRequest } from './cache-key.ts'
import { cacheIdFor, callNameAt } from './caching.ts'
import { createOfflineRepairer } from './healing.ts'
import { cachePartsForOffline } from './keep-parts.ts'
import { createNetwork } from './network.ts'
import { isPackCall } from './pack-answers.ts'
import { createTenantPacks } from './packs.ts'
import { isAppPage } from './pages.ts'
import { createPrecache } from './precache.ts'
import { openPage, parsePushNotice, sameOriginAddress, unsubscribePush } from './push.ts'
import { checkOfflineState, prepareForOffline } from './ready.ts'
import { isPackSync, refreshPacksInBackground } from './refresh-packs.ts'
import { renderPageOnDevice } from './render-page-on-device.ts'
import { type ReplyContext, replyToRequest } from './reply.ts'
import { deleteOldCaches, emptyPersonalCaches, openCacheStore } from './reply-store.ts'
import { cacheUrls } from './seen.ts'
import { createSeenPartCollection } from './seen-part-collection.ts'
import { type OutboxSelection, sendOutboxes } from './sync.ts'
import { isSyncEvent, tenantOfSyncEvent } from './sync-event.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const { origin } = self.location

async function notifyPages(message: MessageToPage): Promise<void> {
  // All pages are told, because pages that this worker does not control also ask for the offline state.
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message)
}

/**
 * Returns the language of an open page, otherwise the browser's. Waiting changes are sent with this language, so that the shop's refusals
 * come in the same language.
 */
async function localeOfPages(): Promise<string> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  const shown = page === undefined ? null : readLocalePath(new URL(page.url).pathname, locales).locale
  return shown ?? detectLocale({ cookie: null, languages: navigator.languages }, locales)
}

const seenPartCollection = createSeenPartCollection(openCacheStore, Date.now)

const workerContext: WorkerContext = {
  storeOf: seenPartCollection.storeOf,
  network: createNetwork(
    (request, how) => fetch(request, how),
    (message) => void notifyPages(message),
    () => !navigator.onLine,
  ),
  notify: (message) => void notifyPages(message),
  now: () => Date.now(),
}

const offlineSources = {
  packsOf: createTenantPacks(workerContext.now),
  seenParts: seenPartCollection,
  storeOf: workerContext.storeOf,
  now: workerContext.now,
}
const replyContext: ReplyContext = {
  workerContext: workerContext,
  sources: offlineSources,
  renderPage: (url) => renderPageOnDevice(offlineSources, openCacheStore('config'), origin, url),
}

const precache = createPrecache(
  self.__WB_MANIFEST,
  (request, how) => fetch(request, how),
  (event) => event.waitUntil(repairAndIgnoreErrors()),
)
const repairOfflineState = createOfflineRepairer({
  checkState: () => checkOfflineState(precache.shell, openCacheStore, origin),
  fetchMissing: () => prepareForOffline(precache.shell, workerContext, origin),
  notify: notifyPages,
  now: workerContext.now,
})
/** Repairs the offline app and ignores a failure. The next event tries again, and the pages have been told the current state. */
const repairAndIgnoreErrors = () => repairOfflineState().catch(() => undefined)

registerRoute(precache.route)
cleanupOutdatedCaches()

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isAppPage(url.pathname) && !url.searchParams.has(CAPTIVE_PORTAL_PARAMETER),
  ({ request, event }) => precache.openPage(request, event),
)

/** Tells whether the page wants the server's answer and none from the cache, to learn whether the shop is reachable. */
const bypassesCache = (request: Request) => request.cache === 'no-store'

registerRoute(
  ({ request, url }) =>
    !bypassesCache(request) &&
    (cacheOfRequest(request, url) !== null || (tenantOfRequest(request) !== null && isPackCall(callNameAt(url)))),
  ({ request, url, event }) => {
    event.waitUntil(repairIfCacheLost())
    return replyToRequest(replyContext, request, cacheOfRequest(request, url), (work) => event.waitUntil(work))
  },
)

/** Repairs the app if its cache is gone. The browser, when short of storage, or the user may delete all caches while a worker runs. */
async function repairIfCacheLost(): Promise<void> {
  const isHere = await caches.has(cacheNames.precache).catch(() => true)
  if (isHere) return
  seenPartCollection.markOutdated()
  await repairAndIgnoreErrors()
}

const cacheOfRequest = (request: Request, url: URL) =>
  cacheIdFor({
    url,
    isSameOrigin: url.origin === origin,
    destination: request.destination,
    mode: request.mode,
    tenantId: tenantOfRequest(request),
  })

self.addEventListener('install', (event) => {
  event.waitUntil(
    precache.install(event).then((wasBroken) => {
      // If a gateway's page is shown instead of the shop, nobody can accept the new version, so it takes over at once.
      if (wasBroken) void self.skipWaiting()
    }),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim(), deleteOldCaches()]))
})

/** Sends the outbox and ignores a failure. Changes that could not be sent wait for the next event, and the page shows that they wait. */
const sendOutboxesQuietly = (which: OutboxSelection) =>
  sendOutboxes({ network: workerContext.network, locale: localeOfPages }, which).catch(() => undefined)

self.addEventListener('sync', (event) => {
  if (!isSyncEvent(event)) return
  const tenantId = tenantOfSyncEvent(event)
  if (tenantId !== null) event.waitUntil(sendOutboxes({ network: workerContext.network, locale: localeOfPages }, { tenantId }))
})

// The outbox is also sent when a worker starts, except during the first installation, when no worker is active yet.
if (self.registration.active !== null) void sendOutboxesQuietly('all')

self.addEventListener('periodicsync', (event) => {
  if (isPackSync(event))
    event.waitUntil(localeOfPages().then((locale) => refreshPacksInBackground(workerContext, offlineSources, origin, locale)))
})

self.addEventListener('push', (event) => {
  const notice = parsePushNotice(event.data?.text() ?? '')
  if (notice !== null) event.waitUntil(self.registration.showNotification(notice.title, notice.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(self.clients, sameOriginAddress(event.notification.data, origin)))
})

self.addEventListener('message', (event) => {
  const message = v.safeParse(MessageToWorker, event.data)
  if (!message.success) return
  switch (message.output.type) {
    case 'take-over':
      // The promise of `skipWaiting` is not passed to `waitUntil`, because it resolves only after the takeover. The takeover waits until
      // this worker is idle, so each would wait for the other forever.
      void self.skipWaiting()
      return
    case 'forget-personal':
      return event.waitUntil(Promise.all([emptyPersonalCaches().then(seenPartCollection.markOutdated), unsubscribePush(self.registration)]))
    case 'how-ready':
      return event.waitUntil(repairAndIgnoreErrors())
    case 'seen':
      return event.waitUntil(cacheUrls(workerContext, origin, message.output, message.output.urls).then(repairAndIgnoreErrors))
    case 'keep-parts': {
      const { ask, ...wanted } = message.output
      return event.waitUntil(
        cachePartsForOffline(workerContext, origin, wanted, offlineSources).then((missing) =>
          notifyPages({ type: 'parts-kept', ask, missing }),
        ),
      )
    }
    case 'send-outbox':
      return event.waitUntil(sendOutboxesQuietly({ tenantId: message.output.tenantId }))
  }
})
