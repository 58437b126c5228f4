import { expect, test, vi } from 'vitest'
import { emptyListChoices, readListChoices, storeListChoices } from '#app/state/catalogue/list-choices.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

test('a device without room for the choices of a list goes on, and keeps what it had', () => {
  const tab = memoryStorage()
  storeListChoices('A', { readings: {}, changes: { 'A-1': { qty: 2 } } }, tab)
  const setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  expect(() => storeListChoices('A', emptyListChoices, { setItem })).not.toThrow()
  expect(readListChoices('A', tab)).toEqual({ readings: {}, changes: { 'A-1': { qty: 2 } } })
  vi.mocked(console.warn).mockClear()
})
