import { expect, test } from 'vitest'
import { searchWays } from '#app/screens/listing/search-ways.ts'

test('a number with the letter O is offered with the digit, and shortened', () => {
  expect(searchWays('1O4210-461O')).toContain('1042104610')
  expect(searchWays('o ooi 107')[0]).toBe('0001107')
  expect(searchWays('104210-4619')).toEqual(['104210461', '104210'])
})

test('words are offered one by one, but not the search itself', () => {
  expect(searchWays('green gearbox starter')).toEqual(['green', 'gearbox', 'starter'])
  expect(searchWays('gearbox')).toEqual([])
})

test('a short number has nothing to shorten', () => {
  expect(searchWays('12A')).toEqual([])
})
