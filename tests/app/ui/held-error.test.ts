import { expect, test } from 'vitest'
import { displayableError } from '#app/ui/held-error.ts'

test('section 2: code and message of an error address are shown', () => {
  expect(displayableError({ code: '404', message: 'The shop does not have this.' })).toEqual({
    code: '404',
    message: 'The shop does not have this.',
  })
})

test('a code that is none and an endless message are not repeated', () => {
  expect(displayableError({ code: '<b>', message: '  ' })).toEqual({ code: '', message: '' })
  expect(displayableError({ code: '500', message: 'x'.repeat(1000) }).message).toHaveLength(300)
})
