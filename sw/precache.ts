import { cacheNames } from 'workbox-core'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { type AppShellCache, createAppShellCache, isExactFile, isForeignPage } from './app-shell-cache.ts'

const APP_PAGE_PATH = '/index.html'

/** A worker event, as Workbox expects it. */
type WorkerEvent = Parameters<PrecacheController['install']>[0]

export interface Precache {
  shell: AppShellCache
  /** Serves the files of the precache list. A missing file is fetched by its hash and cached. */
  route: PrecacheRoute
  /**
   * Caches and verifies every file of the precache list. Resolves with true if the version that is active now serves a gateway's page
   * instead of a file.
   */
  install: (event: WorkerEvent) => Promise<boolean>
  /** Deletes the files of an earlier precache list. */
  activate: (event: WorkerEvent) => Promise<unknown>
  /** Answers a navigation: with the cached app shell while it is whole, otherwise with the network's reply. */
  openPage: (request: Request, event: WorkerEvent) => Promise<Response>
}

/** Serves the precache list of the build with Workbox. `missed` is called for each requested file that is missing or damaged. */
export function createPrecache(entries: readonly PrecacheEntry[], send: typeof fetch, missed: (event: WorkerEvent) => void): Precache {
  const controller = new PrecacheController({
    plugins: [
      {
        async cachedResponseWillBeUsed({ cachedResponse, request, event }) {
          if (cachedResponse && !isForeignPage(request.url, cachedResponse)) return cachedResponse
          if (event.type === 'fetch') missed(event)
          return null
        },
      },
    ],
  })
  controller.addToCacheList([...entries])
  const files = [...controller.getURLsToCacheKeys().values()].map((key) => ({
    key,
    integrity: controller.getIntegrityForCacheKey(key) ?? '',
  }))
  const shell = createAppShellCache(files, cacheNames.precache, send)
  const page = files.find(({ key }) => new URL(key).pathname === APP_PAGE_PATH)
  return {
    shell,
    // Navigations are handled by `openPage`. Otherwise index.html would be requested by its hash, and while it is missing no other page
    // could replace it.
    route: new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }),
    async install(event) {
      const wasBroken = await shell.hasForeignPage()
      // Workbox fetches files one by one and trusts existing ones. So the files are verified here, and missing ones are fetched several at
      // once, before Workbox looks.
      await shell.fetchMissingFiles()
      await controller.install(event)
      return wasBroken
    },
    activate: (event) => controller.activate(event),
    async openPage(request, event) {
      const kept = page && (await (await caches.open(cacheNames.precache)).match(page.key))
      if (kept && (await isExactFile(kept.clone(), page.integrity))) return kept
      missed(event)
      return send(request)
    },
  }
}
