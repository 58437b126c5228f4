import { expect, test } from 'vitest'
import { applicationText, searchOptions } from '#app/state/catalogue/search.ts'

test("section 3: where nothing is known of a part's application, it says 'unknow IVECO', letter by letter", () => {
  expect(applicationText({ goodsApplication: null })).toBe('unknow IVECO')
  expect(applicationText({ goodsApplication: '' })).toBe('unknow IVECO')
  expect(applicationText({ goodsApplication: 'BMW 3 Series' })).toBe('BMW 3 Series')
})

test('an empty box offers what was searched before, then what others search for, nothing twice', () => {
  expect(searchOptions({ text: ' ', list: { type: 'none' } }, ['bosch', '6203'], ['6203', '39MT'])).toEqual([
    { type: 'recent', text: 'bosch' },
    { type: 'recent', text: '6203' },
    { type: 'popular', text: '39MT' },
  ])
})

test('with text in the box only parts are offered', () => {
  expect(searchOptions({ text: 'b', list: { type: 'none' } }, ['bosch'], ['39MT'])).toEqual([])
})
