import { expect, test } from 'vitest'
import { installStorageFallback } from '#app/storage-fallback.ts'

test('where cookies are blocked, what would be kept is kept as long as the page is', () => {
  const place = {
    get localStorage(): null {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
    sessionStorage: null,
  }
  Object.defineProperty(place, 'localStorage', { configurable: true })
  const opened: { localStorage?: Storage | null; sessionStorage?: Storage | null } = place
  expect(installStorageFallback(opened)).toBe(true)
  opened.localStorage?.setItem('token', 't1')
  expect(opened.localStorage?.getItem('token')).toBe('t1')
  opened.localStorage?.removeItem('token')
  expect(opened.localStorage?.getItem('token')).toBeNull()
  expect(opened.sessionStorage?.getItem('wish')).toBeNull()
})

test('storage that is open stays what it is', () => {
  const own = { getItem: () => 'mine', setItem: () => undefined, removeItem: () => undefined }
  const place = { localStorage: own, sessionStorage: own }
  expect(installStorageFallback(place)).toBe(false)
  expect(place.localStorage).toBe(own)
})
