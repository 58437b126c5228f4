import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * A test that prints an error or a warning has failed, unless it says beforehand that it expects to: `vi.mocked(console.error).mockClear()`
 * after looking.
 */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  const printed = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.mocked(console.error).mockRestore()
  vi.mocked(console.warn).mockRestore()
  expect(printed, 'printed to console.error or console.warn').toEqual([])
})
