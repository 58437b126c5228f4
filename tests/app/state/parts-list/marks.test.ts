import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { forgetMarks, markLines, showMarks, shownMarks } from '#app/state/parts-list/marks.ts'

let count = 0
beforeEach(() => {
  count += 1
  connectMirror(`marks-state-${count}`)
})
afterEach(async () => {
  await forgetMarks()
  await connectedMirror()?.close()
})

test('marks belong to a job and a unit, and are there again when the list is opened again', async () => {
  await showMarks('Hilux', 'ST-1')
  await markLines('Hilux', 'ST-1', [2, 3], 'ordered')
  expect(shownMarks.byPosition).toEqual({ 2: 'ordered', 3: 'ordered' })
  await showMarks('Golf', 'ST-1')
  expect(shownMarks.byPosition).toEqual({})
  await showMarks('Hilux', 'ST-1')
  expect(shownMarks.byPosition).toEqual({ 2: 'ordered', 3: 'ordered' })
  await markLines('Hilux', 'ST-1', [2], null)
  expect(shownMarks.byPosition).toEqual({ 3: 'ordered' })
})

test('a mark that arrives after the job was changed is kept for its job, and not shown for the other', async () => {
  await showMarks('Golf', 'ST-1')
  await markLines('Hilux', 'ST-1', [5], 'ordered')
  expect(shownMarks.byPosition).toEqual({})
  await showMarks('Hilux', 'ST-1')
  expect(shownMarks.byPosition).toEqual({ 5: 'ordered' })
})

test('of two lists that are opened at once the last is shown', async () => {
  await markLines('', 'ST-1', [1], 'seen')
  await Promise.all([showMarks('', 'ST-1'), showMarks('', 'ST-2')])
  expect(shownMarks).toMatchObject({ unit: 'ST-2', byPosition: {} })
})

test('without a database they last as long as the page', async () => {
  connectMirror('broken', () => ({ run: () => Promise.reject(new Error('private window')), close: async () => undefined }))
  await markLines('', 'ST-1', [1], 'fitted')
  await showMarks('', 'ST-1')
  expect(shownMarks.byPosition).toEqual({ 1: 'fitted' })
  await forgetMarks()
  expect(vi.mocked(console.warn)).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
  connectMirror('working-again')
})
