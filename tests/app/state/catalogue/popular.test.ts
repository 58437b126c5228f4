import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { popularSearches, startPopularSearches } from '#app/state/catalogue/popular.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { session } from '#app/state/session/session.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

/** The shapes of the replies come with the first call, on a slow machine late. */
const SOON = { timeout: 20_000 }

beforeEach(() => {
  for (const key of Object.keys(catalogue.searchKeyword.queryStates)) delete catalogue.searchKeyword.queryStates[key]
  Object.assign(popularSearches, { known: false, terms: [] })
})

describe('section 8: a popular-search failure is logged only', () => {
  test.each([
    ['nothing answers', () => deadPort],
    ['the shop refuses', () => portTo(() => envelopeReply({ code: 500, msg: 'no', error: 'internal' }))],
  ])('when %s: a line in the log, no terms, and their place stays free', async (_, port) => {
    connectPort(port())
    startPopularSearches()
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce(), SOON)
    expect(popularSearches).toEqual({ known: false, terms: [] })
    vi.mocked(console.warn).mockClear()
  })
})

test.each(['guest', 'member'] as const)('section 5: popular searches load always, for a %s too', async (is) => {
  session.current = is === 'guest' ? { type: is } : { type: is, token: 't1', userInfo: null }
  const paths: string[] = []
  connectPort(
    portTo((request) => {
      paths.push(new URL(request.url).pathname)
      return envelopeReply({ result: ['104210-4610'] })
    }),
  )
  startPopularSearches()
  await vi.waitFor(() => expect(popularSearches.terms).toEqual(['104210-4610']), SOON)
  expect(paths).toEqual(['/marco/api/v1/product/searchKeyword'])
})
