import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import { type PackOnDevice, type PackPriceState, packState } from '#app/state/packs/facts.ts'
import { PricesLine } from '#app/ui/packs/PricesLine.tsx'
import { DAY_MS } from '#contract/limits.ts'
import { draw, words } from '../../../support/shell.tsx'

startLanguage()

const here = (id: string, title: string): PackOnDevice => ({
  entry: { id, title, parts: 1, totalParts: 9, bytes: 1, version: 1, madeAt: '2026-11-24T08:00:00Z', manifest: id },
  ...{ bytes: 1, installedAt: 0, verifiedAt: null, isWhole: true },
})
beforeEach(() => {
  packState.here = ref([here('all', 'Alles'), here('app-1', 'Marine'), here('app-2', 'Farm')])
})

const kept = { asOf: new Date(Date.now() - 3 * DAY_MS).toISOString(), none: [], askedAt: null, now: { type: 'kept' } } as const
const refused = { ...kept, now: { type: 'refused', why: 'refused', of: [] } } as const

test.each<[string, PackPriceState, string]>([
  ['how old prices are', kept, 'Price and stock are of 3 days ago.'],
  [
    'of which packs the shop has none any more',
    { ...kept, none: ['app-1', 'app-2'] },
    'Price and stock are of 3 days ago. The shop has no new ones of: Marine, Farm.',
  ],
  [
    'of which packs the shop refuses them',
    { ...refused, now: { ...refused.now, of: ['all', 'app-1'] } },
    'The shop does not answer just now for: Everything, Marine. Price and stock are of 3 days ago.',
  ],
  [
    'that the shop refuses all',
    refused,
    'The shop does not answer this just now. What is on this device stays as it is. Price and stock are of 3 days ago.',
  ],
])('it is said %s', (_, prices, sentences) => {
  packState.prices = { ...prices, none: ref([...prices.none]) }
  draw(<PricesLine />)
  expect(words().replace('this phone', 'this device')).toContain(sentences)
})
