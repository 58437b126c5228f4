import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, encodeBytes, encodeText } from '#server/http/encoded.ts'
import { callerHasEtag, etagOf } from '#server/http/etag.ts'
import { createByteLimitedCache, createByteLimitedMemo } from '#server/http/lru.ts'
import { serializeForScript } from '#server/http/rendering/script-json.ts'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { hostNameOf } from '#server/kernel/host-names.ts'

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
    expect(chooseEncoding(accepted)).toBe(wanted)
  })
  test('a long text is compressed and comes back whole', async () => {
    const text = 'starter '.repeat(400)
    const [br, gzip] = [await encodeText(text, 'br'), await encodeText(text, 'gzip')]
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(text)
    expect(br.bytes.length).toBeLessThan(text.length / 10)
  })
  test.each(['br', 'gzip'] as const)('%s in the least time is of another level and comes back whole', async (wanted) => {
    const text = Array.from({ length: 5000 }, (_, at) => `part ${(at * 7919) % 5003}`).join(' ')
    const [usual, least] = [await encodeText(text, wanted), await encodeBytes(Buffer.from(text), wanted, 'least')]
    expect((wanted === 'br' ? brotliDecompressSync : gunzipSync)(least.bytes).toString()).toBe(text)
    expect(least.bytes.equals(usual.bytes)).toBe(false)
  })
  test.each(['short', 'long '.repeat(400)])('what is encoded keeps no memory but its own', async (text) => {
    const { bytes } = await encodeText(text, 'br')
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })
  test('a short text is left as it is', async () => {
    expect(await encodeText('ok', 'br')).toEqual({ bytes: Buffer.from('ok'), encoding: 'identity' })
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
    expect(callerHasEtag(etag, etag)).toBe(true)
    expect(callerHasEtag(`"x", ${etag.slice(2)}`, etag)).toBe(true)
    expect(callerHasEtag('*', etag)).toBe(true)
    expect(callerHasEtag('"x"', etag)).toBe(false)
    expect(callerHasEtag(null, etag)).toBe(false)
  })
})

describe('texts inside a page', () => {
  test('no data can end a script element or open a comment', () => {
    const json = serializeForScript({ name: '</script><!-- \u2028' })
    expect(json).not.toMatch(/[<>\u2028]/)
    expect(JSON.parse(json)).toEqual({ name: '</script><!-- \u2028' })
  })
  test('markup in a text stays text', () => {
    expect(escapeMarkup(`<b a="1" b='2'>&\u0000`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;')
  })
})

describe('kept by bytes', () => {
  const piece = (bytes: number) => ({ bytes })
  const bytesOf = ({ bytes }: { bytes: number }) => bytes
  test('the one not used for longest goes first', () => {
    const kept = createByteLimitedCache(80, bytesOf)
    for (const key of 'abcdefgh') kept.set(key, piece(10))
    kept.get('a')
    kept.set('i', piece(10))
    expect([kept.has('a'), kept.has('b'), kept.has('i')]).toEqual([true, false, true])
  })
  test('one that is much too large is not kept', () => {
    const kept = createByteLimitedCache(80, bytesOf)
    kept.set('a', piece(11))
    expect(kept.get('a')).toBeUndefined()
  })
  test('what several ask for at once is made once, and comes to all; what fails is made again', async () => {
    const kept = createByteLimitedMemo(80, bytesOf)
    const making: string[] = []
    const make = async (name: string, bytes: number) => {
      making.push(name)
      await Promise.resolve()
      if (name === 'broken') throw new Error('broken')
      return piece(bytes)
    }
    const ask = (name: string, bytes = 10) => kept(name, () => make(name, bytes))
    expect(await Promise.all([ask('a'), ask('a'), ask('large', 50)])).toEqual([piece(10), piece(10), piece(50)])
    await ask('a')
    await expect(ask('broken')).rejects.toThrow('broken')
    await expect(ask('broken')).rejects.toThrow('broken')
    expect(making).toEqual(['a', 'large', 'broken', 'broken'])
  })
  test('what is pushed out while it is made comes to who asked for it', async () => {
    const kept = createByteLimitedMemo(16, bytesOf)
    const names = [...'abcdefghij']
    expect(await Promise.all(names.map((name) => kept(name, async () => piece(2))))).toEqual(names.map(() => piece(2)))
  })
})

test('a host is known without its port and in any case', () => {
  expect(hostNameOf('Harbor.LOCALHOST:8080')).toBe('harbor.localhost')
})
