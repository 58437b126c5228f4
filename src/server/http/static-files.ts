import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Encoding, encodedReply, encodingFor } from './encoded.ts'
import { callerHas } from './etag.ts'

/** A file of the build, with its address. */
export interface BuiltFile {
  address: string
  path: string
  type: string
  etag: string
  bytes: number
  /** A hash of its contents, by which the worker asks for it; empty where the address holds one itself. */
  revision: string
  /** Whether it is kept for pages of other builds: what the worker and the pages fetch, but never the worker itself, which is always the newest. */
  isKept: boolean
  /** Whether it is sent under its address as it stands. The page is not: page.ts answers it, with its policy. */
  isSent: boolean
}

export type StaticFiles = Map<string, BuiltFile>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export const SHELL_PATH = '/index.html'
const WORKER_PATH = '/sw.js'

/** Not for visitors: the server itself, the build's own notes; and what stands beside a file, compressed. */
const isHidden = (address: string) => address.startsWith('/server/') || address.startsWith('/.') || /\.(?:br|gz)$/.test(address)

/** Whether a file's name holds a hash of it: then it never changes, and everything else is asked for again each time. */
export const isHashed = (address: string): boolean => /^\/assets\/[\w.-]{1,200}$/.test(address)

/** The files of the build by address. Only what is listed here is ever read, so no address can lead elsewhere. */
export function staticFiles(dist: string): StaticFiles {
  const files: StaticFiles = new Map()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(dist, path).split(sep).join('/')}`
    if (isHidden(address)) continue
    const bytes = readFileSync(path)
    files.set(address, {
      ...{ address, path, type: types[extname(path)] ?? 'application/octet-stream' },
      ...{ etag: `"${sha1(bytes).slice(0, 20)}"`, bytes: bytes.length },
      ...{ revision: isHashed(address) ? '' : revisionOf(bytes), isKept: address !== WORKER_PATH, isSent: address !== SHELL_PATH },
    })
  }
  return files
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url')

/** As workbox-build reckons it for the list of files in the worker. */
export const revisionOf = (contents: Buffer | string): string => createHash('md5').update(contents).digest('hex')

const endings: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }

/** The bytes of a file as the build made them; null where it made none, or where the build was taken away under the running process. */
export function readBuilt({ path }: Pick<BuiltFile, 'path'>, encoding: Encoding): Buffer | null {
  try {
    return readFileSync(path + endings[encoding])
  } catch {
    return null
  }
}

/** A listed file, in the encoding that the caller accepts and the build made. Null when there is no such file, or none of this revision. */
export function staticReply(files: StaticFiles, address: string, revision: string | null, request: Request): Response | null {
  const file = files.get(address)
  if (!file?.isSent || (revision !== null && revision !== file.revision)) return null
  return fileReply(file, (encoding) => readBuilt(file, encoding), request)
}

/** The reply of a file in the best form that there is of it and that the caller takes; null when there is none. */
export function fileReply(
  { address, type, etag }: Pick<BuiltFile, 'address' | 'type' | 'etag'>,
  read: (encoding: Encoding) => Buffer | null,
  request: Request,
): Response | null {
  const cacheControl = isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl, ETag: `W/${etag}`, Vary: 'Accept-Encoding' }
  if (callerHas(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  for (const encoding of takenBy(request.headers.get('Accept-Encoding'))) {
    const bytes = read(encoding)
    if (bytes) return encodedReply({ bytes: Buffer.from(bytes), encoding }, headers)
  }
  return null
}

/** The encodings that a caller takes, the best first. */
function takenBy(accepted: string | null): Encoding[] {
  const best = encodingFor(accepted)
  const gzip = best === 'gzip' || /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')
  return [...(best === 'br' ? (['br'] satisfies Encoding[]) : []), ...(gzip ? (['gzip'] satisfies Encoding[]) : []), 'identity']
}
