// `npm run build`: styles, words, the app with its worker, the server, and the compressed siblings of what is served. With `--if-stale` only where it is needed.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { isStale } from './stale.mjs'

if (process.argv.includes('--if-stale') && !isStale()) process.exit(0)

const run = promisify(execFile)

/** Runs one of the project's own command line tools, quietly unless it fails. @param {string} name @param {string[]} args */
async function tool(name, args) {
  const path = join('node_modules', '.bin', name)
  try {
    return await run(path, args, { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 16 * 1024 * 1024 })
  } catch (error) {
    process.stderr.write(`${name} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? error}\n`)
    process.exit(1)
  }
}

await Promise.all([tool('panda', ['codegen', '--silent']), tool('lingui', ['extract', '--clean'])])
// The app and the server side by side, so neither may empty the other's folder.
rmSync('dist', { recursive: true, force: true })
await Promise.all([tool('vite', ['build', '--logLevel', 'warn']), tool('vite', ['build', '--ssr', 'server/main.ts', '--logLevel', 'warn'])])

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .filter((path) => compressible.test(path) && !path.startsWith(join('dist', 'server')))

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }
await Promise.all(
  files.map(async (path) => {
    const bytes = readFileSync(path)
    if (bytes.length < 512) return
    writeFileSync(`${path}.br`, await squeeze.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
    writeFileSync(`${path}.gz`, await squeeze.gz(bytes, { level: 9 }))
  }),
)

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
/** @param {string} key @param {Set<string>} seen */
const withImports = (chunk, seen = new Set()) => {
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const key of chunk.imports ?? []) withImports(manifest[key], seen)
  for (const file of chunk.css ?? []) seen.add(file)
  return seen
}
const sizes = [...withImports(entry)].map((file) => ({ file, gzip: gzipSync(readFileSync(join('dist', file)), { level: 9 }).length }))
const sum = (ending) => sizes.filter(({ file }) => file.endsWith(ending)).reduce((all, { gzip }) => all + gzip, 0)
/** What the first load may weigh in bytes, gzip: what a visitor feels counts, this is only the fence. A file of a chunk that the entry comes to import brings all of that chunk. */
const FENCE = { '.js': 125_000, '.css': 16_000 }
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
process.stdout.write(
  `First load, gzip: ${kB(sum('.js'))} JavaScript, ${kB(sum('.css'))} CSS, before the screen's own chunk. Worker: ${kB(gzipSync(readFileSync('dist/sw.js')).length)}, ${files.length} files, ${kB(files.reduce((all, path) => all + statSync(path).size, 0))} in all.\n`,
)
for (const [ending, most] of Object.entries(FENCE))
  if (sum(ending) > most) {
    process.stderr.write(
      `The first load is ${kB(sum(ending))} of ${ending.slice(1)}, more than ${kB(most)}:\n${sizes.map(({ file, gzip }) => `  ${file} ${kB(gzip)}`).join('\n')}\nWhich of these does the entry not need? Look at the groups in vite.config.ts.\n`,
    )
    process.exit(1)
  }
