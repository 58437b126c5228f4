import { expect, test } from 'vitest'
import { packRows } from '#app/state/packs/rows.ts'

const entry = {
  id: 'app-1',
  title: 'Car',
  parts: 1,
  totalParts: 9,
  bytes: 100,
  version: 1,
  madeAt: '2026-11-24T08:00:00Z',
  manifest: 'a'.repeat(64),
}
const nothing = { offered: [], titles: { locale: null, of: {} }, here: [], coming: [], lost: [], doing: {} }

test('a paused pack says what is kept of it, not what had come of pieces that were dropped', () => {
  const coming = [{ entry, state: { type: 'paused' as const }, doneBytes: 40, totalBytes: 100 }]
  // The page was still counting when it was paused.
  const doing = { 'app-1': { type: 'fetching' as const, doneBytes: 90, totalBytes: 100 } }
  expect(packRows({ ...nothing, coming, doing })[0]?.status).toEqual({ type: 'paused', doneBytes: 40, totalBytes: 100 })
})
