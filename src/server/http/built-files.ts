import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { chooseEncoding, type EncodedBody, encodedReply } from './encoded.ts'
import { callerHasEtag } from './etag.ts'
import { createByteLimitedMemo } from './lru.ts'
import {
  type BuiltFile,
  hasContentHash,
  listStaticFiles,
  revisionOf,
  SHELL_PATH,
  type StaticFiles,
  staticFileHeaders,
} from './static-files.ts'
import { readStoredFile, type StoredFile } from './stored-builds.ts'

/**
 * The query parameter with which a service worker requests a certain revision of a file that has no hash in its name. So the worker of one
 * build cannot cache the page of another build.
 */
const REVISION_PARAMETER = '__WB_REVISION__'

/** Returns the file revision that a request asks for, or null if it asks for none. Throws `no-route` if the value is not a revision. */
export function requestedRevision(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get(REVISION_PARAMETER)
  if (asked !== null && !/^[0-9a-f]{32}$/.test(asked)) throw new AppError('no-route')
  return asked
}

const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024

export interface BuiltFiles {
  /**
   * Sends a file of this build or of a recent one. Resolves to null if the URL is not a file's. Throws `no-route` if the file does not
   * exist.
   */
  serveFile: (context: Context) => Promise<Response | null>
  /** Returns the page template of this build, or that of another build when its service worker requests it. */
  readTemplate: (revision: string | null) => Promise<string>
}

/** Serves the files of the build in `dist` and of the stored recent builds (stored-builds.ts). */
export function serveBuiltFiles(db: Db, dist: string | undefined, bareTemplate: string): BuiltFiles {
  const files: StaticFiles = dist === undefined ? new Map() : listStaticFiles(dist)
  const send = serveStatic({ root: dist ?? '', precompressed: true })
  const own = dist === undefined ? bareTemplate : readFileSync(join(dist, SHELL_PATH), 'utf8')
  const ownRevision = revisionOf(own)
  // Files of other builds are cached in memory, because open pages of an old build request the same few files.
  const read = createByteLimitedMemo<StoredFile>(
    MAX_CACHED_FILE_BYTES,
    ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  )
  const kept = (address: string, revision: string): Promise<StoredFile> =>
    read(`${address} ${revision}`, async () => {
      const file = await readStoredFile(db, { address, revision })
      if (!file) throw new AppError('no-route')
      return file
    })
  /** Sends a file that was listed at start. Returns null if the folder was changed since then. */
  const ownReply = async (context: Context, file: BuiltFile): Promise<Response | null> => {
    const headers = staticFileHeaders(file)
    if (isCachedByClient(context, file)) return new Response(null, { status: 304, headers })
    // The Accept-Encoding header is chosen here and the Range header is removed, because the file library chooses encodings by name and
    // answers range requests without checking If-Range.
    const asked = new Headers(context.req.raw.headers)
    asked.set('Accept-Encoding', chooseEncoding(asked.get('Accept-Encoding')))
    asked.delete('Range')
    context.req.raw = new Request(context.req.raw.url, { method: context.req.method, headers: asked })
    const reply = await send(context, async () => undefined)
    if (!reply) return null
    for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
    return reply
  }
  return {
    serveFile: async (context) => {
      const { pathname } = new URL(context.req.url)
      const revision = requestedRevision(context.req.raw)
      if (pathname === SHELL_PATH) return null
      const file = files.get(pathname)
      const reply = file?.isSentUnchanged && (revision ?? file.revision) === file.revision ? await ownReply(context, file) : null
      if (reply) return reply
      // A missing script or style must not be answered with a page, because the browser would run the page as a script and the service
      // worker would cache it.
      if (revision === null && !pathname.startsWith('/assets/') && !file) return null
      const wanted = hasContentHash(pathname) ? '' : revision
      if (wanted === null) throw new AppError('no-route')
      return storedFileReply(context, await kept(pathname, wanted))
    },
    readTemplate: async (revision) =>
      revision === null || revision === ownRevision ? own : (await kept(SHELL_PATH, revision)).plain.toString('utf8'),
  }
}

const isCachedByClient = ({ req }: Context, { etag }: Pick<BuiltFile, 'etag'>) => callerHasEtag(req.header('If-None-Match') ?? null, etag)

function storedFileReply(context: Context, file: StoredFile): Response {
  const headers = staticFileHeaders(file)
  if (isCachedByClient(context, file)) return new Response(null, { status: 304, headers })
  const wanted = chooseEncoding(context.req.header('Accept-Encoding') ?? null)
  const squeezed = wanted === 'identity' ? null : file[wanted]
  const made: EncodedBody = squeezed
    ? { bytes: Buffer.from(squeezed), encoding: wanted }
    : { bytes: Buffer.from(file.plain), encoding: 'identity' }
  return encodedReply(made, headers)
}
