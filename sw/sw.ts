import * as v from 'valibot'
import { cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { detectLocale } from '#contract/locale/detect.ts'
import { locales, readLocalePath } from '#contract/locale/locales.ts'
import { type ToPage, ToWorker } from '#contract/worker/messages.ts'
import { PORTAL_PARAM } from '#data/portal.ts'
import type { WorkerContext } from './answer.ts'
import { tenantOf } from './cache-key.ts'
import { cacheFor, callAt } from './caching.ts'
import { createRepairer } from './healing.ts'
import { keepParts } from './keep-parts.ts'
import { createKeptParts } from './kept-parts.ts'
import { createNetwork } from './network.ts'
import { isPackCall } from './pack-answers.ts'
import { createPacks } from './packs.ts'
import { isPage } from './pages.ts'
import { precacheOf } from './precache.ts'
import { addressOf, noticeOf, openPage, unsubscribePush } from './push.ts'
import { checkOfflineState, makeReady } from './ready.ts'
import { isPackSync, refreshInBackground } from './refresh-packs.ts'
import { renderHere } from './render-here.ts'
import { type ReplyContext, replyTo } from './reply.ts'
import { cacheUrls } from './seen.ts'
import { deleteOldCaches, forgetPersonal, storeOf } from './store.ts'
import { type OutboxSelection, sendOutboxes } from './sync.ts'
import { isSyncEvent, syncedTenant } from './sync-event.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const { origin } = self.location

async function notifyPages(message: ToPage): Promise<void> {
  // All pages are told, because pages that this worker does not control also ask for the offline state.
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message)
}

/**
 * Returns the language of an open page, otherwise the browser's. Waiting changes are sent in this language, and the shop's refusals are in
 * it.
 */
async function localeOfPages(): Promise<string> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  const shown = page === undefined ? null : readLocalePath(new URL(page.url).pathname, locales).locale
  return shown ?? detectLocale({ cookie: null, languages: navigator.languages }, locales)
}

const seen = createKeptParts(storeOf, Date.now)

const context: WorkerContext = {
  storeOf: seen.storeOf,
  network: createNetwork(
    (request, how) => fetch(request, how),
    (message) => void notifyPages(message),
    () => !navigator.onLine,
  ),
  notify: (message) => void notifyPages(message),
  now: () => Date.now(),
}

const sources = { packsOf: createPacks(context.now), seen, now: context.now }
const replying: ReplyContext = { context, sources, render: (url) => renderHere(sources, storeOf('config'), origin, url) }

const precache = precacheOf(
  self.__WB_MANIFEST,
  (request, how) => fetch(request, how),
  (event) => event.waitUntil(healQuietly()),
)
const heal = createRepairer({
  checkState: () => checkOfflineState(precache.shell, storeOf, origin),
  fetchMissing: () => makeReady(precache.shell, context, origin),
  notify: notifyPages,
  now: context.now,
})
/** Repairs the offline app and ignores a failure. The next event tries again, and the pages have been told the current state. */
const healQuietly = () => heal().catch(() => undefined)

registerRoute(precache.route)
cleanupOutdatedCaches()

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPage(url.pathname) && !url.searchParams.has(PORTAL_PARAM),
  ({ request, event }) => precache.openPage(request, event),
)

/** Tells whether the page wants the server's answer and none from the cache, to learn whether the shop is reachable. */
const bypassesCache = (request: Request) => request.cache === 'no-store'

registerRoute(
  ({ request, url }) =>
    !bypassesCache(request) && (cacheOfRequest(request, url) !== null || (tenantOf(request) !== null && isPackCall(callAt(url)))),
  ({ request, url, event }) => {
    event.waitUntil(repairIfCacheLost())
    return replyTo(replying, request, cacheOfRequest(request, url), (work) => event.waitUntil(work))
  },
)

/** Repairs the app if its cache is gone. The browser, when short of storage, or the user may delete all caches while a worker runs. */
async function repairIfCacheLost(): Promise<void> {
  const isHere = await caches.has(cacheNames.precache).catch(() => true)
  if (isHere) return
  seen.lookAgain()
  await healQuietly()
}

const cacheOfRequest = (request: Request, url: URL) =>
  cacheFor({ url, sameOrigin: url.origin === origin, destination: request.destination, mode: request.mode, tenantId: tenantOf(request) })

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
const sendQuietly = (which: OutboxSelection) =>
  sendOutboxes({ network: context.network, locale: localeOfPages }, which).catch(() => undefined)

self.addEventListener('sync', (event) => {
  if (!isSyncEvent(event)) return
  const tenantId = syncedTenant(event)
  if (tenantId !== null) event.waitUntil(sendOutboxes({ network: context.network, locale: localeOfPages }, { tenantId }))
})

// The outbox is also sent when a worker starts, except during the first installation, when no worker is active yet.
if (self.registration.active !== null) void sendQuietly('all')

self.addEventListener('periodicsync', (event) => {
  if (isPackSync(event)) event.waitUntil(localeOfPages().then((locale) => refreshInBackground(context, sources, origin, locale)))
})

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text() ?? '')
  if (notice !== null) event.waitUntil(self.registration.showNotification(notice.title, notice.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(self.clients, addressOf(event.notification.data, origin)))
})

self.addEventListener('message', (event) => {
  const message = v.safeParse(ToWorker, event.data)
  if (!message.success) return
  switch (message.output.type) {
    case 'take-over':
      // The promise is not passed to `waitUntil`. It resolves after the takeover, which waits until this worker is idle, so both would wait
      // forever.
      void self.skipWaiting()
      return
    case 'forget-personal':
      return event.waitUntil(Promise.all([forgetPersonal().then(seen.lookAgain), unsubscribePush(self.registration)]))
    case 'how-ready':
      return event.waitUntil(healQuietly())
    case 'seen':
      return event.waitUntil(cacheUrls(context, origin, message.output, message.output.urls).then(healQuietly))
    case 'keep-parts': {
      const { ask, ...wanted } = message.output
      return event.waitUntil(
        keepParts(context, origin, wanted, sources).then((missing) => notifyPages({ type: 'parts-kept', ask, missing })),
      )
    }
    case 'send-outbox':
      return event.waitUntil(sendQuietly({ tenantId: message.output.tenantId }))
  }
})
