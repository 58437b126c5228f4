import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { DEMO_EMAIL, ensureDemoCustomer, wantsDemoCustomer } from '#server/demo/demo-customer.ts'
import { callerOf, deviceLabel, sessionTokenOf } from '#server/kernel/caller.ts'
import { clientAddress, forwardedProto } from '#server/kernel/client-address.ts'
import { createNumericCode, createToken } from '#server/kernel/hashes.ts'
import { createPublicUrlOf, listeningUrl } from '#server/kernel/public-url.ts'
import { redactSecrets } from '#server/kernel/report.ts'
import { db, openShop } from './support/open-shop.ts'
import { accountShop, freshAddress, harbor } from './support/shop.ts'

await openShop()

describe('the demo customer', () => {
  test('gets a random password that signs in, anew at every start, or the one that was asked for', async () => {
    const shop = accountShop(db)
    const login = async (password: string, tenant = 'volt') =>
      (await shop.call('marcoLogin', { email: DEMO_EMAIL, password }, { address: freshAddress(), tenant })).error
    const first = await ensureDemoCustomer(shop.context, undefined)
    const second = await ensureDemoCustomer(shop.context, undefined)
    expect(first?.email).toBe('demo@armature.example')
    expect(second?.password).not.toBe(first?.password)
    expect([await login(second?.password ?? ''), await login(second?.password ?? '', harbor)]).toEqual([undefined, 'wrong-credentials'])
    expect(await login(first?.password ?? '')).toBe('wrong-credentials')
    await ensureDemoCustomer(shop.context, 'asked for by the operator')
    expect(await login('asked for by the operator')).toBeUndefined()
  })

  test('is never added to a real database unless asked for', () => {
    expect(wantsDemoCustomer({}, true)).toBe(true)
    expect(wantsDemoCustomer({}, false)).toBe(false)
    expect(wantsDemoCustomer({ databaseUrl: 'postgres://db/shop' }, true)).toBe(false)
    expect(wantsDemoCustomer({ databaseUrl: 'postgres://db/shop', shouldCreateDemoCustomer: true }, false)).toBe(true)
  })
})

test('purging removes what has expired and keeps what holds', async () => {
  const shop = accountShop(db)
  const { token } = await shop.signedIn()
  const unconfirmed = await shop.registered()
  await shop.call('randomImage', { key: 'abcdefgh' })
  await purgeExpired(db, shop.clock.now())
  expect((await shop.call('profile', {}, { token })).status).toBe(200)
  expect(await db.selectFrom('captcha').selectAll().execute()).not.toEqual([])

  await purgeExpired(db, shop.clock.now() + 31 * DAY_MS)
  for (const table of ['account_session', 'account_secret', 'registration', 'verify_link', 'captcha', 'rate_limit'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const left = (await db.selectFrom('account').select('email').execute()).map(({ email }) => email)
  expect(left).not.toContain(unconfirmed)
  expect(left).toContain(DEMO_EMAIL)
})

describe('who calls', () => {
  const token = 't'.repeat(43)
  test.each([
    [{ 'X-Access-Token': token }, token],
    [{ Cookies: `token=${token}` }, token],
    [{ Cookies: `a=b; token=${token};c=d` }, token],
    [{ Cookies: `nottoken=${token}` }, null],
    [{ Cookie: `token=${token}` }, null],
    [{ 'X-Access-Token': 'short' }, null],
    [{}, null],
  ])('%j carries the token %s', (headers, expected) => {
    expect(sessionTokenOf(new Headers(headers as Record<string, string>))).toBe(expected)
  })

  test('the language is the first wish of Accept-Language', () => {
    expect(callerOf(new Headers({ 'Accept-Language': 'de-CH, en;q=0.5' }), 'x').language).toBe('de-CH')
    expect(callerOf(new Headers({ 'Accept-Language': '*' }), 'x').language).toBe('en')
  })

  test.each([
    ['203.0.113.9', undefined, 0, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    [undefined, undefined, 0, 'unknown'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.7', 1, '198.51.100.7'],
    // A CDN and a balancer: the balancer wrote the CDN down, the CDN the visitor; what stands before that the visitor may have made up.
    ['10.0.0.1', '198.51.100.7, 192.0.2.1', 2, '198.51.100.7'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.7, 192.0.2.1', 2, '198.51.100.7'],
    ['10.0.0.1', '6.6.6.6,198.51.100.7 ,192.0.2.1,192.0.2.2', 3, '198.51.100.7'],
    // One that came past the CDN: the balancer saw who it was.
    ['10.0.0.1', '203.0.113.5', 2, '203.0.113.5'],
    ['10.0.0.1', undefined, 2, '10.0.0.1'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7:51234', 1, '198.51.100.7'],
    ['10.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '::ffff:198.51.100.7', 1, '198.51.100.7'],
  ])('%s behind X-Forwarded-For: %s, with %d proxies of ours, counts as %s', (socket, forwarded, hops, expected) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded })
    expect(clientAddress(headers, socket, hops)).toBe(expected)
  })

  test.each([
    ['https', 0, undefined],
    [undefined, 1, undefined],
    ['https', 1, 'https'],
    ['HTTPS', 1, 'https'],
    ['gopher', 1, undefined],
    ['https, http', 1, 'http'],
    ['https, http', 2, 'https'],
    // Most proxies say it in place of what stood there, not beside it.
    ['https', 2, 'https'],
  ])('X-Forwarded-Proto: %s with %d proxies of ours says %s', (proto, hops, expected) => {
    expect(forwardedProto(new Headers(proto === undefined ? {} : { 'X-Forwarded-Proto': proto }), hops)).toBe(expected)
  })

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
    ['<a href="https://evil.example">click</a>', 'unknown device'],
  ])('%s is %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label)
  })
})

test("mailed links go to the configured address, under the tenant's own host name when it has one", () => {
  const urlOf = createPublicUrlOf('http://localhost:8080/')
  expect([urlOf({ hosts: [] }), urlOf({ hosts: ['harbor.localhost'] })]).toEqual(['http://localhost:8080', 'http://harbor.localhost:8080'])
})

test.each([
  ['localhost', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['shop.lan', 'http://shop.lan:8080'],
])('a shop that listens on %s and has no other address is reached at %s', (host, url) => {
  expect(listeningUrl(host, 8080)).toBe(url)
})

describe('secrets', () => {
  test('tokens and codes are new each time and of full length', () => {
    expect(new Set(Array.from({ length: 500 }, createToken)).size).toBe(500)
    for (let made = 0; made < 500; made += 1) expect(createNumericCode()).toMatch(/^\d{6}$/)
  })

  test('a log line loses them, and keeps what a person needs to find the mistake', () => {
    const token = createToken()
    const line = `2026-11-21T08:00:00Z at spend (/srv/secrets.ts:123456:7) token=${token} code 654321 {"password":"hush"} $argon2id$v=19$m=1,t=2,p=1$abc$def`
    const clean = redactSecrets(line)
    for (const secret of [token, '654321', 'hush', 'abc$def']) expect(clean).not.toContain(secret)
    expect(clean).toContain('at spend (/srv/secrets.ts:123456:7)')
    expect(clean).toContain('2026-11-21T08:00:00Z')
  })
})
