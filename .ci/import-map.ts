import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** `core-D5w6KZwl.js`, as Vite names a chunk: its name, and a hash of what it holds. */
const NAMED = /^(?<name>.+)-[\w-]{8}\.js$/
const ASSETS = 'assets'

interface Chunk {
  /** What the others import it by: the same in every build. */
  specifier: string
  /** As Vite named it, and as it is called in the end. */
  before: string
  after: string
  code: string
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 8)

/** Every string in the text that names one of the chunks, told apart by what stands before it. */
const replacing = (text: string, prefix: string, chunks: readonly Chunk[], by: (chunk: Chunk) => string) =>
  chunks.reduce((all, chunk) => all.replaceAll(prefix + chunk.before, () => by(chunk)), text)

/** The chunks with the others' names taken out of their text, and named by what is left. */
function stableChunks(files: readonly string[], read: (file: string) => string): Chunk[] {
  const taken = new Set<string>()
  const chunks = files.toSorted().map((before): Chunk => {
    const name = NAMED.exec(before)?.groups?.['name'] ?? before
    const free = taken.has(name) ? `${name}~${before}` : name
    taken.add(free)
    return { specifier: free, before, after: before, code: read(before) }
  })
  for (const chunk of chunks) {
    chunk.code = replacing(chunk.code, './', chunks, ({ specifier }) => specifier)
    const other = chunks.find(({ before }) => chunk.code.includes(before))
    if (other) throw new Error(`${chunk.before} names ${other.before} by something else than an import, so its hash would change with it.`)
    chunk.after = `${chunk.specifier.replace(/~.*/, '')}-${hashOf(chunk.code)}.js`
  }
  return chunks
}

/**
 * Stops the cascade of hashes. Chunks import each other by file name, each file name holds a hash of the file's contents, so a changed word would rename the chunk, then
 * all that import it, then all that import those: nearly the whole shop, which every phone would fetch anew. With this plugin chunks import each other by names that stay
 * (`import … from "core"`), and an import map in index.html says which file each name is in this build (`"core": "/assets/core-D5w6KZwl.js"`). A page keeps the map that
 * it was opened with, so it goes on with the files of its own build after a newer one was put up.
 *
 * It works on the files that Vite has written: takes the names out of the chunks, names each file by what it holds then, and puts the new names into index.html and
 * Vite's manifest. Only in a build; the development server has no hashes. Workers of the page (`new Worker`) do not see the map: each is one whole file that imports
 * nothing, and keeps the name that Vite gave it.
 */
export const importMap = (): Plugin => ({
  name: 'import-map',
  apply: 'build',
  writeBundle: {
    // After whatever else writes, and before the worker's list of files is made (closeBundle).
    order: 'post',
    handler({ dir = '' }, bundle) {
      const at = (file: string) => join(dir, ASSETS, file)
      const files = Object.values(bundle).flatMap(({ type, fileName }) =>
        type === 'chunk' && fileName.startsWith(`${ASSETS}/`) ? [fileName.slice(ASSETS.length + 1)] : [],
      )
      const chunks = stableChunks(files, (file) => readFileSync(at(file), 'utf8'))
      for (const { before, after, code } of chunks) {
        renameSync(at(before), at(after))
        writeFileSync(at(after), code)
      }
      for (const file of ['index.html', join('.vite', 'manifest.json')]) {
        const path = join(dir, file)
        writeFileSync(
          path,
          replacing(readFileSync(path, 'utf8'), '', chunks, ({ after }) => after),
        )
      }
      const imports = Object.fromEntries(chunks.map(({ specifier, after }) => [specifier, `/${ASSETS}/${after}`]))
      const page = join(dir, 'index.html')
      // Browsers take no map any more once a module was asked for, so it stands before all of them.
      const withMap = readFileSync(page, 'utf8').replace(
        /<meta charset="[^"]*"\s*\/?>/,
        (charset) => `${charset}\n    <script type="importmap">${JSON.stringify({ imports })}</script>`,
      )
      if (!withMap.includes('importmap')) throw new Error('index.html has no <meta charset> to put the import map behind.')
      writeFileSync(page, withMap)
    },
  },
})
