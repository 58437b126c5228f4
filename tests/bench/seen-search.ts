import { type CallName, calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { cacheKey } from '../../sw/cache-key.ts'
import { answerFromSeenParts } from '../../sw/offline-seen.ts'
import { createSeenPartCollection } from '../../sw/seen-part-collection.ts'
import { memoryStore } from '../support/memory-store.ts'
import { noPacks } from '../support/packs/no-packs.ts'
import { partCard, partDetail } from '../support/parts.ts'
import { envelopeReply } from '../support/reply.ts'

const KEYSTROKES = 40
const LISTED_IN_ONE = 20

export interface SeenSearch {
  opened: number
  listed: number
  text: string
  /** The first search of a worker, which reads everything that is kept. */
  firstMs: number
  /** Median of those that follow, one at each keystroke. */
  nextMs: number
}

const keyOf = (name: CallName, input: Record<string, unknown>) =>
  cacheKey(`http://shop.test${calls[name].path}?${queryStringOf(input)}`, 'volt')
const listing = { total: 20, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'all' }

/** How long a search over the parts of a device takes the worker, without a browser: its storage is one in memory. */
export async function measureSeenSearch(counts: readonly { opened: number; listed: number }[]): Promise<SeenSearch[]> {
  const found: SeenSearch[] = []
  for (const { opened, listed } of counts) {
    const stores = { parts: memoryStore(), listings: memoryStore() }
    const numbered = (at: number) => ({ mcode: `AR-S-${10_000 + at}`, oeNumber: `0 001 ${100_000 + at}` })
    for (let at = 0; at < opened; at += 1) {
      const part = partDetail(numbered(at))
      await stores.parts.put(keyOf('productDetail', { mcode: part.mcode }), envelopeReply({ result: part }))
    }
    for (let at = 0; at < listed; at += LISTED_IN_ONE) {
      const records = Array.from({ length: LISTED_IN_ONE }, (_, row) => partCard(numbered(opened + at + row)))
      await stores.listings.put(keyOf('aggregationSearch', { pageNo: at }), envelopeReply({ result: { ...listing, records } }))
    }
    for (const text of ['0001100', 'bosch starter']) {
      const seen = createSeenPartCollection((id) => (id === 'listings' ? stores.listings : stores.parts), Date.now)
      const url = new URL(`http://shop.test${calls.search.path}?${queryStringOf({ searchStr: text })}`)
      const search = async () => {
        const begun = performance.now()
        await answerFromSeenParts({ packsOf: () => noPacks, seenParts: seen, now: Date.now }, { url, tenantId: 'volt', locale: 'en-US' })
        return performance.now() - begun
      }
      const firstMs = await search()
      const next: number[] = []
      for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) next.push(await search())
      found.push({ opened, listed, text, firstMs, nextMs: next.sort((a, b) => a - b)[KEYSTROKES / 2] ?? 0 })
    }
  }
  return found
}
