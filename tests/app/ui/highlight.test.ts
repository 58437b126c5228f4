import { expect, test } from 'vitest'
import { findHighlight } from '#app/ui/highlight.ts'

test('a piece of a number is marked where it stands, separators and all', () => {
  expect(findHighlight('104210-4610', '2104610')).toEqual({ before: '104', hit: '210-4610', after: '' })
  expect(findHighlight('0 124 525 064', '0124-525')).toEqual({ before: '', hit: '0 124 525', after: ' 064' })
})

test('capitals do not matter', () => {
  expect(findHighlight('A5TG0091', 'a5tg')?.hit).toBe('A5TG')
})

test('what does not stand there letter for letter is not marked', () => {
  expect(findHighlight('104210-4610', '104210-4611')).toBeNull()
  expect(findHighlight('104210-4610', '—')).toBeNull()
  expect(findHighlight('104210-4610', '')).toBeNull()
})
