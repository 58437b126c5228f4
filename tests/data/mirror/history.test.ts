import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { MAX_VIEW_HISTORY_PARTS } from '#contract/limits.ts'
import { clearViews, listViews, recordView } from '#data/mirror/history.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { partCard } from '../../support/parts.ts'

const newName = (() => {
  let count = 0
  return () => {
    count += 1
    return `shop-${count}`
  }
})()
const mirrorHere = () => openMirrorDatabase(newName())
const viewOf = (viewedAt: number, differs: Parameters<typeof partCard>[0] = {}) => {
  const part = partCard(differs)
  return { mcode: part.mcode, viewedAt, asOf: null, part }
}
const codes = (views: readonly { mcode: string }[]) => views.map(({ mcode }) => mcode)

test('views come newest first, each part once at its latest time', async () => {
  const mirror = mirrorHere()
  await recordView(mirror, viewOf(1000, { mcode: 'A-1' }))
  await recordView(mirror, viewOf(2000, { mcode: 'A-2' }))
  await recordView(mirror, viewOf(3000, { mcode: 'A-1' }))
  const views = await listViews(mirror)
  expect(codes(views)).toEqual(['A-1', 'A-2'])
  expect(views[0]?.viewedAt).toBe(3000)
})

test(`the oldest views go beyond ${MAX_VIEW_HISTORY_PARTS}`, async () => {
  const mirror = mirrorHere()
  for (let at = 1; at <= MAX_VIEW_HISTORY_PARTS + 2; at += 1) await recordView(mirror, viewOf(at, { mcode: `A-${at}` }))
  const views = await listViews(mirror)
  expect(views).toHaveLength(MAX_VIEW_HISTORY_PARTS)
  expect(views.at(-1)?.mcode).toBe('A-3')
})

test('cleared views are gone', async () => {
  const mirror = mirrorHere()
  await recordView(mirror, viewOf(1))
  await clearViews(mirror)
  expect(await listViews(mirror)).toEqual([])
})
