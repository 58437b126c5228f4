import { describe, expect, test } from 'vitest'
import { formatCookie, readCookie } from '#app/i18n/cookie.ts'

describe('section 9: cookies', () => {
  test('the default path is /, and SameSite is lax', () => {
    expect(formatCookie('i18n_redirected', 'en-US', { maxAgeDays: 365 })).toBe(
      'i18n_redirected=en-US; Max-Age=31536000; Path=/; SameSite=Lax',
    )
  })

  test('where origins are crossed SameSite is none, and the cookie secure', () => {
    expect(formatCookie('a', 'b', { maxAgeDays: 1, path: '/shop', isApiCrossOrigin: true })).toBe(
      'a=b; Max-Age=86400; Path=/shop; SameSite=None; Secure',
    )
  })

  test.each([
    ['i18n_redirected=de', 'de'],
    ['a=1; i18n_redirected=en-US; b=2', 'en-US'],
    ['xi18n_redirected=de', null],
    ['i18n_redirected=', ''],
    ['i18n_redirected=%E0%A4%A', null],
    ['', null],
  ])('of %j the language is %j', (cookies, value) => expect(readCookie(cookies, 'i18n_redirected')).toBe(value))

  test('what was written reads back, whatever signs are in it', () => {
    const [pair = ''] = formatCookie('a', 'x; y=z', { maxAgeDays: 1 }).split('; ')
    expect(readCookie(pair, 'a')).toBe('x; y=z')
  })
})
