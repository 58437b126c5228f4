import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { compileMessage } from '#app/i18n/compile-message.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
i18n.setMessagesCompiler(compileMessage)
const said = (message: string, values: Record<string, unknown> = {}) => i18n._(message, values, { message })

test.each([
  ['Plain words', {}, 'Plain words'],
  ["FAQ's & 5 o'clock", {}, "FAQ's & 5 o'clock"],
  ['Cart, {pieces} items', { pieces: 3 }, 'Cart, 3 items'],
  ['{0} of { total }', { 0: 1, total: 2 }, '1 of 2'],
  ['{n, plural, one {# part} other {# parts}}', { n: 1 }, '1 part'],
  ['{n, plural, one {# part} other {# parts}}', { n: 1200 }, '1,200 parts'],
  ['{n, plural, =0 {none} one {one of {name}} other {# of {name}}} left', { n: 0, name: 'x' }, 'none left'],
  ['{n, plural, =0 {none} one {one of {name}} other {# of {name}}} left', { n: 4, name: 'x' }, '4 of x left'],
  ['{who, select, a {Anna} other {someone}} # 1', { who: 'a' }, 'Anna # 1'],
  ["it''s '{braced}' {x}", { x: 1 }, "it's {braced} 1"],
])('%j is said as written', (message, values, expected) => {
  expect(said(message, values)).toBe(expected)
})
