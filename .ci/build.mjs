// `npm run build`: styles, words, the app with its worker, the server, and the compressed siblings of what is served. With `--if-stale`
// only where it is needed.
import { execFile, spawnSync } from 'node:child_process'
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
await Promise.all([tool('vite', ['build', '--logLevel', 'warn']), tool('vite', ['build', '--ssr', '--logLevel', 'warn'])])

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
    writeFileSync(`${path}.br`, await squeeze.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
    writeFileSync(`${path}.gz`, await squeeze.gz(bytes, { level: 9 }))
  }),
)

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const all = files.reduce((sum, path) => sum + statSync(path).size, 0)
process.stdout.write(`Worker: ${kB(gzipped(join('dist', 'sw.js')))} gzip; ${files.length} files, ${kB(all)} in all\n`)
process.exit(spawnSync(join('node_modules', '.bin', 'tsx'), ['.ci/first-load.ts'], { stdio: 'inherit' }).status ?? 1)
