import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { ScreenName } from '#contract/routes.ts'

/** Screens that people arrive at from outside, as the build's manifest names their sources. */
const sources: Partial<Record<ScreenName, string>> = {
  home: 'app/screens/home/HomeScreen.tsx',
  category: 'app/screens/listing/CategoryScreen.tsx',
  searchResults: 'app/screens/listing/SearchScreen.tsx',
  part: 'app/screens/part/PartScreen.tsx',
}

const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), imports: v.optional(v.array(v.string()), []) }),
)
type Manifest = v.InferOutput<typeof Manifest>

/** What the build says of its chunks; null without a build. */
function manifestOf(dist: string | undefined): Manifest | null {
  const path = dist === undefined ? null : join(dist, '.vite', 'manifest.json')
  return path === null || !existsSync(path) ? null : v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8')))
}

function filesOfEntry(manifest: Manifest): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  return entry === undefined ? new Set() : filesOf(manifest, entry)
}

/** Addresses of the scripts that every page runs, in the order in which they do: what the entry imports, then the entry. */
export function entryFiles(dist: string): readonly string[] {
  const manifest = manifestOf(dist)
  return manifest === null ? [] : [...filesOfEntry(manifest)].map((file) => `/${file}`)
}

/**
 * Addresses of the scripts that a screen needs beyond the entry's, so that the page can name them before the entry runs; none without a
 * build.
 */
export function screenFiles(dist: string | undefined): (name: ScreenName) => readonly string[] {
  const manifest = manifestOf(dist)
  if (manifest === null) return () => []
  const known = filesOfEntry(manifest)
  const lists = Object.entries(sources).map(([name, source]): [string, string[]] => [
    name,
    [...filesOf(manifest, source)].filter((file) => !known.has(file)).map((file) => `/${file}`),
  ])
  const byName = new Map(lists)
  return (name) => byName.get(name) ?? []
}

/** A chunk's files, what it imports before itself. */
function filesOf(manifest: Manifest, key: string, files = new Set<string>(), walked = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || walked.has(key)) return files
  walked.add(key)
  for (const needed of chunk.imports) filesOf(manifest, needed, files, walked)
  return files.add(chunk.file)
}
