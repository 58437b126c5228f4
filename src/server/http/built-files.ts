import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { type KeptFile, keptFile } from './kept-builds.ts'
import { Lru } from './lru.ts'
import { fileReply, isHashed, revisionOf, SHELL_PATH, type StaticFiles, staticFiles, staticReply } from './static-files.ts'

/** How a worker names the contents that it wants of a file without a hash in its name: the worker of one build must not keep the page of another. */
const REVISION = '__WB_REVISION__'

/** What of the address of a request says which build it means; null where nothing does. Throws `no-route` for what names no contents at all. */
export function revisionAsked(request: Request): string | null {
  const said = new URL(request.url).searchParams.get(REVISION)
  if (said !== null && !/^[0-9a-f]{32}$/.test(said)) throw new AppError('no-route')
  return said
}

const KEPT_READ_MOST_BYTES = 8 * 1024 * 1024

export interface BuiltFiles {
  /** The file that is asked for, of this build or of another of late. Null: it is no file's address. Throws `no-route` where a file is meant that nobody has. */
  reply: (request: Request) => Promise<Response | null>
  /** The page that every page is made of; of another build where a worker of that build asks. */
  template: (revision: string | null) => Promise<string>
}

/** The files of a build in `dist`, and of the builds that are kept beside it (kept-builds.ts). */
export function builtFiles(db: Db, dist: string | undefined, bareTemplate: string): BuiltFiles {
  const files: StaticFiles = dist === undefined ? new Map() : staticFiles(dist)
  const own = dist === undefined ? bareTemplate : readFileSync(join(dist, SHELL_PATH), 'utf8')
  const ownRevision = revisionOf(own)
  // The pages that lie open ask for the same few files.
  const read = new Lru<KeptFile>(KEPT_READ_MOST_BYTES)
  const kept = async (address: string, revision: string): Promise<KeptFile> => {
    const key = `${address} ${revision}`
    const file = read.get(key) ?? (await keptFile(db, { address, revision }))
    if (!file) throw new AppError('no-route')
    read.set(
      key,
      file,
      [file.plain, file.br, file.gzip].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0),
    )
    return file
  }
  return {
    reply: async (request) => {
      const { pathname } = new URL(request.url)
      const revision = revisionAsked(request)
      if (pathname === SHELL_PATH) return null
      const reply = staticReply(files, pathname, revision, request)
      if (reply) return reply
      // A missing file must not be answered with a page: the browser would run it, the worker would keep it.
      if (revision === null && !pathname.startsWith('/assets/') && !files.has(pathname)) return null
      const wanted = isHashed(pathname) ? '' : revision
      if (wanted === null) throw new AppError('no-route')
      const file = await kept(pathname, wanted)
      return fileReply(file, (encoding) => file[encoding === 'identity' ? 'plain' : encoding], request)
    },
    template: async (revision) =>
      revision === null || revision === ownRevision ? own : (await kept(SHELL_PATH, revision)).plain.toString('utf8'),
  }
}
