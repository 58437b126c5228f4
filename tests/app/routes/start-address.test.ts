import { describe, expect, test } from 'vitest'
import { signInRedirect } from '#app/routes/guard.ts'
import { hrefForShareTarget } from '#app/routes/start-address.ts'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { matchRoute, SHARED_CONTENT_PARAMETERS } from '#contract/routes/addresses.ts'

const origin = 'https://shop.test'
const leadsTo = (shared: { [key in keyof typeof SHARED_CONTENT_PARAMETERS]?: string }, pathname = '/') => {
  const query = new URLSearchParams(
    Object.entries(shared).map(([key, text]) => [SHARED_CONTENT_PARAMETERS[key as keyof typeof SHARED_CONTENT_PARAMETERS], text]),
  )
  return hrefForShareTarget({ pathname, search: `?${query}`, origin })
}

describe('what another app shares with the installed shop', () => {
  test('a link of this shop whose path reads as another host leads home', () => {
    for (const path of ['//x.example/', '/.//x.example/', '/\\x.example']) expect(leadsTo({ url: `${origin}${path}` })).toMatch(/^\/(?!\/)/)
    expect(leadsTo({ url: `${origin}//x.example/` })).toBe('/')
  })

  test('a number opens its search, which guests may see', () => {
    const address = leadsTo({ text: ' 0 986 020 261 ' }) ?? ''
    expect(address).toBe('/prod/all/0%20986%20020%20261')
    expect(signInRedirect(address, '', null)).toBeNull()
    expect(matchRoute(address, '')).toMatchObject({ name: 'searchResults', params: { searchstrs: '0 986 020 261' } })
  })

  test.each([
    [
      'words, without the link that stands beside them',
      { text: 'Bosch 0986020261\nhttps://else.test/itm/1' },
      '/prod/all/Bosch%200986020261',
    ],
    ['a title where nothing else says a word', { title: 'Starter 12V', text: '', url: 'https://else.test/x' }, '/prod/all/Starter%2012V'],
    [
      'the end of a link’s path where there is nothing but a link',
      { url: 'https://else.test/itm/bosch_0-986-020.html?x=1' },
      '/prod/all/bosch%200%20986%20020',
    ],
    ['a link into this shop, wherever it stands', { title: 'A part', text: 'See https://shop.test/prod/m/ST-1?a=b' }, '/prod/m/ST-1?a=b'],
    ['a slash inside a number', { text: '1/2' }, '/prod/all/1%2F2'],
    ['nothing at all', { title: '', text: '' }, '/'],
    ['a link that is none', { url: 'https://' }, '/'],
  ])('%s', (_, shared, address) => expect(leadsTo(shared)).toBe(address))

  test('a whole page of text is cut to what a search takes', () => {
    const text = decodeURIComponent((leadsTo({ text: 'x'.repeat(5000) }) ?? '').slice('/prod/all/'.length))
    expect(text).toHaveLength(MAX_SEARCH_TEXT_CHARACTERS)
  })

  test('other addresses mean what they say', () => {
    expect(hrefForShareTarget({ pathname: '/', search: '', origin })).toBeNull()
    expect(hrefForShareTarget({ pathname: '/', search: '?search', origin })).toBeNull()
    expect(leadsTo({ text: '0986' }, '/prod/m/ST-1')).toBeNull()
  })
})
