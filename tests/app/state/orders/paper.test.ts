import { expect, test } from 'vitest'
import { choosePaperSize, paperSetting, paperSizeOf, restorePaperSize } from '#app/state/orders/paper.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['de-DE', 'a4'],
  ['en-GB', 'a4'],
  ['en', 'a4'],
  ['no language', 'a4'],
])('who has chosen nothing and speaks %s prints on %s', (language, usual) => {
  expect(paperSizeOf(null, language)).toBe(usual)
})

test('what is stored and is no paper counts as nothing', () => {
  expect(paperSizeOf('papyrus', 'de-DE')).toBe('a4')
})

test('the choice stays on the device, whatever is usual there', () => {
  const storage = memoryStorage()
  choosePaperSize('letter', storage)
  expect(paperSetting.current).toBe('letter')
  restorePaperSize(memoryStorage(), 'de-DE')
  expect(paperSetting.current).toBe('a4')
  restorePaperSize(storage, 'de-DE')
  expect(paperSetting.current).toBe('letter')
})
