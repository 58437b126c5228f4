import { describe, expect, test, vi } from 'vitest'
import { loadMessages } from '#app/i18n/load-messages.ts'

describe('section 8: locale messages', () => {
  test("that fail to load: 'Failed locale loading' is logged", async () => {
    const why = new TypeError('Failed to fetch dynamically imported module')
    expect(await loadMessages('de', { de: () => Promise.reject(why) })).toBeNull()
    expect(vi.mocked(console.error).mock.calls).toEqual([['Failed locale loading', why]])
    vi.mocked(console.error).mockClear()
  })

  test.each([
    ['a language without a file', {}],
    ['a file without messages', { de: async () => ({}) }],
  ])('a missing message set logs a warning: %s', async (_, catalogues) => {
    expect(await loadMessages('de', catalogues)).toBeNull()
    expect(vi.mocked(console.warn).mock.calls).toEqual([['There are no messages for the locale de.']])
    vi.mocked(console.warn).mockClear()
  })

  test('that come are given, and nothing is logged', async () => {
    expect(await loadMessages('de', { de: async () => ({ messages: { hello: 'Guten Tag' } }) })).toEqual({ hello: 'Guten Tag' })
  })

  test('the source language stands in the code and is never fetched', async () => {
    expect(await loadMessages('en-US', { 'en-US': () => Promise.reject(new Error('asked for')) })).toEqual({})
  })
})
