import { expect, test } from 'vitest'
import { fullScanCalls } from '#search/answer/answers.ts'
import { CLEARANCE_CHANGES } from '#server/catalogue/index/catalogue-now.ts'
import { cachedReplyBytes, shownPartsOf } from '#server/http/cached-replies.ts'

test('a reply that counts or chooses parts by price or stock depends on every part', () => {
  // The vehicles that words name have counts of all parts that fit, whatever their price and stock.
  const choosing = [...fullScanCalls].filter((name) => name !== 'namedVehicles')
  expect(choosing.filter((call) => shownPartsOf([{ call, input: {} }], []) !== null)).toEqual([])
})

test('other replies depend on the parts that they show', () => {
  expect(shownPartsOf([{ call: 'productDetail', input: {} }], { mcode: 'A-1', beside: [{ mcode: 'A-2' }] })).toEqual(
    new Set(['A-1', 'A-2']),
  )
})

test('the tree of categories depends on no price or stock without its counts, and with them only on what the clearance holds', () => {
  const tree = [{ id: '1', count: 3, children: [] }]
  expect(shownPartsOf([{ call: 'categoryList', input: { level: 0, thin: true } }], tree)).toEqual(new Set())
  expect(shownPartsOf([{ call: 'categoryList', input: { level: 0, thin: false } }], tree)).toEqual(new Set([CLEARANCE_CHANGES]))
})

test('a reply in the cache weighs more than its body, and more with each part that it depends on', () => {
  const body = { bytes: Buffer.from(new ArrayBuffer(100)), encoding: 'identity' } as const
  const reply = { etag: '', body, tenantVersion: 1, cataloguePartsVersion: 1, catalogueStateVersion: 1 }
  const [any, none, two] = [null, new Set<string>(), new Set(['A-1', 'A-2'])].map((shownPartCodes) =>
    cachedReplyBytes({ ...reply, shownPartCodes }),
  )
  expect(any).toBeGreaterThan(100)
  expect(none).toBe(any)
  expect(two).toBeGreaterThan(none ?? 0)
})
