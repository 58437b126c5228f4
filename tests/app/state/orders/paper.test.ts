import { expect, test } from 'vitest'
import { choosePaper, paper, paperOf, restorePaper } from '#app/state/orders/paper.ts'
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
  expect(paperOf(null, language)).toBe(usual)
})

test('what is stored and is no paper counts as nothing', () => {
  expect(paperOf('papyrus', 'de-DE')).toBe('a4')
})

test('the choice stays on the device, whatever is usual there', () => {
  const storage = memoryStorage()
  choosePaper('letter', storage)
  expect(paper.now).toBe('letter')
  restorePaper(memoryStorage(), 'de-DE')
  expect(paper.now).toBe('a4')
  restorePaper(storage, 'de-DE')
  expect(paper.now).toBe('letter')
})
