import { cacheNames } from 'workbox-core'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { isForeignPage, isWhole, type Shell, shellOf } from './shell.ts'

const PAGE = '/index.html'

/** An event of the worker, as Workbox takes it. */
type WorkerEvent = Parameters<PrecacheController['install']>[0]

export interface Precache {
  shell: Shell
  /** Answers for the files of the list. One that is missing is fetched by its hash, and kept. */
  route: PrecacheRoute
  /**
   * Keeps every file of the list, each checked. Resolves with whether what runs on this device until now gives out a gateway's page in
   * place of a file.
   */
  install: (event: WorkerEvent) => Promise<boolean>
  /** Lets go of the files of an earlier list. */
  activate: (event: WorkerEvent) => Promise<unknown>
  /** A navigation: the kept page of the shop while it is whole, else what the network says to it. */
  openPage: (request: Request, event: WorkerEvent) => Promise<Response>
}

/**
 * The files that the build's list names, by Workbox. `missed` hears of each that was asked for and is not here, or is not what it should
 * be.
 */
export function precacheOf(entries: readonly PrecacheEntry[], send: typeof fetch, missed: (event: WorkerEvent) => void): Precache {
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
  const shell = shellOf(files, cacheNames.precache, send)
  const page = files.find(({ key }) => new URL(key).pathname === PAGE)
  return {
    shell,
    // Pages are ours to answer: asked by the hash of index.html, no other page could take its place while it is missing.
    route: new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }),
    async install(event) {
      const wasBroken = await shell.holdsForeignPage()
      // Workbox fetches one file after another, and believes what lies there already: all is there and checked when it comes to look.
      await shell.fill()
      await controller.install(event)
      return wasBroken
    },
    activate: (event) => controller.activate(event),
    async openPage(request, event) {
      const kept = page && (await (await caches.open(cacheNames.precache)).match(page.key))
      if (kept && (await isWhole(kept.clone(), page.integrity))) return kept
      missed(event)
      return send(request)
    },
  }
}
