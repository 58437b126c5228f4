import { expect, test } from 'vitest'
import { BlockCache } from '#search/records/block-cache.ts'

/** A cache of at most 100 bytes, and a block of it that tells how often it was loaded. */
function cacheOf100Bytes() {
  const cache = new BlockCache(100)
  const loads: string[] = []
  const ask = (section: string, number: number, byteLength = 40) =>
    cache.block(section, number, async () => {
      loads.push(`${section} ${number}`)
      return { byteLength }
    })
  return { cache, loads, ask }
}

test('blocks of several sections stay up to the bytes of the cache; the one not used for longest goes first', async () => {
  const { cache, loads, ask } = cacheOf100Bytes()
  await ask('rows', 0)
  await ask('units', 0)
  await ask('rows', 0)
  await ask('rows', 1)
  expect(cache.bytes).toBe(80)
  await ask('rows', 0)
  await ask('units', 0)
  expect(loads).toEqual(['rows 0', 'units 0', 'rows 1', 'units 0'])
  expect(cache.bytes).toBe(80)
})

test('a block that is larger than the cache is answered and not kept, and drives out no other', async () => {
  const { cache, loads, ask } = cacheOf100Bytes()
  await ask('rows', 0)
  expect(await ask('rows', 1, 101)).toEqual({ byteLength: 101 })
  await ask('rows', 1, 101)
  await ask('rows', 0)
  expect(loads).toEqual(['rows 0', 'rows 1', 'rows 1'])
  expect(cache.bytes).toBe(40)
})

test('simultaneous calls share one load, and a block that fails to load is loaded again', async () => {
  const { loads, ask, cache } = cacheOf100Bytes()
  const [one, other] = await Promise.all([ask('rows', 0), ask('rows', 0)])
  expect(one).toBe(other)
  expect(loads).toEqual(['rows 0'])
  await expect(cache.block('rows', 1, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  await ask('rows', 1)
  expect(loads).toEqual(['rows 0', 'rows 1'])
})
