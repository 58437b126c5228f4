import { expect, test } from 'vitest'
import { redirectPath } from '#app/state/account/redirect-path.ts'

test('a path of ours is kept with its query', () => {
  expect(redirectPath('/accountOrder?tab=open#top')).toBe('/accountOrder?tab=open#top')
  expect(redirectPath('/')).toBe('/')
})

test('its language is left out: whoever chooses another at the sign-in stays in it', () => {
  expect(redirectPath('/de/accountOrder?tab=open#top')).toBe('/accountOrder?tab=open#top')
  expect([redirectPath('/de'), redirectPath('/de/login'), redirectPath('/xx/accountOrder')]).toEqual(['/', null, '/xx/accountOrder'])
})

test('the sign-in page is no way back from itself', () => {
  expect(redirectPath('/login?redirect=%2Flogin')).toBeNull()
  expect(redirectPath('/x/../login')).toBeNull()
  expect(redirectPath('/login/x')).toBe('/login/x')
})

test('section 8: external destinations are refused, however they are dressed up', () => {
  for (const text of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'accountOrder',
    '',
    null,
  ]) {
    expect(redirectPath(text)).toBeNull()
  }
})
