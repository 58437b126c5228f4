import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encoded, encodingFor } from '#server/http/encoded.ts'
import { callerHas, etagOf } from '#server/http/etag.ts'
import { escaped, scriptJson } from '#server/http/html.ts'
import { Lru } from '#server/http/lru.ts'
import { hostName } from '#server/kernel/host-names.ts'

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0', 'identity'],
    [null, 'identity'],
  ] as const)('a caller who accepts %s gets %s', (accepted, wanted) => {
    expect(encodingFor(accepted)).toBe(wanted)
  })
  test('a long text is compressed and comes back whole', async () => {
    const text = 'starter '.repeat(400)
    const [br, gzip] = [await encoded(text, 'br'), await encoded(text, 'gzip')]
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(text)
    expect(br.bytes.length).toBeLessThan(text.length / 10)
  })
  test('a short text is left as it is', async () => {
    expect(await encoded('ok', 'br')).toEqual({ bytes: Buffer.from('ok'), encoding: 'identity' })
  })
})

describe('ETags', () => {
  const etag = etagOf('build', 'tenant', 3, 'productDetail', 'mcode=A')
  test('differ by every fact', () => {
    expect(
      new Set([etag, etagOf('build', 'tenant', 4, 'productDetail', 'mcode=A'), etagOf('build', 'other', 3, 'productDetail', 'mcode=A')])
        .size,
    ).toBe(3)
  })
  test('are known again weakly, in a list, and by a star', () => {
    expect(callerHas(etag, etag)).toBe(true)
    expect(callerHas(`"x", ${etag.slice(2)}`, etag)).toBe(true)
    expect(callerHas('*', etag)).toBe(true)
    expect(callerHas('"x"', etag)).toBe(false)
    expect(callerHas(null, etag)).toBe(false)
  })
})

describe('texts inside a page', () => {
  test('no data can end a script element or open a comment', () => {
    const json = scriptJson({ name: '</script><!-- \u2028' })
    expect(json).not.toMatch(/[<>\u2028]/)
    expect(JSON.parse(json)).toEqual({ name: '</script><!-- \u2028' })
  })
  test('markup in a text stays text', () => {
    expect(escaped(`<b a="1" b='2'>&\u0000`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;')
  })
})

describe('kept replies', () => {
  test('the one not used for longest goes first', () => {
    const kept = new Lru<string>(80)
    for (const key of 'abcdefgh') kept.set(key, key, 10)
    kept.get('a')
    kept.set('i', 'i', 10)
    expect([kept.get('a'), kept.get('b'), kept.get('i')]).toEqual(['a', undefined, 'i'])
  })
  test('one that is much too large is not kept', () => {
    const kept = new Lru<string>(80)
    kept.set('a', 'a', 11)
    expect(kept.get('a')).toBeUndefined()
  })
})

test('a host is known without its port and in any case', () => {
  expect(hostName('Harbor.LOCALHOST:8080')).toBe('harbor.localhost')
})
