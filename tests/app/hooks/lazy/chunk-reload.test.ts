import { describe, expect, test } from 'vitest'
import { claimPageReload, isChunkError } from '#app/hooks/lazy/chunk-reload.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

describe('section 4: after a code-chunk load error; section 8: the page reloads; section 9: the guard of 10 seconds', () => {
  test('the page reloads once per 10 s and path', () => {
    const storage = memoryStorage()
    expect(claimPageReload('/a', { storage, isOnline: true, nowMs: 0 })).toBe(true)
    expect(claimPageReload('/a', { storage, isOnline: true, nowMs: 9_999 })).toBe(false)
    expect(claimPageReload('/b', { storage, isOnline: true, nowMs: 9_999 })).toBe(true)
    expect(claimPageReload('/a', { storage, isOnline: true, nowMs: 10_000 })).toBe(true)
  })

  test('it never reloads while offline, and that does not use up the one reload', () => {
    const storage = memoryStorage()
    expect(claimPageReload('/a', { storage, isOnline: false, nowMs: 0 })).toBe(false)
    expect(claimPageReload('/a', { storage, isOnline: true, nowMs: 1 })).toBe(true)
  })

  test('unreadable notes count as none', () => {
    const storage = memoryStorage()
    storage.setItem('chunk-reloads', '{')
    expect(claimPageReload('/a', { storage, isOnline: true, nowMs: 0 })).toBe(true)
  })

  test('every engine says it in its own words; other errors are not meant', () => {
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/x.js'))).toBe(true)
    expect(isChunkError(new TypeError('error loading dynamically imported module: https://shop.example/x.js'))).toBe(true)
    expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true)
    expect(isChunkError(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true)
    expect(isChunkError(new Error('x is not a function'))).toBe(false)
  })
})
