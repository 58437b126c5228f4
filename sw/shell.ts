import { severalAtOnce } from './several-at-once.ts'

/**
 * A file of the shop as the worker's list names it: the address under which it is kept, and the hash of its contents (`sha256-…`, as in
 * HTML).
 */
export interface ShellFile {
  key: string
  integrity: string
}

/** The shop itself on this device: every file of the list, in the cache of the list. */
export interface Shell {
  /** Files that are not here, or not as the build made them. Reads them all. */
  lacking: () => Promise<ShellFile[]>
  /** Fetches what is lacking. Rejects at the first file that cannot be had; those that came stay. */
  fill: () => Promise<void>
  /** Whether a page lies here where a script, a style or a picture should, or a page that is none of the shop's, of whatever build. */
  holdsForeignPage: () => Promise<boolean>
}

/** What a browser fetches from one host beside each other; through a long line each file is mostly a wait. */
const AT_ONCE = 6
/** The largest file through the slowest line that still carries anything. */
const MAX_FILE_MS = 60 * 1000
/** index.html has it, and no gateway's page does. */
const PLACE_OF_APP = 'id="app"'

/**
 * Whether a reply holds exactly what the build made: a gateway answers HTTP 200 with a page of its own in place of anything. Takes the body
 * along.
 */
export async function isWhole(reply: Response, integrity: string): Promise<boolean> {
  if (reply.status !== 200) return false
  const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Whether a reply is a page where none was asked for. */
export const isForeignPage = (address: string, reply: Response): boolean =>
  !new URL(address).pathname.endsWith('.html') && reply.headers.get('content-type')?.startsWith('text/html') === true

/** `files`: in the order in which they are needed. */
export function shellOf(files: readonly ShellFile[], cacheName: string, send: typeof fetch): Shell {
  const open = () => caches.open(cacheName)

  async function lacking(): Promise<ShellFile[]> {
    const cache = await open()
    const found = new Set<ShellFile>()
    await severalAtOnce(files, AT_ONCE, async (file) => {
      const kept = await cache.match(file.key)
      if (kept === undefined || !(await isWhole(kept, file.integrity))) found.add(file)
    })
    return files.filter((file) => found.has(file))
  }

  async function fetched({ key, integrity }: ShellFile): Promise<Response> {
    // What the page has fetched lies in the browser's own cache already; what a gateway put there is passed by the second time.
    for (const cache of ['default', 'reload'] as const) {
      const reply = await send(new Request(key, { cache, credentials: 'same-origin' }), { signal: AbortSignal.timeout(MAX_FILE_MS) })
      if (await isWhole(reply.clone(), integrity)) return reply
    }
    throw new TypeError(`What came from ${key} is not the file of this build.`)
  }

  return {
    lacking,
    async fill() {
      const wanted = await lacking()
      const cache = await open()
      // Writing is one file after another, and need not keep the line waiting.
      const written: Promise<void>[] = []
      try {
        await severalAtOnce(wanted, AT_ONCE, async (file) => void written.push(cache.put(file.key, await fetched(file))))
      } finally {
        await Promise.allSettled(written)
      }
      await Promise.all(written)
    },
    async holdsForeignPage() {
      const cache = await open()
      for (const { url } of await cache.keys()) {
        const kept = await cache.match(url)
        if (kept === undefined) continue
        if (isForeignPage(url, kept)) return true
        if (new URL(url).pathname.endsWith('.html') && !(await kept.text()).includes(PLACE_OF_APP)) return true
      }
      return false
    },
  }
}
