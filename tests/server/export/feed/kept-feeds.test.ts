import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedFeed, createFeedCache } from '#server/export/feed/kept-feeds.ts'

const read = async ({ file }: CachedFeed): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of file.readChunks()) pieces.push(piece)
  return gunzipSync(Buffer.concat(pieces)).toString()
}

function feeds() {
  let [now, open, most] = [1_000_000, 0, 0]
  const made: string[] = []
  const feedOf = createFeedCache(() => now, 1000)
  async function* texts(etag: string, fails: boolean) {
    made.push(etag)
    open += 1
    most = Math.max(most, open)
    yield `begin ${etag} `
    await new Promise((done) => setTimeout(done, 5))
    open -= 1
    if (fails) throw new Error(`no ${etag}`)
    yield 'end'
  }
  const of = (place: string, etag: string, fails = false) => feedOf({ cacheKey: place, etag, generateTexts: () => texts(etag, fails) })
  return {
    of,
    made,
    most: () => most,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a feed is made once for all who ask meanwhile and later, also where the shop has changed in the last minute', async () => {
  const { of, made, pass } = feeds()
  const [one, other] = [of('a', '1'), of('a', '2')]
  expect(await Promise.all([read(one), read(other)])).toEqual(['begin 1 end', 'begin 1 end'])
  expect(other.etag).toBe('1')
  pass(30_000)
  expect(await read(of('a', '3'))).toBe('begin 1 end')
  pass(31_000)
  expect(await read(of('a', '1'))).toBe('begin 1 end')
  expect(await read(of('a', '3'))).toBe('begin 3 end')
  expect(made).toEqual(['1', '3'])
})

test('one is made at a time, of different places too', async () => {
  const { of, most } = feeds()
  const all = await Promise.all(['a', 'b', 'c'].map((place) => read(of(place, place))))
  expect(all).toEqual(['begin a end', 'begin b end', 'begin c end'])
  expect(most()).toBe(1)
})

test('one that could not be made is broken off for its readers, and made anew for the next', async () => {
  const { of } = feeds()
  await expect(read(of('a', '1', true))).rejects.toThrow('no 1')
  expect(await read(of('a', '1'))).toBe('begin 1 end')
})

test('one that is larger than the room is read by those who wait for it, and kept for nobody', async () => {
  const made: number[] = []
  const feedOf = createFeedCache(Date.now, 10)
  const ask = () =>
    feedOf({
      cacheKey: 'a',
      etag: '1',
      generateTexts: async function* () {
        made.push(1)
        yield 'x'.repeat(100)
      },
    })
  expect((await Promise.all([read(ask()), read(ask())])).map((text) => text.length)).toEqual([100, 100])
  expect((await read(ask())).length).toBe(100)
  expect(made.length).toBe(2)
})
