import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { createApp } from '#server/app.ts'
import { createPublicUrlOf } from '#server/kernel/public-url.ts'
import { shopForTests } from '../../support/server.ts'

const configured = { publicUrl: createPublicUrlOf('https://shop.example'), configuredUrl: 'https://shop.example' }
const listening = { publicUrl: createPublicUrlOf('http://localhost:8080') }
const { db, general, special } = await shopForTests()
const harbor = special.id
await db
  .updateTable('tenant')
  .set({ hosts: ['harbor.localhost', 'harbor.example'] })
  .where('id', '=', harbor)
  .execute()
/** Servers that show their mails to this machine only, and to everybody. */
const mails = { here: createApp({ db, devMail: true }), anywhere: createApp({ db, devMail: 'any-host' }) }
/** Servers with and without a PUBLIC_URL. */
const pages = { configured: createApp({ db, ...configured, trustProxy: 1 }), listening: createApp({ db, ...listening }) }

const statusAt = async (who: keyof typeof mails, host: string, more: Record<string, string> = {}) =>
  (await mails[who].request('http://localhost/dev/mail', { headers: { Host: host, ...more } })).status

describe('/dev/mail', () => {
  test.each(['localhost', 'localhost:8080', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080', 'harbor.localhost:8080'])(
    'answers at %s',
    async (host) => {
      expect(await statusAt('here', host)).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil-localhost',
    '[::2]',
    '',
    // Whoever gave a shop a name of its own may well have put a proxy in front of it.
    'harbor.example',
  ])('is not there for a site that has its name (%j) pointed at this machine', async (host) => {
    expect(await statusAt('here', host)).toBe(404)
    expect(await statusAt('anywhere', host)).toBe(200)
  })

  // A proxy that nobody told us of gives us the name that it knows us by, which is one of this machine.
  test.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
    'is not there for who came through a proxy, as %s tells',
    async (name) => {
      expect(await statusAt('here', 'localhost:8080', { [name]: '203.0.113.9' })).toBe(404)
      expect(await statusAt('anywhere', 'localhost:8080', { [name]: '203.0.113.9' })).toBe(200)
    },
  )
})

describe('the address of pages', () => {
  const told = async (app: Hono, url: string, headers: Record<string, string> = {}) => {
    const robots = /Sitemap: (\S+)\/sitemap\.xml/.exec(await (await app.request(new URL('/robots.txt', url), { headers })).text())?.[1]
    const index = /<loc>(\S+?)\/sitemap\/pages/.exec(await (await app.request(new URL('/sitemap.xml', url), { headers })).text())?.[1]
    const list = /<loc>(\S+?)\/<\/loc>/.exec(await (await app.request(new URL('/sitemap/pages.xml', url), { headers })).text())?.[1]
    const html = await (await app.request(new URL('/', url), { headers })).text()
    const canonical = /<link rel="canonical" href="(\S+)\/">/.exec(html)?.[1]
    const ogUrl = /<meta property="og:url" content="(\S+)\/">/.exec(html)?.[1]
    expect([index, list, canonical, ogUrl]).toEqual(Array(4).fill(robots))
    return robots
  }

  test.each([
    ['http://shop.example', 'https://shop.example'],
    ['http://evil.example', 'https://shop.example'],
    ['http://localhost:8080', 'https://shop.example'],
    ['http://harbor.localhost:8080', 'https://harbor.localhost'],
  ])('with PUBLIC_URL set, asked at %s, is %s', async (asked, origin) => {
    expect(await told(pages.configured, asked, { 'X-Forwarded-Proto': 'http' })).toBe(origin)
  })

  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://harbor.localhost:3000', 'http://harbor.localhost:3000'],
    ['http://harbor.example', 'http://harbor.example'],
    ['http://evil.example', 'http://localhost:8080'],
    ['http://localhost.evil.example:8080', 'http://localhost:8080'],
  ])('with none set, asked at %s, is %s', async (asked, origin) => {
    expect(await told(pages.listening, asked)).toBe(origin)
  })

  test('of a shop with a name of its own has the scheme that a proxy of ours says, and nobody else', async () => {
    const asked = (trustProxy: number, proto: string) =>
      told(createApp({ db, ...listening, trustProxy }), 'http://harbor.example', { 'X-Forwarded-Proto': proto })
    expect(await asked(0, 'https')).toBe('http://harbor.example')
    expect(await asked(1, 'https')).toBe('https://harbor.example')
    expect(await asked(1, 'gopher')).toBe('http://harbor.example')
  })

  test('a page that was made for one name is never kept for another', async () => {
    for (const asked of ['http://localhost:3000', 'http://localhost:4000', 'http://localhost:3000'])
      expect(await told(pages.listening, asked)).toBe(asked)
  })
})

test('/images takes its shop from the host alone', async () => {
  const logo = async (headers: Record<string, string>) => {
    const reply = await pages.listening.request('/images/logo.svg', { headers })
    return [reply.status, await reply.text(), reply.headers.get('Vary')]
  }
  const plain = await logo({ Host: 'localhost' })
  expect(await logo({ Host: 'localhost', [TENANT_HEADER]: harbor })).toEqual(plain)
  expect(await logo({ Host: 'localhost', [TENANT_HEADER]: 'nobody' })).toEqual(plain)
  const theirs = await pages.listening.request('/images/logo.svg', { headers: { Host: 'harbor.example', [TENANT_HEADER]: general } })
  expect([theirs.status, (await theirs.text()) === plain[1]]).toEqual([200, false])
  expect(plain[2]).toBe('Accept-Encoding')
})
