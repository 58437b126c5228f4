import { expect, test } from 'vitest'
import { heldError } from '#app/ui/held-error.ts'

test('section 2: code and message of an error address are shown', () => {
  expect(heldError({ code: '404', message: 'The shop does not have this.' })).toEqual({
    code: '404',
    message: 'The shop does not have this.',
  })
})

test('a code that is none and an endless message are not repeated', () => {
  expect(heldError({ code: '<b>', message: '  ' })).toEqual({ code: '', message: '' })
  expect(heldError({ code: '500', message: 'x'.repeat(1000) }).message).toHaveLength(300)
})
