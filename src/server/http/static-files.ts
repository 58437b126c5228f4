import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { ContentEncoding } from './encoded.ts'

/** A file of the build and its URL. */
export interface BuiltFile {
  address: string
  filePath: string
  type: string
  etag: string
  byteCount: number
  /** A hash of the file's contents, with which the service worker requests the file. Empty if the file name contains a hash. */
  revision: string
  /**
   * Whether the file is stored for pages of other builds. This holds for files that pages and the service worker load, but not for the
   * service worker itself, which must be the newest.
   */
  isStored: boolean
  /** Whether the file is sent unchanged. The page is not, because page.ts sends it with its content security policy. */
  isSentUnchanged: boolean
}

export type StaticFiles = Map<string, BuiltFile>

export const SHELL_PATH = '/index.html'
const WORKER_PATH = '/sw.js'

/** Whether a file of the build is not public. These are the server, build metadata, and compressed variants. */
const isHiddenFile = (address: string) => address.startsWith('/server/') || address.startsWith('/.') || /\.(?:br|gz)$/.test(address)

/** Whether a file name contains a content hash. Such a file never changes. All other files are revalidated at each request. */
export const hasContentHash = (address: string): boolean => /^\/assets\/[\w.-]{1,200}$/.test(address)

/** Returns the files of the build by URL. Only listed files are ever read, so no URL can reach other files. */
export function listStaticFiles(dist: string): StaticFiles {
  const files: StaticFiles = new Map()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(dist, path).split(sep).join('/')}`
    if (isHiddenFile(address)) continue
    const bytes = readFileSync(path)
    files.set(address, {
      address,
      filePath: path,
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `"${sha1(bytes).slice(0, 20)}"`,
      byteCount: bytes.length,
      revision: hasContentHash(address) ? '' : revisionOf(bytes),
      isStored: address !== WORKER_PATH,
      isSentUnchanged: address !== SHELL_PATH,
    })
  }
  return files
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url')

/** Computes the revision of a file's contents as workbox-build does for the service worker's file list. */
export const revisionOf = (contents: Buffer | string): string => createHash('md5').update(contents).digest('hex')

const fileEndings: Record<ContentEncoding, string> = { identity: '', br: '.br', gzip: '.gz' }

/**
 * Returns the bytes of a file as built, in an encoding. Returns null if the file does not exist in this encoding, or if the build was
 * deleted meanwhile.
 */
export function readBuiltFile({ filePath }: Pick<BuiltFile, 'filePath'>, encoding: ContentEncoding): Buffer | null {
  try {
    return readFileSync(filePath + fileEndings[encoding])
  } catch {
    return null
  }
}

/** Returns the headers of a file, which are the same for every encoding. */
export const staticFileHeaders = ({ address, type, etag }: Pick<BuiltFile, 'address' | 'type' | 'etag'>) => ({
  'Content-Type': type,
  'Cache-Control': hasContentHash(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ETag: `W/${etag}`,
  Vary: 'Accept-Encoding',
})
