import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { encodedReply, encodingFor } from './encoded.ts'
import { callerHas } from './etag.ts'

interface StaticFile {
  path: string
  type: string
  etag: string
  /** Compressed siblings that the build made. */
  br: boolean
  gz: boolean
  cacheControl: string
}

export type StaticFiles = Map<string, StaticFile>

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

/** Not for visitors: the server itself, the build's own notes. The template is page.ts's to answer, with its policy. */
const isHidden = (path: string) =>
  path === '/index.html' || path.startsWith('/server/') || path.startsWith('/.') || /\.(?:br|gz)$/.test(path)

/** Files with a hash in their name never change; everything else is asked for again each time. */
const cacheControl = (path: string) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The files of the build by address. Only what is listed here is ever read, so no address can lead elsewhere. */
export function staticFiles(dist: string): StaticFiles {
  const files: StaticFiles = new Map()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(dist, path).split(sep).join('/')}`
    if (isHidden(address)) continue
    const etag = `"${createHash('sha1').update(readFileSync(path)).digest('base64url').slice(0, 20)}"`
    const type = types[extname(path)] ?? 'application/octet-stream'
    files.set(address, { path, type, etag, br: isFile(`${path}.br`), gz: isFile(`${path}.gz`), cacheControl: cacheControl(address) })
  }
  return files
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** A listed file, in the encoding that the caller accepts and the build made. Null when there is no such file. */
export function staticReply(files: StaticFiles, pathname: string, request: Request): Response | null {
  const file = files.get(pathname)
  if (!file) return null
  const headers = { 'Content-Type': file.type, 'Cache-Control': file.cacheControl, ETag: `W/${file.etag}`, Vary: 'Accept-Encoding' }
  if (callerHas(request.headers.get('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers })
  const wanted = encodingFor(request.headers.get('Accept-Encoding'))
  if (wanted === 'br' && file.br) return encodedReply({ bytes: readFileSync(`${file.path}.br`), encoding: 'br' }, headers)
  const gzip = file.gz && /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('Accept-Encoding') ?? '')
  if (gzip) return encodedReply({ bytes: readFileSync(`${file.path}.gz`), encoding: 'gzip' }, headers)
  return encodedReply({ bytes: readFileSync(file.path), encoding: 'identity' }, headers)
}
