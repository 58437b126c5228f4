import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { type Encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas } from './etag.ts'
import { type KeptFile, keptFile } from './kept-builds.ts'
import { memoByBytes } from './lru.ts'
import { type BuiltFile, headersOf, isHashed, revisionOf, SHELL_PATH, type StaticFiles, staticFiles } from './static-files.ts'

/**
 * How a worker names the contents that it wants of a file without a hash in its name: the worker of one build must not keep the page of
 * another.
 */
const REVISION = '__WB_REVISION__'

/**
 * What of the address of a request says which build it means; null where nothing does. Throws `no-route` for what names no contents at all.
 */
export function revisionAsked(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get(REVISION)
  if (asked !== null && !/^[0-9a-f]{32}$/.test(asked)) throw new AppError('no-route')
  return asked
}

const MAX_KEPT_READ_BYTES = 8 * 1024 * 1024

export interface BuiltFiles {
  /**
   * The file that is asked for, of this build or of another of late. Null: it is no file's address. Throws `no-route` where a file is meant
   * that nobody has.
   */
  reply: (context: Context) => Promise<Response | null>
  /** The page that every page is made of; of another build where a worker of that build asks. */
  template: (revision: string | null) => Promise<string>
}

/** The files of a build in `dist`, and of the builds that are kept beside it (kept-builds.ts). */
export function builtFiles(db: Db, dist: string | undefined, bareTemplate: string): BuiltFiles {
  const files: StaticFiles = dist === undefined ? new Map() : staticFiles(dist)
  const send = serveStatic({ root: dist ?? '', precompressed: true })
  const own = dist === undefined ? bareTemplate : readFileSync(join(dist, SHELL_PATH), 'utf8')
  const ownRevision = revisionOf(own)
  // The pages that lie open ask for the same few files.
  const read = memoByBytes<KeptFile>(MAX_KEPT_READ_BYTES, ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0))
  const kept = (address: string, revision: string): Promise<KeptFile> =>
    read(`${address} ${revision}`, async () => {
      const file = await keptFile(db, { address, revision })
      if (!file) throw new AppError('no-route')
      return file
    })
  /** Only what was listed when the process started; null too where the build was taken away under it since then. */
  const ownReply = async (context: Context, file: BuiltFile): Promise<Response | null> => {
    const headers = headersOf(file)
    if (isKnown(context, file)) return new Response(null, { status: 304, headers })
    // It takes encodings by their bare names, and pieces of a file without a look at which file they are of.
    const asked = new Headers(context.req.raw.headers)
    asked.set('Accept-Encoding', encodingFor(asked.get('Accept-Encoding')))
    asked.delete('Range')
    context.req.raw = new Request(context.req.raw.url, { method: context.req.method, headers: asked })
    const reply = await send(context, async () => undefined)
    if (!reply) return null
    for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
    return reply
  }
  return {
    reply: async (context) => {
      const { pathname } = new URL(context.req.url)
      const revision = revisionAsked(context.req.raw)
      if (pathname === SHELL_PATH) return null
      const file = files.get(pathname)
      const reply = file?.isSent && (revision ?? file.revision) === file.revision ? await ownReply(context, file) : null
      if (reply) return reply
      // A missing file must not be answered with a page: the browser would run it, the worker would keep it.
      if (revision === null && !pathname.startsWith('/assets/') && !file) return null
      const wanted = isHashed(pathname) ? '' : revision
      if (wanted === null) throw new AppError('no-route')
      return keptReply(context, await kept(pathname, wanted))
    },
    template: async (revision) =>
      revision === null || revision === ownRevision ? own : (await kept(SHELL_PATH, revision)).plain.toString('utf8'),
  }
}

const isKnown = ({ req }: Context, { etag }: Pick<BuiltFile, 'etag'>) => callerHas(req.header('If-None-Match') ?? null, etag)

function keptReply(context: Context, file: KeptFile): Response {
  const headers = headersOf(file)
  if (isKnown(context, file)) return new Response(null, { status: 304, headers })
  const wanted = encodingFor(context.req.header('Accept-Encoding') ?? null)
  const squeezed = wanted === 'identity' ? null : file[wanted]
  const made: Encoded = squeezed
    ? { bytes: Buffer.from(squeezed), encoding: wanted }
    : { bytes: Buffer.from(file.plain), encoding: 'identity' }
  return encodedReply(made, headers)
}
