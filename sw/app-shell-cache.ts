import { runSeveralAtOnce } from './several-at-once.ts'

/** A file of the precache list: the URL under which it is cached, and the hash of its content (`sha256-…`, as in HTML). */
export interface AppShellFile {
  key: string
  integrity: string
}

/** The files of the app in their cache on this device. */
export interface AppShellCache {
  /** Returns the missing and damaged files. Reads all files. */
  findMissingFiles: () => Promise<AppShellFile[]>
  /**
   * Fetches the missing and damaged files. After a failure no more are fetched, and it rejects when those on their way have ended; files
   * that are complete stay.
   */
  fetchMissingFiles: () => Promise<void>
  /**
   * Tells whether the cache contains an HTML page instead of a script, style or picture, or a page that is not the shop's. Files of older
   * builds count too.
   */
  hasForeignPage: () => Promise<boolean>
}

/** Number of files that are fetched at once, as many as browsers usually request from one host. */
const PARALLEL_FILES = 6
/** Maximum time for one file, enough for the largest file on a very slow connection. */
const FILE_TIMEOUT_MS = 60 * 1000
/** Text that is in index.html, and in no gateway's page. */
const APP_PAGE_MARKER = 'id="app"'

/**
 * Tells whether a reply contains exactly the file of the build. A gateway may answer HTTP 200 with a page of its own. Consumes the body of
 * the reply.
 */
export async function isExactFile(reply: Response, integrity: string): Promise<boolean> {
  if (reply.status !== 200) return false
  const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Tells whether a reply is an HTML page although another type of file was requested. */
export const isForeignPage = (address: string, reply: Response): boolean =>
  !new URL(address).pathname.endsWith('.html') && reply.headers.get('content-type')?.startsWith('text/html') === true

/** Creates access to the app's files in a cache. `files` must be in the order in which they are needed. */
export function createAppShellCache(files: readonly AppShellFile[], cacheName: string, send: typeof fetch): AppShellCache {
  const open = () => caches.open(cacheName)

  async function findMissingFiles(): Promise<AppShellFile[]> {
    const cache = await open()
    const found = new Set<AppShellFile>()
    await runSeveralAtOnce(files, PARALLEL_FILES, async (file) => {
      const kept = await cache.match(file.key)
      if (kept === undefined || !(await isExactFile(kept, file.integrity))) found.add(file)
    })
    return files.filter((file) => found.has(file))
  }

  async function fetchShellFile({ key, integrity }: AppShellFile): Promise<Response> {
    // The first attempt uses the HTTP cache, which has the page's own requests. If it returns a gateway's page, the second attempt bypasses
    // the HTTP cache.
    for (const cache of ['default', 'reload'] as const) {
      const reply = await send(new Request(key, { cache, credentials: 'same-origin' }), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
      if (await isExactFile(reply.clone(), integrity)) return reply
    }
    throw new TypeError(`What came from ${key} is not the file of this build.`)
  }

  return {
    findMissingFiles,
    async fetchMissingFiles() {
      const wanted = await findMissingFiles()
      const cache = await open()
      // Files are written to the cache without making the next requests wait.
      const written: Promise<void>[] = []
      try {
        await runSeveralAtOnce(wanted, PARALLEL_FILES, async (file) => void written.push(cache.put(file.key, await fetchShellFile(file))))
      } finally {
        await Promise.allSettled(written)
      }
      await Promise.all(written)
    },
    async hasForeignPage() {
      const cache = await open()
      for (const { url } of await cache.keys()) {
        const kept = await cache.match(url)
        if (kept === undefined) continue
        if (isForeignPage(url, kept)) return true
        if (new URL(url).pathname.endsWith('.html') && !(await kept.text()).includes(APP_PAGE_MARKER)) return true
      }
      return false
    },
  }
}
