import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { RouteName } from '#contract/routes.ts'

/** The screens that visitors open first when they come from outside, by their source file in the build manifest. */
const landingScreenSources: Partial<Record<RouteName, string>> = {
  home: 'app/screens/home/HomeScreen.tsx',
  category: 'app/screens/listing/CategoryScreen.tsx',
  searchResults: 'app/screens/listing/SearchScreen.tsx',
  part: 'app/screens/part/PartScreen.tsx',
}

const BuildManifest = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), imports: v.optional(v.array(v.string()), []) }),
)
type BuildManifest = v.InferOutput<typeof BuildManifest>

/** The style sheet of all screens, by its source file in the build manifest. */
const WHOLE_SHEET_SOURCE = 'app/styles/whole.css'

/** URLs of a build's scripts in the order in which they run: the imports of a script come before the script. */
export interface BuildScripts {
  /** The scripts that every page runs. */
  entry: readonly string[]
  /** Returns the additional scripts of a screen, which the page preloads. */
  screenScripts: (name: RouteName) => readonly string[]
  /** Returns the scripts with the translations of a language. The source language needs none. */
  translationScripts: (locale: string) => readonly string[]
  /** The style sheet of all screens; null if there is no build. */
  wholeSheet: string | null
}

/** Reads a build's manifest, which lists its scripts. Without a manifest, there are no scripts. */
export function readBuildScripts(dist: string | undefined): BuildScripts {
  const path = dist === undefined ? null : join(dist, '.vite', 'manifest.json')
  if (path === null || !existsSync(path)) return { entry: [], screenScripts: () => [], translationScripts: () => [], wholeSheet: null }
  const manifest = v.parse(BuildManifest, JSON.parse(readFileSync(path, 'utf8')))
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const wholeSheet = Object.entries(manifest).find(([key]) => key.endsWith(WHOLE_SHEET_SOURCE))?.[1]
  const entry = entryKey === undefined ? [] : [...scriptFilesOf(manifest, entryKey)]
  const addresses = (files: string[]) => files.map((file) => `/${file}`)
  const beyondEntry = (source: string) => addresses([...scriptFilesOf(manifest, source)].filter((file) => !entry.includes(file)))
  const screens = new Map(Object.entries(landingScreenSources).map(([name, source]): [string, string[]] => [name, beyondEntry(source)]))
  return {
    entry: addresses(entry),
    screenScripts: (name) => screens.get(name) ?? [],
    translationScripts: (locale) => beyondEntry(`../locales/${locale}/app.po`),
    wholeSheet: wholeSheet === undefined ? null : `/${wholeSheet.file}`,
  }
}

/** Returns the files of a script of the build and of all scripts that it imports. The files of imported scripts are listed first. */
function scriptFilesOf(manifest: BuildManifest, key: string, files = new Set<string>(), walked = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || walked.has(key)) return files
  walked.add(key)
  for (const needed of chunk.imports) scriptFilesOf(manifest, needed, files, walked)
  return files.add(chunk.file)
}
