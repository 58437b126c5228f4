import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import arrivals from './arrivals.json' with { type: 'json' }

/** A row of the list of files that the service worker keeps, as workbox-build makes it. */
interface Entry {
  url: string
  revision: string | null
  size: number
  integrity?: string
}

/** What the rows of Vite's manifest say of a chunk, as far as it is read here. */
interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/** Screens in the order in which people come to them. */
const screens = [...arrivals, 'app/screens/cart/CartScreen.tsx']

/** Files of some chunks with all that they import at once, in the order of the chunks. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) seen.add(file)
    filesOf(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/**
 * Files in the order in which the next tap needs them: the page, the entry and what it fetches by itself, the screens that people come to,
 * then the rest.
 */
function inOrder(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const behind = entries.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !key.startsWith('app/screens/'))
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
  return ['index.html', ...styles, ...filesOf(manifest, [...entries, ...behind, ...screens])]
}

/**
 * Finishes the list of files that the service worker keeps (workbox-build's `manifestTransforms`). Each file gets the hash of its contents,
 * by which the worker checks what it fetched and what it kept: a gateway answers HTTP 200 with a page of its own. And they stand in the
 * order in which they are needed, because the worker fetches them in that order. `dist`: where the build lies, with Vite's manifest.
 */
export const precacheList = (dist: string) => (entries: Entry[]) => {
  const path = join(dist, '.vite', 'manifest.json')
  const order = inOrder(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {})
  const place = ({ url }: Entry) => (order.includes(url) ? order.indexOf(url) : order.length)
  const manifest = entries
    .toSorted((one, other) => place(one) - place(other) || (one.url < other.url ? -1 : 1))
    .map((entry) => ({
      ...entry,
      integrity: `sha256-${createHash('sha256')
        .update(readFileSync(join(dist, entry.url)))
        .digest('base64')}`,
    }))
  return { manifest, warnings: [] }
}
