import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import {
  changeSearchText,
  handleSearchBoxFocus,
  hideSuggestionsSoon,
  moveThroughSuggestions,
  retrySuggestions,
  search,
  submitSearch,
} from '#app/state/catalogue/search.ts'
import { connectPort } from '#app/state/page/ask.ts'
// The rows of the calls are here before the clock is stopped: nothing fetches them then.
import '#contract/calls.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const suggestion = (goodsSkuCode: string) => ({
  goodsSkuCode,
  mainImageUrl: '/part/x/view.svg',
  oeNumber: '0 001 108 001',
  backCategoryName: 'Starters',
  oeProducer: 'Bosch',
  goodsApplication: null,
  specName: '12 V',
  matched: { by: 'oe' },
})
const page = (...codes: string[]) =>
  envelopeReply({ result: { records: codes.map(suggestion), total: codes.length, size: 8, current: 1, pages: 1 } })

let asked: { path: string; text: string | null; method: string; body: string }[]
let answer: (text: string) => Response | Promise<Response>
/** A reply that comes when the test says so. */
function later() {
  let resolve: (reply: Response) => void = () => undefined
  const promise = new Promise<Response>((done) => {
    resolve = done
  })
  return { promise, resolve: (reply: Response) => resolve(reply) }
}

const codes = () => {
  const { list } = search
  return list.type === 'none' ? [] : list.options.flatMap((option) => (option.type === 'part' ? [option.suggestion.goodsSkuCode] : []))
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = () => page('ST-1')
  connectPort(
    portTo(async (request) => {
      const url = new URL(request.url)
      asked.push({
        path: url.pathname,
        text: url.searchParams.get('searchStr'),
        method: request.method,
        body: await request.clone().text(),
      })
      return request.method === 'POST' ? envelopeReply({ result: { saved: true } }) : answer(url.searchParams.get('searchStr') ?? '')
    }),
  )
  Object.assign(search, { text: '', list: { type: 'none' }, shown: false, at: -1 })
  recentSearches.texts = []
})
afterEach(() => vi.useRealTimers())

describe('section 4: suggestions', () => {
  test.each(['', ' ', 'a', ' a ', '\t1'])(
    'section 5, section 9: %j has under 2 characters when trimmed, so nothing is asked',
    async (text) => {
      changeSearchText(text)
      await vi.advanceTimersByTimeAsync(5000)
      expect(asked).toEqual([])
      expect(search.list.type).toBe('none')
    },
  )

  test('section 9: the network is asked 500 ms after the last key and not before, once', async () => {
    changeSearchText('ab')
    await vi.advanceTimersByTimeAsync(400)
    changeSearchText(' abc ')
    await vi.advanceTimersByTimeAsync(499)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ text }) => text)).toEqual(['abc'])
    await vi.waitFor(() => expect(codes()).toEqual(['ST-1']))
  })

  test('on a silent line they are given up after two seconds; an answer that comes late is shown all the same', async () => {
    const late = later()
    answer = () => late.promise
    changeSearchText('ab')
    await vi.advanceTimersByTimeAsync(500 + 2000)
    expect(search.list.type).toBe('none')
    late.resolve(page('LATE-1'))
    await vi.waitFor(() => expect(codes()).toEqual(['LATE-1']))
    vi.mocked(console.warn).mockClear()
  })

  test('the worker hears of a late answer: what stands in the box is asked once more, and no more often', async () => {
    changeSearchText('abc')
    await vi.advanceTimersByTimeAsync(500)
    await vi.waitFor(() => expect(codes()).toEqual(['ST-1']))
    answer = () => page('SHOP-1')
    retrySuggestions('something else')
    retrySuggestions('abc')
    retrySuggestions('abc')
    await vi.waitFor(() => expect(codes()).toEqual(['SHOP-1']))
    expect(asked).toHaveLength(2)
  })

  test('without a text nothing is asked again: the late answer was not one of suggestions', async () => {
    changeSearchText('')
    retrySuggestions(null)
    retrySuggestions('')
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual([])
  })

  test('an answer that comes after a newer question is ignored', async () => {
    const late = later()
    answer = (text) => (text === 'first' ? late.promise : page('NEW-1'))
    changeSearchText('first')
    await vi.advanceTimersByTimeAsync(500)
    changeSearchText('second')
    await vi.advanceTimersByTimeAsync(500)
    late.resolve(page('OLD-1'))
    await vi.advanceTimersByTimeAsync(10)
    expect(codes()).toEqual(['NEW-1'])
  })

  test('clearing the box forgets the answer that is on its way', async () => {
    const late = later()
    answer = () => late.promise
    changeSearchText('bosch')
    await vi.advanceTimersByTimeAsync(500)
    changeSearchText('')
    late.resolve(page('OLD-1'))
    await vi.advanceTimersByTimeAsync(10)
    expect(search.list.type).toBe('none')
  })

  test('section 8: a failed suggestion call is logged only', async () => {
    answer = () => new Response('no', { status: 500 })
    changeSearchText('bosch')
    await vi.advanceTimersByTimeAsync(510)
    expect(search.list.type).toBe('none')
    expect(search.text).toBe('bosch')
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })

  test('a search that came before the suggestions leaves no older ones under its text: entered again, the box asks', async () => {
    changeSearchText('bo')
    await vi.advanceTimersByTimeAsync(510)
    answer = () => page('NEW-1')
    changeSearchText('bosch')
    submitSearch('bosch')
    handleSearchBoxFocus()
    await vi.advanceTimersByTimeAsync(510)
    await vi.waitFor(() => expect(search.list).toMatchObject({ type: 'found', searchStr: 'bosch' }))
    expect(codes()).toEqual(['NEW-1'])
  })

  test('section 9: the list hides 100 ms after the focus is lost, and stays when the box is entered again in time', async () => {
    handleSearchBoxFocus()
    hideSuggestionsSoon()
    await vi.advanceTimersByTimeAsync(99)
    expect(search.shown).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(search.shown).toBe(false)
    handleSearchBoxFocus()
    hideSuggestionsSoon()
    await vi.advanceTimersByTimeAsync(50)
    handleSearchBoxFocus()
    await vi.advanceTimersByTimeAsync(500)
    expect(search.shown).toBe(true)
  })

  test('the arrow keys go round through the options and the box', () => {
    const places = [1, 1, 1, 1, -1, -1].map((step) => {
      moveThroughSuggestions(step === 1 ? 1 : -1, 2)
      return search.at
    })
    expect(places).toEqual([0, 1, -1, 0, -1, 1])
  })
})

describe('section 2: searching', () => {
  test('section 5: an empty text does nothing', async () => {
    expect(submitSearch('   ')).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
    expect(recentSearches.texts).toEqual([])
  })

  test('each search saves a search-history record, is remembered on the device, and its text stays in the box', async () => {
    expect(submitSearch(' 0 001 108 001 ')).toBe('0 001 108 001')
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toEqual([
      { path: '/marco/api/v1/product/searchRecord', text: null, method: 'POST', body: '{"searchStr":"0 001 108 001"}' },
    ])
    expect(recentSearches.texts).toEqual(['0 001 108 001'])
    expect(search.text).toBe('0 001 108 001')
    expect(search.shown).toBe(false)
  })

  test('a search made within 500 ms of the last key asks for no suggestions any more', async () => {
    changeSearchText('bosch')
    submitSearch('bosch')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.map(({ method }) => method)).toEqual(['POST'])
    expect(search.shown).toBe(false)
  })

  test('section 8: a record that cannot be saved is logged only', async () => {
    connectPort(portTo(() => Promise.reject(new TypeError('Failed to fetch'))))
    expect(submitSearch('bosch')).toBe('bosch')
    await vi.advanceTimersByTimeAsync(10)
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })
})
