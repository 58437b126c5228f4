import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from './encoded.ts'

/** A file of the build, with its address. */
export interface BuiltFile {
  address: string
  path: string
  type: string
  etag: string
  bytes: number
  /** A hash of its contents, by which the worker asks for it; empty where the address holds one itself. */
  revision: string
  /**
   * Whether it is kept for pages of other builds: what the worker and the pages fetch, but never the worker itself, which is always the
   * newest.
   */
  isKept: boolean
  /** Whether it is sent under its address as it stands. The page is not: page.ts answers it, with its policy. */
  isSent: boolean
}

export type StaticFiles = Map<string, BuiltFile>

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
      address,
      path,
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `"${sha1(bytes).slice(0, 20)}"`,
      bytes: bytes.length,
      revision: isHashed(address) ? '' : revisionOf(bytes),
      isKept: address !== WORKER_PATH,
      isSent: address !== SHELL_PATH,
    })
  }
  return files
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url')

/** As workbox-build computes it for the list of files in the worker. */
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

/** What is said of a file in whatever form it is sent. */
export const headersOf = ({ address, type, etag }: Pick<BuiltFile, 'address' | 'type' | 'etag'>) => ({
  'Content-Type': type,
  'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ETag: `W/${etag}`,
  Vary: 'Accept-Encoding',
})
