import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The screen that each page waits for. */
const pages: Record<string, string> = {
  home: 'screens/home/HomeScreen.tsx',
  listing: 'screens/listing/CategoryScreen.tsx',
  search: 'screens/listing/SearchScreen.tsx',
  part: 'screens/part/PartScreen.tsx',
}

export interface FirstLoad {
  page: string
  files: number
  scriptBytes: number
  styleBytes: number
}

/** Gzipped bytes that a page needs before it is whole: the entry with what it imports at once, and the chunk of its screen. Null before a build. */
export function firstLoad(dist: string): FirstLoad[] | null {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) return null
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  return Object.entries(pages).map(([page, screen]) => {
    const files = new Set<string>()
    for (const key of [entry, Object.keys(manifest).find((name) => name.endsWith(screen))]) if (key) collect(manifest, key, files)
    const sum = (ending: string) =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .reduce((all, file) => all + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
    return { page, files: files.size, scriptBytes: sum('.js'), styleBytes: sum('.css') }
  })
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const style of chunk.css ?? []) files.add(style)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}
