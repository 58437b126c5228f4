import { describe, expect, test } from 'vitest'
import { requiresToken, signInRedirect, signInUrl } from '#app/routes/guard.ts'
import { routes } from '#contract/routes.ts'

describe('section 6: the global guard', () => {
  test.each(['/', '/index', '/login', '/404', '/test', '/verify', '/accountDashboard'])('%s is open to guests', (path) => {
    expect(requiresToken(path)).toBe(false)
  })

  test.each([
    '/Error',
    '/Error?code=404',
    '/Errors',
    '/all',
    '/all/x',
    '/prod',
    '/prod/m/ST-1',
    '/production',
    '/products/x',
    '/marketing',
    '/marketing/gift/1',
  ])('%s begins with an open beginning', (path) => {
    expect(requiresToken(path)).toBe(false)
  })

  test.each([
    '/accountOrder',
    '/shoppingCart',
    '/collect',
    '/member/yourGift',
    '/login/x',
    '/verify/x',
    '/index/x',
    '/error',
    '/no/such/page',
    '/profile',
    '/viewHistory',
  ])('%s wants a stored token', (path) => {
    expect(requiresToken(path)).toBe(true)
  })

  test('every row of the route table agrees with the rule about who may see it', () => {
    for (const { path, visibleTo } of Object.values(routes))
      expect([path, requiresToken(path) ? 'member' : 'anyone']).toEqual([path, visibleTo])
  })

  test('a guest goes to /login with code 401, the wanted full path and the message, encoded as URLSearchParams does', () => {
    expect(signInRedirect('/accountOrder', '?status=open&q=a b', null)).toBe(
      '/login?code=401&redirect=%2FaccountOrder%3Fstatus%3Dopen%26q%3Da+b&message=Please+login+first.',
    )
  })

  test('what the address says reads back as it was written', () => {
    const query = new URLSearchParams(signInUrl('/shoppingCart?a=1&b=ü').split('?')[1])
    expect(Object.fromEntries(query)).toEqual({ code: '401', redirect: '/shoppingCart?a=1&b=ü', message: 'Please login first.' })
  })

  test('a member passes everywhere, a guest where it is open', () => {
    expect(signInRedirect('/accountOrder', '', 'a-token')).toBeNull()
    expect(signInRedirect('/prod/m/ST-1', '', null)).toBeNull()
  })
})
