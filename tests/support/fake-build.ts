import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { atTheEnd } from './at-the-end.ts'

export interface FakeBuild {
  folder: string
  /** How a worker of this build asks for the page: what its list of files says of it. */
  revision: string
  /** Before the end of the tests. */
  remove: () => void
}

/**
 * A folder as `npm run build` leaves it: a page, a worker, and these scripts and pictures under /assets, the scripts with their compressed
 * siblings; until the tests that asked for it have ended.
 */
export function fakeBuild(name: string, assets: Record<string, string | Buffer>): FakeBuild {
  const folder = mkdtempSync(join(tmpdir(), 'armature-build-'))
  for (const inside of ['assets', 'server', '.vite']) mkdirSync(join(folder, inside))
  const map = JSON.stringify({ imports: Object.fromEntries(Object.keys(assets).map((file) => [file.split('-')[0], `/assets/${file}`])) })
  const page = `<!doctype html><html><head><script type="importmap">${map}</script><title>${name}</title><!--head--></head><body><div id="app"></div><!--first-data--></body></html>`
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'sw.js'), `self.build = '${name}'`)
  writeFileSync(join(folder, 'server/main.js'), `secret of ${name}`)
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  for (const [file, content] of Object.entries(assets)) {
    const path = join(folder, 'assets', file)
    writeFileSync(path, content)
    if (!file.endsWith('.js')) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  const revision = createHash('md5').update(page).digest('hex')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  atTheEnd(remove)
  return { folder, revision, remove }
}
