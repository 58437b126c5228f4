import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadAllComponents } from '#app/hooks/lazy/lazy-component.ts'
import { SearchMeaning } from '#app/screens/listing/SearchMeaning.tsx'
import SearchScreen from '#app/screens/listing/SearchScreen.tsx'
import { clearReplies } from '#app/state/catalogue/first-replies.ts'
import { search } from '#app/state/catalogue/search.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { calls } from '#contract/calls.ts'
import type { Listing, NamedVehicle, PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { replySourceHeader } from '#data/answered-from.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'

const matched = (number: string, maker: string, how: PartSearchMatch['how'] = 'begins'): PartSearchMatch => ({
  by: 'oe',
  number,
  maker,
  how,
})

const listing = (numbers: PartSearchMatch[], more: Partial<Listing> = {}): Listing => ({
  records: numbers.map((one, at) => ({ ...partCard({ mcode: `AR-S-2000${at}` }), matched: one })),
  ...{ total: numbers.length, size: 24, current: 1, pages: 1, facets: [], categories: [], meant: 'number' },
  ...more,
})

/** A shop that knows these searches, and finds nothing for any other. */
async function shopThatFinds(known: Record<string, Listing>, headers: HeadersInit = {}, vehicles: readonly NamedVehicle[] = []) {
  await openShop('/prod/s/sale')
  const asked: string[] = []
  connectPort(
    portTo((request) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith(calls.namedVehicles.path)) return envelopeReply({ result: vehicles })
      if (!url.pathname.endsWith(calls.aggregationSearch.path)) return envelopeReply({ result: [] })
      const text = url.searchParams.get('searchStr') ?? ''
      asked.push(text)
      return envelopeReply({ result: known[text] ?? listing([]) }, { headers })
    }),
  )
  clearReplies()
  await loadAllComponents()
  return asked
}

const shorterLinks = async () => linksOf(await screen.findByRole('list', { name: 'Shorter searches' }))

test('of a number that nobody bears, only beginnings are offered that end a group of their maker, with why and how many', async () => {
  await shopThatFinds({
    '0001107': listing([matched('0 001 107 231', 'Bosch'), matched('0 001 107 094', 'Bosch')], { begins: 12, total: 12 }),
    // Cut inside the group of the Ford starters that begin so: no way, however many there are.
    '000110': listing([matched('0 001 107 231', 'Bosch'), matched('0 001 108 001', 'Bosch')], { begins: 40, total: 40 }),
    // Inside of another number, which is no beginning.
    '00011070': listing([matched('1 000 110 70', 'Mercedes-Benz', 'contains')]),
  })
  draw(<SearchScreen params={{ searchstrs: '0 001 107 026' }} />)
  // Between two elements the words of a link have a blank.
  expect(await shorterLinks()).toEqual([['Begins with 0 001 107 , Bosch 12 parts', '/prod/all/0001107']])
  expect(words()).not.toContain('fewer characters')
})

test('nothing is offered that finds nothing; the ways on are measures, vehicle and the counter', async () => {
  const asked = await shopThatFinds({})
  draw(<SearchScreen params={{ searchstrs: '0 001 107 026' }} />)
  await eventually(() => expect(asked).toContain('0001107'))
  await eventually(() => expect(words()).toContain('Ask the counter'))
  expect(screen.queryByRole('list', { name: 'Shorter searches' })).toBeNull()
  expect(words()).toMatch(/By its measures.*By vehicle.*Ask the counter/)
  expect(linksOf().some(([, to]) => to?.startsWith('tel:'))).toBe(true)
  expect(linksOf().some(([, to]) => to === '/marketing/page/contact?number=0+001+107+026')).toBe(true)
  expect(linksOf().filter(([, to]) => to?.startsWith('/prod/all/'))).toEqual([])
})

test('without the shop, beginnings of what was seen on this device are offered with their counts there', async () => {
  const seen = { [REPLY_SOURCE_HEADER]: replySourceHeader('seen-parts', null, { openedPartCount: 3, listedPartCount: 9 }) }
  await shopThatFinds({ '0001107': listing([matched('0 001 107 231', 'Bosch')], { begins: 1 }) }, seen)
  draw(<SearchScreen params={{ searchstrs: '0 001 107 026' }} />)
  expect(await shorterLinks()).toEqual([['Begins with 0 001 107 , Bosch 1 part', '/prod/all/0001107']])
  expect(words()).toContain('Not found on this phone.')
})

test('of words each is offered that parts have', async () => {
  await shopThatFinds({ gearbox: listing([{ by: 'words' }, { by: 'words' }], { meant: 'words' }) })
  draw(<SearchScreen params={{ searchstrs: 'green gearbox' }} />)
  expect(await shorterLinks()).toEqual([['Has “gearbox” 2 parts', '/prod/all/gearbox']])
})

test('a beginning that makers print in different ways is written as it was typed, and is nobody’s', async () => {
  await openShop('/prod/s/sale')
  const value = listing([matched('0 001 107 231', 'Bosch'), matched('000-1107', 'Iskra')], { begins: 2 })
  draw(<SearchMeaning text="0001107" searchResult={{ status: 'ready', value, from: 'network', asOf: null, isRefetching: false }} />)
  expect(words()).toBe('Begins with 0001107: 2 parts.')
})

test.each<[string, Listing, string]>([
  ['one maker', listing([matched('0 001 107 231', 'Bosch')], { begins: 12, total: 12 }), 'Begins with 0 001 107, Bosch: 12 parts.'],
  [
    'more than begin so',
    listing([matched('0 001 107 231', 'Bosch')], { begins: 1, total: 3 }),
    'Begins with 0 001 107, Bosch: 1 part. The others have it inside, or without its zeros.',
  ],
  ['uncounted', listing([matched('0 001 107 231', 'Bosch')], { total: 4000 }), 'Begins with 0 001 107, Bosch.'],
  [
    'an article number',
    listing([{ by: 'gtin', number: '04006381333931', how: 'same' }]),
    'Read as an article number (GTIN, UPC, EAN): 04006381333931.',
  ],
  ['the number itself', listing([matched('0 001 107', 'Bosch', 'same')]), 'Read as a number: 0 001 107 of Bosch, in any spelling.'],
  [
    'marks inside of numbers alone',
    listing([matched('0 001 107 231', 'Bosch', 'contains')], { meant: 'scratched' }),
    'No number is that or begins with it; 0 001 107 231 has it inside.',
  ],
  [
    'marks that whole numbers meet',
    listing([matched('0 001 107 231', 'Bosch', 'begins')], { meant: 'scratched' }),
    'Read as a number that is partly unreadable: ? or X for one character, * for several.',
  ],
])('what was found is told as what it is: %s', async (_, value, sentence) => {
  await openShop('/prod/s/sale')
  draw(<SearchMeaning text="0001107" searchResult={{ status: 'ready', value, from: 'network', asOf: null, isRefetching: false }} />)
  expect(words()).toBe(sentence)
})

test('the box shows the number that was read from a scanned label, and not what the scanner sent', async () => {
  await shopThatFinds({})
  const label = '[)>\u001e06\u001d1P0 001 107 026\u001dQ2\u001e'
  search.text = label
  draw(<SearchScreen params={{ searchstrs: label }} />)
  expect(search.text).toBe('0 001 107 026')
})

test('of a label with nothing but an article number that nobody bears it is said that it names no part number', async () => {
  await shopThatFinds({})
  draw(<SearchScreen params={{ searchstrs: ']C10104012345678901' }} />)
  await eventually(() =>
    expect(words()).toContain(
      'This label names no part number, only the article number 04012345678901 (GTIN), and no part of this shop bears that',
    ),
  )
  expect(words()).not.toContain('as a number or in its words')
})

const HILUX = 'Toyota Hilux N140 to N170 1998–2005, 2.4 D'
const seenHere = { [REPLY_SOURCE_HEADER]: replySourceHeader('seen-parts', null, { openedPartCount: 3, listedPartCount: 9 }) }

test('a vehicle that nothing is known to fit is named, with the ways to the counter and to its other engines', async () => {
  const text = 'hilux 2.4 diesel 2005 starter'
  const named = {
    modelid: 'hilux',
    brandid: 'toyota',
    appid: '1',
    brand: 'Toyota',
    group: 'Hilux',
    model: 'Hilux N140 to N170',
    engines: ['2.4 D'],
  }
  await shopThatFinds({ [text]: listing([], { fits: [HILUX] }) }, {}, [{ ...named, starters: 0, alternators: 0, partCount: 0 }])
  draw(<SearchScreen params={{ searchstrs: text }} />)
  await eventually(() => expect(words()).toContain(`${HILUX}: no part for “${text}” is known to fit.`))
  await eventually(() => expect(linksOf()).toContainEqual(['All engines of the Toyota Hilux N140 to N170', '/prod/model/hilux']))
  expect(linksOf().some(([, to]) => to?.startsWith('/marketing/page/contact?number=hilux'))).toBe(true)
  expect(words()).not.toContain('as a number or in its words')
  expect(screen.queryByRole('list', { name: 'Shorter searches' })).toBeNull()
})

test('without the shop it is said of this phone alone', async () => {
  await shopThatFinds({ 'hilux 2.4 starter': listing([], { fits: [HILUX] }) }, seenHere)
  draw(<SearchScreen params={{ searchstrs: 'hilux 2.4 starter' }} />)
  await eventually(() => expect(words()).toContain(`${HILUX}: on this phone no part for “hilux 2.4 starter” is known to fit.`))
})

test('parts that were seen on this phone are not listed for a search of which a word was left out: it may name a vehicle', async () => {
  const found = listing([{ by: 'words' }, { by: 'words' }], { meant: 'similar', leftOut: ['hilux'] })
  await shopThatFinds({ 'hilux starter': found, starter: listing([{ by: 'words' }, { by: 'words' }], { meant: 'words' }) }, seenHere)
  draw(<SearchScreen params={{ searchstrs: 'hilux starter' }} />)
  await eventually(() => expect(words()).toContain('On this phone nothing has “hilux” as well.'))
  expect(await shorterLinks()).toEqual([['Has “starter” 2 parts', '/prod/all/starter']])
  expect(words()).not.toContain('AR-S-20000')
})

test('of packs that hold a part of the shop it is said that only this phone has none', async () => {
  await openShop('/prod/s/sale')
  const value = listing([{ by: 'words' }], { meant: 'similar', leftOut: ['chrome'] })
  const told = { status: 'ready', value, from: 'device', asOf: null, isRefetching: false } as const
  draw(
    <SearchMeaning text="chrome starter" searchResult={{ ...told, scope: { partCount: 10, totalPartCount: 2000, missingTitles: [] } }} />,
  )
  expect(words()).toBe('On this phone nothing has “chrome” as well; these were found without it.')
})

test.each<[string, string[], string]>([
  ['one', ['114611'], 'No part bears exactly 114-811; 114611 differs from it by one character.'],
  ['two', ['114611', '114810', '114611'], 'No part bears exactly 114-811; by one character each these differ from it: 114611, 114810.'],
  [
    'many',
    ['114611', '114810', '114812', '114813'],
    'No part bears exactly 114-811; by one character each these differ from it: 114611, 114810, 114812, ….',
  ],
])('of numbers that differ by one character %s are named, and the number as it was read', async (_, numbers, sentence) => {
  await openShop('/prod/s/sale')
  const value = listing(numbers.map((number) => matched(number, 'Hitachi', 'near')))
  draw(<SearchMeaning text="114-811" searchResult={{ status: 'ready', value, from: 'network', asOf: null, isRefetching: false }} />)
  expect(words()).toBe(sentence)
})
