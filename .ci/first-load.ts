// What the first load of each page weighs. `npm run build` ends with it, and fails above the fence.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import arrivals from './arrivals.json' with { type: 'json' }

/** What Vite's manifest says of a chunk, as far as it is read here. */
interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** The files that a page needs before it is whole, with their bytes, gzip. */
export interface FirstLoad {
  page: string
  scripts: Map<string, number>
  styles: Map<string, number>
}

/**
 * What the first load of a page may weigh in bytes, gzip: what a visitor feels counts, this is only the fence. The scripts are those of the
 * page, the sheet is the first one (.ci/sheets.ts).
 */
const FENCE = { scripts: 130_000, styles: 20_000 }

/** Of each page that people arrive at: the entry with what it imports at once, and the same of its screen. */
export function firstLoads(dist: string): FirstLoad[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return arrivals.map((screen) => {
    const files = [...withImports(manifest, [...entries, screen])]
    // The first sheet belongs to no chunk.
    files.push(...Object.entries(manifest).flatMap(([key, { file }]) => (key === 'style.css' ? [file] : [])))
    const sizes = (ending: string) =>
      new Map(files.filter((file) => file.endsWith(ending)).map((file) => [file, gzipBytes(join(dist, file))]))
    return { page: basename(screen, '.tsx'), scripts: sizes('.js'), styles: sizes('.css') }
  })
}

export const bytesOf = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, bytes) => all + bytes, 0)

const gzipBytes = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) continue
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    withImports(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function printFirstLoads(): boolean {
  let fits = true
  for (const { page, ...load } of firstLoads('dist')) {
    const [scripts, styles] = [bytesOf(load.scripts), bytesOf(load.styles)]
    process.stdout.write(`First load of ${page}, gzip: ${kB(scripts)} JavaScript in ${load.scripts.size} files, ${kB(styles)} CSS\n`)
    for (const kind of ['scripts', 'styles'] as const) {
      if (bytesOf(load[kind]) <= FENCE[kind]) continue
      const files = [...load[kind]].map(([file, bytes]) => `  ${file} ${kB(bytes)}`)
      const advice = 'What does the page not need at once? Fetch it by a dynamic import.'
      process.stderr.write(`That is more than ${kB(FENCE[kind])} of ${kind}. ${advice}\n${files.join('\n')}\n`)
      fits = false
    }
  }
  return fits
}

if (process.argv[1]?.endsWith('first-load.ts')) process.exit(printFirstLoads() ? 0 : 1)
