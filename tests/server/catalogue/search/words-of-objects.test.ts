import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { facetKeys } from '#contract/listing/facets.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()

/** What every plain object already has under these names: a table that is looked into by a person's word must not find it there. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
const product = '/marco/api/v1/product'
const encoded = encodeURIComponent

/** A name as people write words: alone, in small letters, among words that are known, as a make, with a number. */
const texts = (name: string) => [name, `starter for ${name}`, `alternator ${name} 1.9 tdi 2004`, `${name} 104210; 2x 0 001 123 012`]

/** Every way in which a search text reaches the shop. */
const searches = (text: string) => [
  `${product}/search?searchStr=${encoded(text)}`,
  `${product}/aggregation/search?searchStr=${encoded(text)}`,
  `/prod/all/${encoded(text)}`,
]

const parameters = ['backCategoryId', 'groupName', 'id', 'appid', 'brandid', 'modelid', 'mode', 'sort', 'mcode', 'level', ...facetKeys]
const pages = ['/marketing/page/', '/prod/cat/', '/prod/s/', '/prod/app/', '/prod/appbrand/', '/prod/model/', '/prod/m/', '/images/', '/']
const listings = [
  `${product}/aggregation/search`,
  ...callNames.filter((name) => calls[name].method === 'GET').map((name) => calls[name].path),
]

test.each(inherited)('a search for “%s” is answered as for any word that nobody knows', async (name) => {
  for (const address of texts(name).flatMap(searches)) {
    const reply = await shop.app.request(address)
    expect([address, reply.status]).toEqual([address, 200])
  }
  // Left out, or taken for a word that is spelt alike: never a word of the shop's own.
  expect((await shop.ask('aggregationSearch', { searchStr: `starter ${name}` })).meant).toBe('similar')
})

test('such names as parameters, families and filters are refused or find nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...listings),
      fc.constantFrom(...parameters, ...inherited),
      fc.constantFrom(...inherited),
      async (path, key, value) => {
        const reply = await shop.app.request(`${path}?${new URLSearchParams({ [key]: value })}`)
        expect(reply.status, `${path} ${key}=${value}`).toBeLessThan(500)
      },
    ),
    { numRuns: 150 },
  )
})

test.each(pages)('below %s such a name is no page and no picture', async (page) => {
  for (const name of inherited) {
    const reply = await shop.app.request(page + name)
    // A part's code has capitals only: there it is looked for.
    const found = reply.status === 308 ? await shop.app.request(reply.headers.get('Location') ?? '') : reply
    expect([name, found.status]).toEqual([name, 404])
  }
})

test('as a recorded search it is a word like any other', async () => {
  for (const searchStr of inherited) expect(await shop.ask('searchRecord', { searchStr })).toEqual({ saved: true })
})
