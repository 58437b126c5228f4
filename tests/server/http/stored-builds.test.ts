import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { listStaticFiles } from '#server/http/static-files.ts'
import { storeBuild } from '#server/http/stored-builds.ts'
import { type FakeBuild, fakeBuild } from '../../support/fake-build.ts'
import { shopForTests } from '../../support/server.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const scriptOf = (name: string) => `export const name = '${name}'\n`.repeat(100)
const FONT = Buffer.from([0, 255, 1, 254, 39, 92, 0])

const shop = await shopForTests()
/** What is deployed now, and what was before it. They share a file, as two builds mostly share many. */
const before = fakeBuild('before', { 'part-old.js': scriptOf('before'), 'core-same.js': scriptOf('same'), 'barlow-old.woff2': FONT })
const now = fakeBuild('now', { 'part-new.js': scriptOf('now'), 'core-same.js': scriptOf('same') })
beforeEach(() => sql`delete from build_file`.execute(shop.db))

/** A process that has started on a build, as main.ts does it. */
async function started({ folder }: FakeBuild, at = NOW) {
  await storeBuild(shop.db, listStaticFiles(folder), at)
  const app = shop.again({ dist: folder })
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
}
const kept = async () =>
  (await shop.db.selectFrom('build_file').select('address').orderBy('address').execute()).map(({ address }) => address)

describe('a rolling deploy', () => {
  test('a page of the build before gets its chunks from a process that has another build, and the other way round', async () => {
    const [old, young] = [await started(before), await started(now)]
    for (const [ask, path, text] of [
      [young, '/assets/part-old.js', scriptOf('before')],
      [old, '/assets/part-new.js', scriptOf('now')],
    ] as const) {
      const reply = await ask(path)
      expect([reply.status, await reply.text()]).toEqual([200, text])
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'content-length': String(text.length),
      })
      const brotli = await ask(path, { 'Accept-Encoding': 'br' })
      expect(brotli.headers.get('Content-Encoding')).toBe('br')
      expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(text)
      const gzip = await ask(path, { 'Accept-Encoding': 'gzip' })
      expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
      expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text)
    }
    const font = await young('/assets/barlow-old.woff2', { 'Accept-Encoding': 'br, gzip' })
    expect([font.headers.get('Content-Type'), font.headers.get('Content-Encoding')]).toEqual(['font/woff2', null])
    expect(Buffer.from(await font.arrayBuffer())).toEqual(FONT)
  })

  test('a kept file has the ETag that its own build gives it, and is not sent twice', async () => {
    const [old, young] = [await started(before), await started(now)]
    const etag = (await old('/assets/part-old.js')).headers.get('ETag') ?? ''
    const reply = await young('/assets/part-old.js', { 'If-None-Match': etag })
    expect([reply.status, reply.headers.get('ETag'), await reply.text()]).toEqual([304, etag, ''])
  })

  test('a worker gets the page of its own build or none: with another it would open nothing from then on', async () => {
    const [old, young] = [await started(before), await started(now)]
    const titleOf = async (reply: Response) => /<title>(\w+)<\/title>/.exec(await reply.text())?.[1]
    const page = ({ revision }: FakeBuild) => `/index.html?__WB_REVISION__=${revision}`
    for (const ask of [old, young]) {
      expect(await titleOf(await ask(page(before)))).toBe('before')
      expect(await titleOf(await ask(page(now)))).toBe('now')
      // Also what names no contents at all, which no database takes.
      for (const revision of ['0', '%00', 'f'.repeat(32)]) expect((await ask(`/index.html?__WB_REVISION__=${revision}`)).status).toBe(404)
    }
    const [one, other] = [await old(page(now)), await young(page(now))]
    expect(one.headers.get('Content-Security-Policy')).toBe(other.headers.get('Content-Security-Policy'))
    expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'))
    expect(await titleOf(await young('/index.html'))).toBe('now')
  })

  test('the page of each build may run its own import map, and nothing else that is written into it', async () => {
    const [old, young] = [await started(before), await started(now)]
    const scriptsOf = async (reply: Response) => {
      const map = /<script type="importmap">(.*?)<\/script>/.exec(await reply.text())?.[1] ?? ''
      const allowed = /script-src ([^;]*)/.exec(reply.headers.get('Content-Security-Policy') ?? '')?.[1]
      return { allowed, wanted: `'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'`, map }
    }
    const said = await Promise.all([
      ...[old, young].flatMap((ask) => [before, now].map(({ revision }) => ask(`/index.html?__WB_REVISION__=${revision}`))),
      ...[old('/'), young('/'), young('/prod/m/NO-SUCH-PART')],
    ])
    const scripts = await Promise.all(said.map(scriptsOf))
    for (const { allowed, wanted } of scripts) expect(allowed).toBe(wanted)
    expect(new Set(scripts.map(({ map }) => map)).size).toBe(2)
  })

  test('a chunk that a newer build has taken away under a running process still comes', async () => {
    const gone = fakeBuild('gone', { 'part-gone.js': scriptOf('gone') })
    const ask = await started(gone)
    gone.remove()
    const reply = await ask('/assets/part-gone.js', { 'Accept-Encoding': 'br' })
    expect([reply.status, reply.headers.get('Content-Encoding')]).toEqual([200, 'br'])
  })

  test('neither the worker nor the server of a build is ever kept, nor what is no file', async () => {
    const [, young] = [await started(before), await started(now)]
    expect(await kept()).toEqual([
      ...['/assets/barlow-old.woff2', '/assets/core-same.js', '/assets/part-new.js', '/assets/part-old.js'],
      ...['/index.html', '/index.html'],
    ])
    expect(await (await young('/sw.js')).text()).toContain('now')
    for (const path of [
      '/assets/nothing.js',
      '/assets/',
      '/assets/part-old.js.br',
      '/assets/..%2fserver/main.js',
      `/assets/${'x'.repeat(300)}`,
    ])
      expect([path, (await young(path)).status]).toEqual([path, 404])
  })
})

describe('what is kept', () => {
  test('stays for a week after the last process that had it, and then goes', async () => {
    await started(before)
    await started(now, NOW + 6 * DAY_MS)
    const later = await started(now, NOW + 6.9 * DAY_MS)
    expect((await later('/assets/part-old.js')).status).toBe(200)
    const young = await started(now, NOW + 7.1 * DAY_MS)
    expect((await young('/assets/part-old.js')).status).toBe(404)
    expect(await kept()).toEqual(['/assets/core-same.js', '/assets/part-new.js', '/index.html'])
  })

  test('stays as long as a process runs that has it', async () => {
    await started(before)
    for (const day of [6, 12, 18, 24]) await storeBuild(shop.db, listStaticFiles(before.folder), NOW + day * DAY_MS)
    const young = await started(now, NOW + 30 * DAY_MS)
    expect((await young('/assets/part-old.js')).status).toBe(200)
  })

  test('stays too when a newer build has taken the place of the folder under the running process', async () => {
    const gone = fakeBuild('gone', { 'part-gone.js': scriptOf('gone') })
    const built = listStaticFiles(gone.folder)
    await storeBuild(shop.db, built, NOW)
    writeFileSync(join(gone.folder, 'index.html'), 'another build')
    rmSync(join(gone.folder, 'assets'), { recursive: true })
    for (const day of [6, 12]) await storeBuild(shop.db, built, NOW + day * DAY_MS)
    const young = await started(now, NOW + 12 * DAY_MS)
    expect((await young('/assets/part-gone.js')).status).toBe(200)
    await sql`delete from build_file`.execute(shop.db)
    await storeBuild(shop.db, built, NOW + 12 * DAY_MS)
    expect(await kept()).toEqual([])
    gone.remove()
  })

  test('is written once: the same build started again, within the day, writes nothing', async () => {
    await started(before)
    const rows = () => sql<{ ctid: string }>`select ctid::text from build_file order by address`.execute(shop.db)
    const { rows: first } = await rows()
    await started(before, NOW + 60_000)
    expect((await rows()).rows).toEqual(first)
  })

  test('two processes that start on one new build at the same time keep it together', async () => {
    await Promise.all([started(now), started(now), started(before)])
    expect(await kept()).toHaveLength(6)
  })

  test('has a limit: the builds that were had longest ago go first, never the one that runs', async () => {
    await started(before)
    await storeBuild(shop.db, listStaticFiles(now.folder), NOW + DAY_MS, 1)
    expect(await kept()).toEqual(['/assets/core-same.js', '/assets/part-new.js', '/index.html'])
  })
})
