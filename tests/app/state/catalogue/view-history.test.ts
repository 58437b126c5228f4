import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetViews, loadViewHistory, rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partDetail } from '../../../support/parts.ts'

const codes = () => viewHistory.views.map(({ mcode }) => mcode)

/** As after closing and opening the app. */
const reopen = () => Object.assign(viewHistory, { known: false, views: [] })

let shop = 0
beforeEach(() => {
  shop += 1
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/prod/m/A-1', search: '' })
  connectMirror(`views-${shop}`)
  reopen()
})

test('viewed parts are there after the app was closed, newest first, without what a list does not show', async () => {
  await rememberView(partDetail({ mcode: 'A-1' }), null, 1)
  await rememberView(partDetail({ mcode: 'A-2' }), '2026-11-18T08:00:00.000Z', 2)
  await rememberView(partDetail({ mcode: 'A-1' }), null, 3)
  expect(codes()).toEqual(['A-1', 'A-2'])
  reopen()
  await loadViewHistory()
  expect(codes()).toEqual(['A-1', 'A-2'])
  expect(viewHistory.known).toBe(true)
  expect(viewHistory.views.map(({ asOf }) => asOf)).toEqual([null, '2026-11-18T08:00:00.000Z'])
  expect(viewHistory.views[0]?.part).not.toHaveProperty('numbers')
})

test('a view before the device was read stays first', async () => {
  await rememberView(partDetail({ mcode: 'A-1' }), null, 1)
  reopen()
  await rememberView(partDetail({ mcode: 'A-2' }), null, 2)
  await loadViewHistory()
  expect(codes()).toEqual(['A-2', 'A-1'])
})

test('forgotten views are gone for good', async () => {
  await rememberView(partDetail(), null, 1)
  await forgetViews()
  reopen()
  await loadViewHistory()
  expect(codes()).toEqual([])
})

test('on a device that cannot remember, the shop goes on and this visit’s views are still listed', async () => {
  const broken = { run: () => Promise.reject(new Error('no disk')), close: async () => undefined }
  connectMirror('broken', () => broken)
  await rememberView(partDetail({ mcode: 'A-1' }), null, 1)
  await loadViewHistory()
  expect(codes()).toEqual(['A-1'])
  expect(console.warn).toHaveBeenCalledWith('This device cannot remember', expect.any(Error))
  vi.mocked(console.warn).mockClear()
})
