import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()

describe('the built app’s files', () => {
  let dist: string
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'armature-dist-'))
    for (const folder of ['assets', 'server', '.vite']) mkdirSync(join(dist, folder))
    writeFileSync(
      join(dist, 'index.html'),
      '<!doctype html><html><head><title>x</title><!--head--></head><body><div id="app"></div><!--first-data--></body></html>',
    )
    writeFileSync(join(dist, 'sw.js'), 'self')
    const script = 'export const a = 1\n'.repeat(100)
    writeFileSync(join(dist, 'assets/main-abc.js'), script)
    writeFileSync(join(dist, 'assets/main-abc.js.br'), brotliCompressSync(script))
    writeFileSync(join(dist, 'assets/main-abc.js.gz'), gzipSync(script))
    writeFileSync(join(dist, 'server/main.js'), 'secret')
    writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  })
  afterAll(() => rmSync(dist, { recursive: true }))
  const get = (path: string, headers: Record<string, string> = {}) => shop.again({ dist }).request(path, { headers })

  test('hashed files are kept for ever, the page and the worker are asked for again', async () => {
    expect((await get('/assets/main-abc.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache')
  })
  test('the build’s compressed siblings are sent to who accepts them', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await get('/assets/main-abc.js', { 'Accept-Encoding': encoding })).headers.get('Content-Encoding')).toBe(encoding)
    const weighed = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip;q=1.0, BR;q=0.9' })
    expect(weighed.headers.get('Content-Encoding')).toBe('br')
    const plain = await get('/assets/main-abc.js', { 'Accept-Encoding': 'br;q=0' })
    expect([plain.headers.get('Content-Encoding'), plain.headers.get('Content-Type')]).toEqual([null, 'text/javascript; charset=utf-8'])
  })
  test('a file is sent whole: a piece might be of another build than the rest', async () => {
    const reply = await get('/sw.js', { Range: 'bytes=1-', 'If-Range': '"other"' })
    expect(reply.status).toBe(200)
  })
  test('/index.html is the bare template, for the worker to keep', async () => {
    expect(await (await get('/index.html')).text()).toContain('<!--first-data-->')
  })
  test('/index.html carries the policy of every page but for the styles written into those, for with a worker it is every page', async () => {
    const [shell, page] = [await get('/index.html'), await get('/')]
    expect(shell.headers.get('Content-Security-Policy')).toContain("require-trusted-types-for 'script'")
    const policy = page.headers.get('Content-Security-Policy')?.replace(/style-src 'self' 'sha256-[^;]+/, "style-src 'self'")
    expect(shell.headers.get('Content-Security-Policy')).toBe(policy)
    const again = await get('/index.html', { 'If-None-Match': shell.headers.get('ETag') ?? '' })
    expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, policy])
  })
  test.each([
    '/server/main.js',
    '/.vite/manifest.json',
    '/assets/main-abc.js.br',
    '/assets/../server/main.js',
    '/..%2fpackage.json',
    '/assets/%2e%2e/server/main.js',
  ])('%s is not given out', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('secret')
  })
  test('a page is the template with its own head in place of the title', async () => {
    const html = await (await get('/')).text()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).not.toContain('<title>x</title>')
  })
})
